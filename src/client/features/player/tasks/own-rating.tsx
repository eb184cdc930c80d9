// One's own work beside the model answer, and the rubric to rate it by.

import { CloudUpload } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { Ratings } from '#client/features/player/player-writes.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { TaskOutcome } from '#contract/tasks/tasks.ts';
import { Picks } from './picks.tsx';
import styles from './results.module.css';
import type { WrittenPair } from './task-ui.ts';
import type { Rating } from './use-rating.ts';

const grades: readonly Rating[] = ['full', 'half', 'none'];

interface OwnRatingProps {
  stepId: string;
  /** The case that both are about; null where one's own work may be about another than the example's. */
  caseTitle: string | null;
  written: readonly WrittenPair[];
  outcome: TaskOutcome;
  ratings: Ratings;
  isLate: boolean;
  onRate: (lineId: string, rating: Rating) => void;
}

export function OwnRating(props: OwnRatingProps) {
  const { stepId, caseTitle, written, outcome, ratings, isLate, onRate } = props;
  const locale = useLocale();
  const t = useTexts('tasks');
  const lang = contentLang(locale);
  // Several have names of their own, one level above.
  const Heading = written.some(({ label }) => label !== null) ? 'h3' : 'h2';
  const left = outcome.rubric.filter((line) => ratings[line.id] === undefined).length;
  return (
    <>
      <div className={styles.beside}>
        {written.map((pair) => (
          <section key={pair.id}>
            {pair.label !== null && <h2 lang={lang}>{pair.label}</h2>}
            <div>
              <Heading>{t.result.own}</Heading>
              <p className={styles.saidOwn}>{pair.own}</p>
            </div>
            <div className={styles.model}>
              <Heading>{caseTitle === null ? t.result.model : t.result.modelOf(caseTitle)}</Heading>
              <p lang={lang}>{pair.model}</p>
            </div>
          </section>
        ))}
      </div>
      <section aria-labelledby={`${stepId}-rate`} className={styles.rate} data-work>
        <h2 id={`${stepId}-rate`}>{t.rating.title}</h2>
        <p className="muted">{caseTitle === null ? t.rating.textOfExample : t.rating.text}</p>
        <ul className={styles.parts}>
          {outcome.rubric.map((line) => (
            <li key={line.id}>
              <fieldset className={styles.part}>
                <legend lang={lang}>{line.text}</legend>
                <Picks
                  chosen={ratings[line.id]}
                  name={`${stepId}-${line.id}`}
                  onPick={(rating) => onRate(line.id, rating)}
                  options={grades.map((id) => ({
                    id,
                    text: (
                      <>
                        <b>{t.rating[id]}</b> <span lang={lang}>{line[id]}</span>
                      </>
                    ),
                  }))}
                />
              </fieldset>
            </li>
          ))}
        </ul>
        <p className="small muted" role="status">
          {left > 0 && t.rating.left(left)}
          {isLate && (
            <span className={styles.late}>
              <Icon of={CloudUpload} size="s" />
              {t.rating.failed}
            </span>
          )}
        </p>
      </section>
    </>
  );
}
