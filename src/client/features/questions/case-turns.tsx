// What would change the answer: a sentence of the case, what it could say instead, and what is best then.
import { useTexts } from '#client/base/language/language.tsx';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import type { Feedback } from '#contract/questions/questions.ts';

interface CaseTurnsProps {
  turns: Extract<Feedback, { type: 'gradient' }>['turns'];
  /** As they are shown. */
  options: readonly { id: string }[];
  lang: 'en' | undefined;
}

export function CaseTurns({ turns, options, lang }: CaseTurnsProps) {
  const t = useTexts('questions').turn;
  if (turns.length === 0) return null;
  const letterOf = (id: string) => optionLetter(options.findIndex((option) => option.id === id));
  return (
    <details>
      <summary>{t.title}</summary>
      {turns.map(({ replace, with: instead, ranking: [best = '', ...others], why }) => (
        <div className="turn" key={replace}>
          <p>{t.says}</p>
          <blockquote lang={lang}>{replace}</blockquote>
          <p>{t.instead}</p>
          <blockquote lang={lang}>{instead}</blockquote>
          <p>
            <b>{t.best(letterOf(best))}</b> <span lang={lang}>{why}</span>
          </p>
          <p className="small muted">{t.others(others.map(letterOf).join(', '))}</p>
        </div>
      ))}
    </details>
  );
}
