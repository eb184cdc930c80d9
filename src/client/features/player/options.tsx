// The options of a question: large targets with letter keys; they stay in place once answered.
import { Check, X } from 'lucide-react';
import { useTexts } from '#client/app/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { type CheckStep, type OptionResult, optionResult } from './answer-sheet.ts';
import { optionLetter } from './player-keys.ts';

interface OptionsProps {
  step: CheckStep;
  labelledBy: string;
  chosen: readonly string[];
  isLocked: boolean;
  onChoose: (optionId: string) => void;
}

export function Options({ step, labelledBy, chosen, isLocked, onChoose }: OptionsProps) {
  const { type, options } = step.question;
  const isMany = type === 'ms';
  return (
    <fieldset
      aria-labelledby={labelledBy}
      className="opts"
      data-many={isMany ? '' : undefined}
      role={isMany ? 'group' : 'radiogroup'}
    >
      {options.map((option, index) => (
        <label className="opt" key={option.id}>
          <input
            aria-disabled={isLocked}
            checked={chosen.includes(option.id)}
            name={step.id}
            onChange={() => {
              if (!isLocked) onChoose(option.id);
            }}
            type={isMany ? 'checkbox' : 'radio'}
            value={option.id}
          />
          <kbd>{optionLetter(index)}</kbd>
          <span>{option.text}</span>
          <span />
        </label>
      ))}
    </fieldset>
  );
}

/** The same options with the verdict: each says in words what it is. */
export function AnsweredOptions({ step }: { step: CheckStep }) {
  const t = useTexts().player;
  const { verdict, question } = step;
  return (
    <ul
      aria-label={verdict === null ? t.options : t.outcome}
      className="opts"
      data-many={question.type === 'ms' ? '' : undefined}
    >
      {question.options.map((option, index) => {
        const result = verdict === null ? 'rest' : optionResult(verdict, option.id);
        const isChosen = verdict?.chosen.includes(option.id) ?? false;
        return (
          <li className="opt" data-r={result} key={option.id}>
            <kbd>{optionLetter(index)}</kbd>
            <span>{option.text}</span>
            <Tag isChosen={isChosen} result={result} />
          </li>
        );
      })}
    </ul>
  );
}

function Tag({ result, isChosen }: { result: OptionResult; isChosen: boolean }) {
  const t = useTexts().player;
  if (result === 'rest') return <span />;
  const isRight = result !== 'wrong';
  const word = { wrong: t.yours, missed: t.missed, right: isChosen ? t.yoursRight : t.right };
  return (
    <span className="tag">
      <Icon of={isRight ? Check : X} size="s" />
      {word[result]}
    </span>
  );
}
