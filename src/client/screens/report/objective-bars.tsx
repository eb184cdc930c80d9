// How each objective went: bar, interval and pass line, with the numbers beside it. As in the score, what was left
// unanswered counts as wrong, and that is said.
import { RotateCcw } from 'lucide-react';
import type { CSSProperties } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { topicTone } from '#client/features/exam/accuracy.ts';
import { againAt } from '#client/features/exam/focus.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ExamResult } from '#contract/exams.ts';
import { isOfMissed } from '#domain/exam/counted-paper.ts';
import {
  lacksRanges,
  RANGE_FROM_ANSWERS,
  TOPIC_FROM_QUESTIONS,
  tellsShare,
  tellsTopicRange,
} from '#domain/exam/score-range.ts';
import { weakestFirst } from '#domain/exam/weakest-first.ts';
import objectivesStyles from './objectives.module.css';
import styles from './report.module.css';
import { Span } from './span.tsx';

export function ObjectiveBars({ result }: { result: ExamResult }) {
  const { objectives: t } = useTexts('report');
  const { topics } = useTexts('exam');
  const lang = contentLang(useLocale());
  const { passPercent: own, examPassPercent: exam } = result.paper;
  const hasLine = !isOfMissed(result.attempt.focus);
  const isPoints = result.score.maxPoints !== result.score.total;
  const { attempt, notReached = 0 } = result;
  const blank = attempt.total - attempt.answered - notReached;
  const openOf = ({ total, answered }: { total: number; answered: number }) => total - answered;
  const asked = weakestFirst(result.objectives);
  // Of a paper that was left early, topics that nobody answered would stand first and hide those that say something.
  const untouched = asked.filter((row) => openOf(row) === row.total);
  const rows = asked.filter((row) => !untouched.includes(row));
  if (attempt.answered === 0) return <NothingAnswered result={result} />;
  if (rows.length === 0) return null;
  const hasRange = ({ total }: { total: number }) => tellsTopicRange(result.attempt, total);
  const told = rows.filter(({ total }) => tellsShare(total)).length;
  const said = [
    ...(told > 1 ? [blank > 0 ? t.orderAnswered : t.order] : []),
    ...(blank > 0 ? [t.blank(blank)] : []),
    ...(lacksRanges(result.attempt, rows)
      ? [
          attempt.answered < RANGE_FROM_ANSWERS
            ? t.noIntervals(RANGE_FROM_ANSWERS)
            : t.noIntervalsOpen,
        ]
      : []),
    ...(told < rows.length
      ? [told === 0 ? t.allFew(TOPIC_FROM_QUESTIONS) : t.few(TOPIC_FROM_QUESTIONS)]
      : []),
  ];
  return (
    <section
      aria-labelledby="objectives"
      className={told > 0 ? styles.objs : `${styles.objs} ${objectivesStyles.counts}`}
    >
      <div className="head">
        <h2 id="objectives">{t.title}</h2>
        {rows.some(hasRange) && (
          <ul aria-hidden="true" className={`${styles.lg} small muted`}>
            <li>
              <i className={styles.k1} />
              {t.keyScore}
            </li>
            <li>
              <i className={styles.k2} />
              {t.keyInterval}
            </li>
          </ul>
        )}
      </div>
      {said.length > 0 && <p className="small muted">{said.join(' ')}</p>}
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t.objective}</th>
            {told > 0 && (
              <>
                <th className={objectivesStyles.plot} scope="col">
                  {!hasLine ? null : exam === null ? (
                    <Line at={own} isOfficial text={t.linePass(own)} />
                  ) : (
                    <>
                      <Line
                        at={Math.min(own, exam)}
                        isOfficial={exam < own}
                        text={exam < own ? t.lineExam(exam) : t.lineOwn(own)}
                      />
                      <Line
                        at={Math.max(own, exam)}
                        isOfficial={exam >= own}
                        isRight
                        text={exam < own ? t.lineOwn(own) : t.lineExam(exam)}
                      />
                    </>
                  )}
                </th>
                <th className="n" scope="col">
                  {t.score}
                </th>
              </>
            )}
            <th className="n" scope="col">
              {isPoints ? t.points : t.right}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.objectiveId}>
              <th scope="row">
                <span lang={lang}>{row.title}</span>
                {row.practiceKey !== null && row.percent < (exam ?? own) && (
                  <Go
                    aria-label={topics.practiseNamed(row.title)}
                    className={`link small ${objectivesStyles.practise}`}
                    to={addresses.practise(row.practiceKey, { topic: row.objectiveId })}
                  >
                    {topics.practise}
                  </Go>
                )}
              </th>
              {told > 0 && (
                <td className={objectivesStyles.plot}>
                  {tellsShare(row.total) && (
                    <Span
                      exam={exam}
                      hasRange={hasRange(row)}
                      own={hasLine ? own : null}
                      share={row}
                    />
                  )}
                  {hasRange(row) && <span className="vh">{t.between(row.low, row.high)}</span>}
                </td>
              )}
              {told > 0 && (
                <td className="n">
                  {tellsShare(row.total) && (
                    <b className={topicTone(row, exam ?? own)}>{t.percent(row.percent)}</b>
                  )}
                </td>
              )}
              <td className="n muted">
                {isPoints ? t.of(row.points, row.maxPoints) : t.of(row.right, row.total)}
                {openOf(row) > 0 && (
                  <small className={objectivesStyles.open}> {t.leftOpen(openOf(row))}</small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {untouched.length > 0 && (
        <details className="small muted">
          <summary>{t.untouched(untouched.length)}</summary>
          <ul>
            {untouched.map(({ objectiveId, title, total }) => (
              <li key={objectiveId}>
                <span lang={lang}>{title}</span> {t.leftOpen(total)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** An empty paper says nothing of any topic: bars of 0% would call each of them weak. */
function NothingAnswered({ result: { attempt, paper } }: { result: ExamResult }) {
  const { objectives: t, again, againQuick } = useTexts('report');
  return (
    <section aria-labelledby="objectives" className={styles.objs}>
      <h2 id="objectives">{t.title}</h2>
      <p className="muted">{t.nothingAnswered}</p>
      <Go className="btn btn-line" to={againAt(paper, attempt.focus)}>
        <Icon of={RotateCcw} />
        {paper.kind === 'simulation' ? again : againQuick}
      </Go>
    </section>
  );
}

interface LineProps {
  at: number;
  text: string;
  isOfficial: boolean;
  /** Stands right of its line, so that two lines do not cover each other's names. */
  isRight?: boolean;
}

function Line({ at, text, isOfficial, isRight = false }: LineProps) {
  return (
    <span
      className={objectivesStyles.pl}
      data-official={isOfficial ? '' : undefined}
      data-right={isRight || at < 40 ? '' : undefined}
      style={{ '--at': `${at}%` } as CSSProperties}
    >
      {text}
    </span>
  );
}
