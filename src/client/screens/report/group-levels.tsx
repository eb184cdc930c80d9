// How each group of the outline went, in the levels of the exam where the paper has them.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { ExamResult } from '#contract/exams.ts';
import bars from './objectives.module.css';
import styles from './report.module.css';

export function GroupLevels({ result: { groups, levels } }: { result: ExamResult }) {
  const { levels: t, objectives } = useTexts('report');
  const lang = contentLang(useLocale());
  if (levels === null || groups.length === 0) return null;
  return (
    <section aria-labelledby="levels" className={styles.objs} data-testid="levels">
      <h2 id="levels">{t.title}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t.group}</th>
            <th scope="col">{t.level}</th>
            <th className="n" scope="col">
              {objectives.score}
            </th>
            <th className="n" scope="col">
              {t.between}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, level, percent, low, high }) => (
            <tr key={title}>
              <th lang={lang} scope="row">
                {title}
              </th>
              <td lang={lang}>
                <b>{level}</b>
              </td>
              <td className="n">{objectives.percent(percent)}</td>
              <td className={`n muted ${bars.span}`}>
                {/* On a phone no head of the column is seen. */}
                <span aria-hidden="true" className="only-s">
                  {t.between}:{' '}
                </span>
                {t.span(low, high)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
    </section>
  );
}
