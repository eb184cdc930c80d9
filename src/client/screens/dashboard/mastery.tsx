// How well each group of the course's outline is mastered, by the learner's own answers.
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang, localized } from '#client/base/language/localized.ts';
import { Bar } from '#client/ui/bar.tsx';
import type { Dashboard } from '#contract/progress.ts';
import { MASTERY_FROM_ANSWERS } from '#domain/readiness/group-mastery.ts';
import { LATEST } from '#domain/readiness/weak-areas.ts';
import styles from './mastery.module.css';

type Topics = NonNullable<Dashboard['mastery']>['groups'][number]['topics'];

/** Topics whose share rests on one to four answers: a figure over them says less than it seems to. */
const thin = (topics: Topics): number =>
  topics.filter(({ answers }) => answers > 0 && answers < MASTERY_FROM_ANSWERS).length;

export function Mastery({ mastery }: { mastery: NonNullable<Dashboard['mastery']> }) {
  const locale = useLocale();
  const { mastery: t, percent: shown } = useTexts('dashboard');
  const { name, weighedAs, groups } = mastery;
  const hasFigure = groups.some(({ percent }) => percent !== null);
  return (
    <section aria-labelledby="mastery" className={`card ${styles.mastery}`}>
      <header>
        <h2 id="mastery">{localized(name, locale)}</h2>
        <p className="muted">
          {hasFigure ? t.about(LATEST, weighedAs) : t.counts(MASTERY_FROM_ANSWERS)}
        </p>
      </header>
      <dl>
        {groups.map(({ title, percent, answers, answered, all, topics, practice }) => (
          <div key={title}>
            <dt lang={contentLang(locale)}>{title}</dt>
            <dd className={styles.figure}>{percent === null ? '–' : shown(percent)}</dd>
            {percent !== null && (
              <dd className={styles.viz}>
                <Bar value={percent} />
              </dd>
            )}
            <dd className="small muted">
              {percent !== null
                ? `${t.from(answers)} · ${t.topics(answered, all, thin(topics), MASTERY_FROM_ANSWERS)}`
                : answers > 0
                  ? t.few(answers, MASTERY_FROM_ANSWERS)
                  : t.none}{' '}
              {practice && (
                <Go
                  aria-label={t.practiseNamed(title)}
                  className="link"
                  to={addresses.practise(practice.paperKey, practice)}
                >
                  {t.practise}
                </Go>
              )}
              {percent !== null && topics.length > 1 && (
                <details>
                  <summary aria-label={t.sumNamed(title)}>{t.sum}</summary>
                  <ul>
                    {topics.map((topic) => (
                      <li key={topic.id}>
                        <span lang={contentLang(locale)}>{topic.title}</span>
                        <span>{t.topic(topic.weightPercent, topic.right, topic.answers)}</span>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
