// The paper in four parts by number: tiring shows in the last one, among what was answered. Each says how many of all its
// questions were right, as the total does, and beside that what was left open.

import type { CSSProperties } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import type { ExamResult } from '#contract/exams.ts';
import { sharesOfAsked, tiringOf } from '#domain/exam/answering-pace.ts';
import styles from './report.module.css';

export function Quarters({ result }: { result: Pick<ExamResult, 'pace'> }) {
  const { quarters: t, review } = useTexts('report');
  const { quarters } = result.pace;
  const tiring = tiringOf(quarters);
  const lowFrom = quarters.length - (tiring === 'half' ? 2 : tiring === 'fall' ? 1 : 0);
  const says = { few: null, none: t.steady, fall: t.tired, half: t.tiredHalf }[tiring];
  const hasOpen = quarters.some(({ asked, total }) => asked > total);
  return (
    <div>
      <h2>{t.title}</h2>
      <ol className={styles.quart}>
        {quarters.map((quarter, at) => {
          const { from, to, right, asked, total, points, askedMaxPoints } = quarter;
          const isPoints = askedMaxPoints !== asked;
          const shares = sharesOfAsked(quarter);
          return (
            <li className={at >= lowFrom ? styles.low : undefined} key={from}>
              <i
                aria-hidden="true"
                style={{ '--v': `${shares.right}%`, '--o': `${shares.open}%` } as CSSProperties}
              />
              <b aria-hidden="true">
                {total === 0 ? '–' : isPoints ? points : right}
                {total > 0 && hasOpen && `/${isPoints ? askedMaxPoints : asked}`}
              </b>
              <span className="vh">
                {total === 0
                  ? review.unanswered
                  : isPoints
                    ? t.points(points, askedMaxPoints)
                    : t.bar(right, asked)}
              </span>
              <small>{t.range(from, to)}</small>
              {asked > total && <small>{t.leftOpen(asked - total)}</small>}
            </li>
          );
        })}
      </ol>
      {says !== null && (
        <p className="muted">
          {says} {hasOpen && t.judged}
        </p>
      )}
    </div>
  );
}
