// How each way on deals with the facts of the case: what makes the scores.
import { useTexts } from '#client/base/language/language.tsx';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import type { Feedback } from '#contract/questions/questions.ts';

interface FactsGridProps {
  feedback: Extract<Feedback, { type: 'gradient' }>;
  /** As they are shown. */
  options: readonly { id: string }[];
  lang: 'en' | undefined;
}

export function FactsGrid({ feedback, options, lang }: FactsGridProps) {
  const t = useTexts('questions');
  const columns = options.map(({ id }, index) => ({
    id,
    letter: optionLetter(index),
    facts: feedback.reasons.find(({ optionId }) => optionId === id)?.facts ?? [],
  }));
  return (
    <details>
      <summary>{t.facts}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys */}
      <section aria-label={t.facts} className="wide" tabIndex={0}>
        <table className="facts-grid">
          <thead>
            <tr>
              <th scope="col">{t.fact}</th>
              {columns.map(({ id, letter }) => (
                <th key={id} scope="col">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {feedback.facts.map((fact, at) => (
              <tr key={fact}>
                <th lang={lang} scope="row">
                  {fact}
                </th>
                {columns.map(({ id, facts }) => {
                  const cover = facts[at] ?? 'no';
                  return (
                    <td data-cover={cover} key={id}>
                      {t.cover[cover]}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
