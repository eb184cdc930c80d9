// The pace: questions over the time spent on them, against the clock that the attempt had. The real exam's pace is said
// beside it and judges nothing.
import { useTexts } from '#client/base/language/language.tsx';
import {
  blanksOf,
  examPaceEnd,
  msUnusedOf,
  paceCurve,
  showsPace,
} from '#client/features/exam/report-view.ts';
import { restOf, spanOf } from '#client/features/exam/when.ts';
import type { ExamResult } from '#contract/exams.ts';
import { canBeKept, minutesAt, msEach } from '#domain/exam/exam-pace.ts';
import styles from './report.module.css';

const WIDTH = 600;
const HEIGHT = 400;
const MINUTE_MS = 60_000;

export function PaceChart({ result }: { result: ExamResult }) {
  const { pace: t, blank } = useTexts('report');
  const { pace, paper } = result;
  const { examPace } = paper;
  const curve = paceCurve(result);
  const last = curve.at(-1);
  const all = result.questions.length;
  const blanks = blanksOf(result.questions);
  const limit = pace.msLimit / MINUTE_MS;
  if (last === undefined) {
    return (
      <section aria-labelledby="pace" className={styles.pace}>
        <h2 id="pace">{t.title}</h2>
        <p className="muted">{showsPace(all - blanks) ? t.none : blank(blanks)}</p>
      </section>
    );
  }
  const examEnd = examPaceEnd(paper);
  const points = curve.map(({ x, y }) => `${x * WIDTH},${(1 - y) * HEIGHT}`).join(' ');
  const spent = Math.round(last.x * limit);
  const unused = msUnusedOf(result);
  return (
    <section aria-labelledby="pace" className={styles.pace}>
      <div className="head">
        <h2 id="pace">{t.title}</h2>
        <p className="small muted">
          {t.figure(spanOf(pace.msPerQuestion), spanOf(pace.msPerQuestionBudget))}
        </p>
      </div>
      <p aria-hidden="true" className="small muted">
        {t.axis}
      </p>
      <figure className={styles.chart}>
        <div aria-hidden="true" className={styles.y}>
          <span>{all}</span>
          {/* Of an odd number no question lies in the middle. */}
          <span>{all % 2 === 0 && all / 2}</span>
          <span>0</span>
        </div>
        <svg
          aria-label={t.chart(Math.round(last.y * all), spent, limit)}
          preserveAspectRatio="none"
          role="img"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        >
          <path
            className={styles.gl}
            d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`}
          />
          <path className={styles.bu} d={`M0 ${HEIGHT} ${WIDTH} 0`} />
          {examEnd !== null && (
            <path className={styles.ex} d={`M0 ${HEIGHT} ${WIDTH * examEnd} 0`} />
          )}
          <polyline className={styles.ac} points={points} />
        </svg>
        <i
          aria-hidden="true"
          className="end"
          style={{
            left: `calc(2.25rem + (100% - 2.25rem) * ${last.x})`,
            top: `calc((100% - 1.75rem) * ${1 - last.y})`,
          }}
        />
        <div aria-hidden="true" className={styles.x}>
          <span>{t.minutes(0)}</span>
          <span>{t.at(limit / 2)}</span>
          <span>{t.at(limit)}</span>
        </div>
      </figure>
      <ul aria-hidden="true" className={`${styles.lg} small muted`}>
        <li>
          <i className={styles.k1} />
          {t.you}
        </li>
        <li>
          <i className={styles.k3} />
          {t.even}
        </li>
        {examEnd !== null && (
          <li>
            <i className={styles.k4} />
            {t.exam}
          </li>
        )}
      </ul>
      {blanks > 0 && <p className="small muted">{blank(blanks)}</p>}
      {unused >= MINUTE_MS && <p className="small muted">{t.ahead(restOf(unused))}</p>}
      {examPace !== null && (
        <p className="small muted">
          {canBeKept(examPace)
            ? t.examText(spanOf(msEach(examPace)), all, minutesAt(examPace, all))
            : t.scenariosText(examPace.count, examPace.minutes, spanOf(msEach(examPace)))}
        </p>
      )}
    </section>
  );
}
