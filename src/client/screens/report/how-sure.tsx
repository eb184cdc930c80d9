// What was said of the answers, and what became of them: to be sure of what is wrong costs most.
import { useSearchText } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { surenessOf } from '#client/features/exam/report-view.ts';
import type { ReviewQuestion } from '#contract/exams.ts';
import { toReview } from './to-review.ts';

export function HowSure({ questions }: { questions: readonly ReviewQuestion[] }) {
  const { sureness: t, objectives } = useTexts('report');
  const [, setSearch] = useSearchText();
  const rows = surenessOf(questions);
  if (rows.length === 0) return null;
  const sure = rows.find(({ said }) => said === 'sure');
  const guess = rows.find(({ said }) => said === 'guess');
  const sureWrong = sure === undefined ? 0 : sure.total - sure.right;
  return (
    <div data-testid="how-sure">
      <h2>{t.title}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t.said}</th>
            <th className="n" scope="col">
              {objectives.right}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ said, right, total }) => (
            <tr key={said}>
              <th scope="row">{t[said]}</th>
              <td className="n">{objectives.of(right, total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sureWrong > 0 && (
        <p className="muted">
          {t.sureWrong(sureWrong)}{' '}
          <button
            className="link"
            onClick={() => {
              setSearch({ show: 'sure' });
              toReview();
            }}
            type="button"
          >
            {t.show}
          </button>
        </p>
      )}
      {sure !== undefined && sureWrong === 0 && <p className="muted">{t.holds}</p>}
      {guess !== undefined && guess.right > 0 && (
        <p className="muted">{t.guessRight(guess.right)}</p>
      )}
    </div>
  );
}
