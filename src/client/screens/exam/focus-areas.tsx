// Focus areas: what went wrong too often, and the paper that is made of it.
import { ArrowRight } from 'lucide-react';
import { addresses, weakAreasPaper } from '#client/app/addresses.ts';
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import { useLocale } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { focusAreas } from '#client/features/exam/overview.ts';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ExamOverview } from '#contract/exams.ts';
import { WEAK_BELOW } from '#domain/readiness/weak-areas.ts';

export function FocusAreas({ overview }: { overview: ExamOverview }) {
  const { focus: t } = useExamTexts().exam;
  const lang = contentLang(useLocale());
  const { state, topics } = focusAreas(overview);
  const hasPaper = overview.papers.some(({ key }) => key === weakAreasPaper);
  return (
    <section aria-labelledby="focus" className="focus">
      <h2 id="focus">{t.title}</h2>
      {state === 'weak' ? (
        <>
          <p className="muted">{t.lead(WEAK_BELOW)}</p>
          <ol>
            {topics.map(({ objectiveId, title, percent, total }) => (
              <li key={objectiveId}>
                <b lang={lang}>{title}</b>
                {percent !== null && (
                  <span className="small muted">{t.figure(percent, total)}</span>
                )}
              </li>
            ))}
          </ol>
          <Go className="btn btn-line" to={hasPaper ? addresses.examReview() : addresses.path()}>
            {hasPaper ? t.review : t.path}
            <Icon of={ArrowRight} />
          </Go>
        </>
      ) : (
        <p className="muted">{state === 'early' ? t.early : t.none}</p>
      )}
    </section>
  );
}
