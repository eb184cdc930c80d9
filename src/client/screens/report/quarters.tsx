// The paper in four parts by number: tiring shows in the last one.

import type { CSSProperties } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { isTired, quarterPercent } from '#client/features/exam/report-view.ts';
import type { ExamResult } from '#contract/exams.ts';
import styles from './report.module.css';

export function Quarters({ quarters }: { quarters: ExamResult['pace']['quarters'] }) {
  const { quarters: t } = useTexts('report');
  const tired = isTired(quarters);
  if (quarters.length === 0) return null;
  return (
    <div>
      <h2>{t.title}</h2>
      <ol className={styles.quart}>
        {quarters.map((quarter, at) => {
          const { from, to, right, total, points, maxPoints } = quarter;
          const isPoints = maxPoints !== total;
          return (
            <li className={tired && at === quarters.length - 1 ? styles.low : undefined} key={from}>
              <i
                aria-hidden="true"
                style={{ '--v': `${quarterPercent(quarter)}%` } as CSSProperties}
              />
              <b aria-hidden="true">{isPoints ? points : right}</b>
              <span className="vh">
                {isPoints ? t.points(points, maxPoints) : t.bar(right, total)}
              </span>
              <small>{t.range(from, to)}</small>
            </li>
          );
        })}
      </ol>
      <p className="muted">{tired ? t.tired : t.steady}</p>
    </div>
  );
}
