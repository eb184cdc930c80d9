// The controls that answer a question: options as large targets with their letters; digits choose them too.
import { chosenIn, isChoice, toggled } from '#client/features/attempt/chosen-options.ts';
import { optionLetter } from '#client/features/player/player-keys.ts';
import type { Answer, AttemptQuestion } from '#contract/exams.ts';

export interface AnswerInputProps {
  question: AttemptQuestion['question'];
  answer: Answer | null;
  onAnswer: (answer: Answer | null) => void;
  isLocked: boolean;
  labelledBy: string;
}

export function AnswerInput({
  question,
  answer,
  onAnswer,
  isLocked,
  labelledBy,
}: AnswerInputProps) {
  if (!isChoice(question)) return null;
  const isMany = question.type === 'ms';
  const chosen = chosenIn(answer);
  return (
    <fieldset
      aria-labelledby={labelledBy}
      className="opts"
      data-many={isMany ? '' : undefined}
      role={isMany ? 'group' : 'radiogroup'}
    >
      {question.options.map((option, index) => (
        <label className="opt" key={option.id}>
          <input
            aria-disabled={isLocked}
            checked={chosen.includes(option.id)}
            name={question.id}
            onChange={() => {
              if (!isLocked) onAnswer(toggled(question, answer, option.id));
            }}
            type={isMany ? 'checkbox' : 'radio'}
            value={option.id}
          />
          <kbd>{optionLetter(index)}</kbd>
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
