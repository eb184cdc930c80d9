// Focus areas: what went wrong too often, the ways to practise it, and the paper that is made of it.
import { ArrowRight } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useIsPhone } from '#client/base/is-phone.ts';
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

/** As many as leave exam mode a short way; the list by topic has them all. */
const SHOWN = 4;
const SHOWN_ON_PHONE = 3;

export function FocusAreas({ overview }: { overview: ExamOverview }) {
  const { focus: t } = useTexts('exam');
  const lang = contentLang(useLocale());
  const most = useIsPhone() ? SHOWN_ON_PHONE : SHOWN;
  const courseKey = useSelectedCourse();
  const { state, topics, isAimed } = focusAreas(overview);
  if (state !== 'weak') return null;
  const hasPaper = overview.papers.some(({ key }) => key === weakAreasOf(courseKey));
  return (
    <section aria-labelledby="focus" className={`${styles.topics} ${styles.focus}`}>
      <div className={styles.focusHead}>
        <h2 id="focus">{t.title}</h2>
        {(isAimed || !hasPaper) && (
          <Go className="btn btn-line" to={hasPaper ? addresses.examReview() : addresses.path()}>
            {hasPaper ? t.review : t.path}
            <Icon of={ArrowRight} />
          </Go>
        )}
      </div>
      <p className="small muted">
        <span className="not-s">{t.lead(WEAK_BELOW, LATEST, WEAK_FROM_ANSWERS)} </span>
        {topics.length > most && t.weakest(most, topics.length)}
      </p>
      <ol>
        {topics.slice(0, most).map((topic) => (
          <li key={topic.objectiveId}>
            <b lang={lang}>{topic.title}</b>
            <span className={`small muted ${styles.acc}`}>
              {t.figure(topic.right, topic.answers, topic.percent)}
            </span>
            <PracticeWays
              look="link"
              papers={overview.papers}
              practices={topic.practices}
              topic={topic}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
