// The blocks between breaks: what each earned and took, and whether the last one fell behind.
import { useTexts } from '#client/base/language/language.tsx';
import { spanOf } from '#client/features/exam/when.ts';
import type { ExamResult } from '#contract/exams.ts';

export function BlockScores({ result }: { result: ExamResult }) {
  const { blocks: t, objectives } = useTexts('report');
  const { blocks, fatigue, pace } = result;
  return (
    <div data-testid="blocks">
      <h2>{t.title}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t.block}</th>
            <th className="n" scope="col">
              {objectives.right}
            </th>
            <th className="n" scope="col">
              {t.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {blocks.map(({ from, to, right, total, answered, msSpent }) => (
            <tr key={from}>
              <th scope="row">{t.range(from, to)}</th>
              <td className="n">{objectives.of(right, total)}</td>
              <td className="n">{answered === 0 ? '–' : spanOf(Math.round(msSpent / answered))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{t.budget(spanOf(pace.msPerQuestionBudget))}</p>
      <p className="muted">{t.fatigue[fatigue]}</p>
    </div>
  );
}
