// Attempts in a list: each leads to its report, a running one back into it.

import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { usePaperName } from '#client/base/paper-name.ts';
import { momentOf } from '#client/base/use-moment.ts';
import type { AttemptSummary } from '#contract/exams.ts';
import { isHalfOpen, isOfMissed, leftOutBy } from '#domain/exam/counted-paper.ts';
import { countsOfFew } from '#domain/exam/shown-score.ts';
import { namedTopics } from './focus.ts';
import styles from './papers.module.css';
import { TopicNames } from './topic-names.tsx';
import { clockOf, type Reader } from './when.ts';

interface AttemptListProps {
  attempts: readonly AttemptSummary[];
  reader: Reader;
}

export function AttemptList({ attempts, reader }: AttemptListProps) {
  const t = useTexts('attempts');
  const { running } = useTexts('exam');
  const { few: fewText } = useTexts('actions');
  const nameOf = usePaperName();
  return (
    <table aria-label={t.table} className={`table ${styles.past}`}>
      <thead>
        <tr>
          <th scope="col">{t.paper}</th>
          <th scope="col">{t.when}</th>
          <th scope="col">{t.result}</th>
          <th className="n" scope="col">
            {t.took}
          </th>
          <th className="n" scope="col">
            {t.score}
          </th>
        </tr>
      </thead>
      <tbody>
        {attempts.map((attempt) => {
          const when = momentOf(attempt.startedAt, reader);
          const isOpen = attempt.state === 'open';
          const few = countsOfFew(attempt);
          const name = nameOf(attempt.paperTitle, attempt.focus);
          return (
            <tr key={attempt.id}>
              <th scope="row">
                <Go
                  aria-label={isOpen ? running.resumeNamed(name.label) : t.report(name.label, when)}
                  className="link"
                  lang={name.lang}
                  to={
                    isOpen
                      ? addresses.attempt(attempt.paperKey)
                      : addresses.report(attempt.paperKey, attempt.id)
                  }
                >
                  {name.label}
                </Go>
                {namedTopics(attempt.focus).length > 0 && (
                  <small className="muted">
                    <TopicNames focus={attempt.focus} />
                  </small>
                )}
              </th>
              <td>
                {/* On a phone no head of the column is seen. */}
                <span aria-hidden="true" className={styles.whenWord}>
                  {t.when}:{' '}
                </span>
                {when}
              </td>
              <td>
                <Result attempt={attempt} />
              </td>
              <td className="n">{attempt.msTaken === null ? '' : clockOf(attempt.msTaken)}</td>
              <td className="n">
                {attempt.percent !== null && (
                  <b>
                    {few === null
                      ? t.percent(attempt.percent)
                      : fewText(few.reached, few.outOf, few.isPoints)}
                  </b>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Colour is for what counts. */
const chipOf = (attempt: AttemptSummary): string =>
  leftOutBy(attempt) !== null ? 'chip' : attempt.passed ? 'chip chip-good' : 'chip chip-bad';

function Result({ attempt }: { attempt: AttemptSummary }) {
  const t = useTexts('attempts');
  const { halfOpen, notCounted } = useTexts('exam');
  if (attempt.state === 'open') return <span className="chip chip-accent">{t.open}</span>;
  if (attempt.passed === null) return <span className="chip">{t.grading}</span>;
  const leftOut = leftOutBy(attempt);
  return (
    <span className="chips">
      {/* Nobody passes or fails missed questions, nor a paper of which less than half was answered: as its report says. */}
      {!isOfMissed(attempt.focus) && (
        <span className={chipOf(attempt)}>
          {isHalfOpen(attempt) ? halfOpen : attempt.passed ? t.passed : t.failedLine}
        </span>
      )}
      {leftOut !== null && (
        <span className={leftOut === 'missed' ? 'chip' : 'chip chip-warn'}>
          {notCounted[leftOut]}
        </span>
      )}
      {attempt.state === 'expired' && <span className="chip chip-warn">{t.expired}</span>}
    </span>
  );
}
