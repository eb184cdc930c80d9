// The paper in four parts by number: tiring shows in the last one. Blanks are in none of them,
// so that with blanks each says of how many answers it speaks.

import type { CSSProperties } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { blanksOf } from '#client/features/exam/report-view.ts';
import type { ExamResult } from '#contract/exams.ts';
import { shareOfQuarter, tiringOf } from '#domain/exam/answering-pace.ts';
import styles from './report.module.css';

/** @param isPaced whether the pace stands above, which says how many questions were left open */
export function Quarters({ result, isPaced }: { result: ExamResult; isPaced: boolean }) {
  const { quarters: t, blank, review } = useTexts('report');
  const { quarters } = result.pace;
  const tiring = tiringOf(quarters);
  const lowFrom = quarters.length - (tiring === 'half' ? 2 : tiring === 'fall' ? 1 : 0);
  const says = { few: null, none: t.steady, fall: t.tired, half: t.tiredHalf }[tiring];
  const blanks = blanksOf(result.questions);
  return (
    <div>
      <h2>{t.title}</h2>
      <ol className={styles.quart}>
        {quarters.map((quarter, at) => {
          const { from, to, right, total, points, maxPoints } = quarter;
          const isPoints = maxPoints !== total;
          return (
            <li className={at >= lowFrom ? styles.low : undefined} key={from}>
              <i
                aria-hidden="true"
                style={{ '--v': `${shareOfQuarter(quarter)}%` } as CSSProperties}
              />
              <b aria-hidden="true">
                {total === 0 ? '–' : isPoints ? points : right}
                {total > 0 && blanks > 0 && `/${isPoints ? maxPoints : total}`}
              </b>
              <span className="vh">
                {total === 0
                  ? review.unanswered
                  : isPoints
                    ? t.points(points, maxPoints)
                    : t.bar(right, total)}
              </span>
              <small>{t.range(from, to)}</small>
            </li>
          );
        })}
      </ol>
      {says !== null && <p className="muted">{says}</p>}
      {blanks > 0 && !isPaced && <p className="muted">{blank(blanks)}</p>}
    </div>
  );
}
