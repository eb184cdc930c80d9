// How each group of the outline went, in the levels of the exam where the paper has them.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { ExamResult } from '#contract/exams.ts';
import { tellsLevel } from '#domain/exam/score-range.ts';
import bars from './objectives.module.css';
import styles from './report.module.css';

/** Of an attempt that says nothing of what somebody knows no level is told, nor its interval, but why. */
export function GroupLevels({ result: { attempt, groups, levels } }: { result: ExamResult }) {
  const { levels: t, objectives } = useTexts('report');
  const lang = contentLang(useLocale());
  if (levels === null || groups.length === 0) return null;
  const hasLevels = tellsLevel(attempt);
  return (
    <section aria-labelledby="levels" className={styles.objs} data-testid="levels">
      <h2 id="levels">{hasLevels ? t.title : t.plainTitle}</h2>
      {!hasLevels && <p className="muted">{attempt.implausible ? t.tooQuick : t.half}</p>}
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t.group}</th>
            {hasLevels && <th scope="col">{t.level}</th>}
            <th className="n" scope="col">
              {objectives.score}
            </th>
            {hasLevels && (
              <th className="n" scope="col">
                {t.between}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, level, percent, low, high }) => (
            <tr key={title}>
              <th lang={lang} scope="row">
                {title}
              </th>
              {hasLevels && (
                <td lang={lang}>
                  <b>{level}</b>
                </td>
              )}
              <td className="n">{objectives.percent(percent)}</td>
              {hasLevels && (
                <td className={`n muted ${bars.span}`}>
                  {/* On a phone no head of the column is seen. */}
                  <span aria-hidden="true" className="only-s">
                    {t.between}:{' '}
                  </span>
                  {t.span(low, high)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {hasLevels && (
        <>
          <p className="small muted" lang={lang}>
            {levels.note}
          </p>
          <ul className={`${styles.levels} small muted`}>
            {levels.list
              .filter(({ from }) => from > 0)
              .map(({ name, from }) => (
                <li key={name}>
                  <span lang={lang}>{name}</span> {t.from(from)}
                </li>
              ))}
          </ul>
        </>
      )}
    </section>
  );
}
