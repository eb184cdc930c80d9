// What a practice of missed questions asks again.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import styles from './paper.module.css';
import type { FocusChoice } from './use-focus.ts';

type Told = Pick<FocusChoice, 'besides' | 'focus' | 'length' | 'pools' | 'topics'>;

/**
 * What comes back, how many questions that is, and where they were missed.
 * @param choice null where one runs
 */
export function MissedLead({ choice }: { choice: Told | null }) {
  const { missed: t } = useTexts('exam');
  const lang = contentLang(useLocale());
  const topic = choice?.topics.find(({ objectiveId }) => objectiveId === choice.focus.objectiveId);
  return (
    <>
      <p className={styles.lead}>{t.text}</p>
      {choice?.pools != null && choice.pools.missed > 0 && (
        <p>
          {topic && (
            <>
              <b lang={lang}>{topic.title}</b>:{' '}
            </>
          )}
          {t.waiting(
            choice.pools.missed,
            choice.length,
            choice.focus.clock === true,
            choice.besides.leftOpen,
          )}
          {choice.besides.inLessons > 0 && (
            <small className={`muted ${styles.from}`}>
              {t.from(choice.pools.missed - choice.besides.inLessons, choice.besides.inLessons)}
            </small>
          )}
        </p>
      )}
    </>
  );
}
