// Focus areas: what went wrong too often, the ways to practise it, and the paper that is made of it.
import { ArrowRight } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { weakAreasOf } from '#client/base/paper-address.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { focusAreas } from '#client/features/exam/overview.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ExamOverview } from '#contract/exams.ts';
import { LATEST, WEAK_BELOW, WEAK_FROM_ANSWERS } from '#domain/readiness/weak-areas.ts';
import styles from './exam.module.css';
import { PracticeWays } from './practice-ways.tsx';

export function FocusAreas({ overview }: { overview: ExamOverview }) {
  const { focus: t } = useTexts('exam');
  const lang = contentLang(useLocale());
  const courseKey = useSelectedCourse();
  const { state, topics, isAimed } = focusAreas(overview);
  if (state !== 'weak') return null;
  const hasPaper = overview.papers.some(({ key }) => key === weakAreasOf(courseKey));
  return (
    <section aria-labelledby="focus" className={styles.focus}>
      <h2 id="focus">{t.title}</h2>
      <p className="small muted">{t.lead(WEAK_BELOW, LATEST, WEAK_FROM_ANSWERS)}</p>
      <ol>
        {topics.map((topic) => (
          <li key={topic.objectiveId}>
            <b lang={lang}>{topic.title}</b>
            <span className="small muted">{t.figure(topic.percent, topic.answers)}</span>
            <PracticeWays
              look="link"
              papers={overview.papers}
              practices={topic.practices}
              topic={topic}
            />
          </li>
        ))}
      </ol>
      {(isAimed || !hasPaper) && (
        <Go className="btn btn-line" to={hasPaper ? addresses.examReview() : addresses.path()}>
          {hasPaper ? t.review : t.path}
          <Icon of={ArrowRight} />
        </Go>
      )}
    </section>
  );
}
