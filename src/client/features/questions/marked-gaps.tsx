// Gap by gap: what was put there and what is right, each with its reason; the others are folded.
import { Check, Minus, X } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { choiceWord } from '#client/ui/answering/option-list.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { GapResult, OptionResult } from './gap-results.ts';
import '#client/ui/answering/marked-rows.css';

interface MarkedGapsProps {
  gaps: readonly GapResult[];
  lang: 'en' | undefined;
}

export function MarkedGaps({ gaps, lang }: MarkedGapsProps) {
  const player = useTexts('player');
  const t = useTexts('questions');
  return (
    <ol className="marked">
      {gaps.map(({ id, number, isRight, given, first, rest, before }) => (
        <li data-r={isRight ? 'right' : 'wrong'} key={id}>
          <h3>{t.gap(number)}</h3>
          <ul className="choices">
            {given === null && (
              <li data-r="wrong">
                <span className="tag">
                  <Icon of={Minus} size="s" />
                  {t.nothing}
                </span>
              </li>
            )}
            {first.map((option) => (
              <Choice
                key={option.id}
                lang={lang}
                option={option}
                word={choiceWord(player, option, given !== null)}
              />
            ))}
          </ul>
          {before !== undefined && (
            <p className="before">
              <small>{t.firstAnswer}</small>{' '}
              {before === null ? t.nothing : <span lang={lang}>{before}</span>}
            </p>
          )}
          {rest.length > 0 && (
            <details>
              <summary>{player.rest(rest.length)}</summary>
              <ul className="choices">
                {rest.map((option) => (
                  <Choice key={option.id} lang={lang} option={option} word={null} />
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

interface ChoiceProps {
  option: OptionResult;
  /** None where it was neither chosen nor right. */
  word: string | null;
  lang: 'en' | undefined;
}

function Choice({ option: { text, why, isRight }, word, lang }: ChoiceProps) {
  return (
    <li data-r={word === null ? 'rest' : isRight ? 'right' : 'wrong'}>
      {word !== null && (
        <span className="tag">
          <Icon of={isRight ? Check : X} size="s" />
          {word}
        </span>
      )}
      <div>
        <b lang={lang}>{text}</b>
        <p className="because" lang={lang}>
          {why}
        </p>
      </div>
    </li>
  );
}
