// The options of a question: large targets with letter keys; they stay in place once answered.
import { Check, X } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import { isPointer } from './is-pointer.ts';
import { optionLetter } from './option-letter.ts';
import './option-list.css';
import type { OptionResult } from './verdict-order.ts';

interface Option {
  id: string;
  text: string;
}

interface OptionListProps {
  /** Groups the radios: another for every question on a page. */
  name: string;
  options: readonly Option[];
  isMany: boolean;
  labelledBy: string;
  chosen: readonly string[];
  isLocked: boolean;
  onChoose: (optionId: string) => void;
  /** The chosen one of several was pressed once more. */
  onAgain?: (() => void) | undefined;
}

export function OptionList(props: OptionListProps) {
  const { name, options, isMany, labelledBy, chosen, isLocked, onChoose, onAgain } = props;
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
            name={name}
            onChange={() => {
              if (!isLocked) onChoose(option.id);
            }}
            onClick={(event) => {
              if (!isLocked && isPointer(event) && chosen.includes(option.id)) onAgain?.();
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

interface MarkedOptionsProps {
  options: readonly Option[];
  isMany: boolean;
  label: string;
  /** How an option is marked, and what its tag says; no tag where it says nothing. */
  markOf: (optionId: string) => { result: OptionResult; tag?: string };
}

/** The same options with the feedback: each says in words what it is. */
export function MarkedOptions({ options, isMany, label, markOf }: MarkedOptionsProps) {
  return (
    <ul aria-label={label} className="opts" data-many={isMany ? '' : undefined}>
      {options.map((option, index) => {
        const { result, tag } = markOf(option.id);
        return (
          <li className="opt" data-r={result} key={option.id}>
            <kbd>{optionLetter(index)}</kbd>
            <span>{option.text}</span>
            {tag === undefined ? (
              <span />
            ) : (
              <span className="tag">
                {result !== 'rest' && result !== 'part' && (
                  <Icon of={result === 'wrong' ? X : Check} size="s" />
                )}
                {tag}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What the marks of a choice say. */
export interface MarkWords {
  yours: string;
  yoursRight: string;
  right: string;
  missed: string;
}

/**
 * What an option is, said where each stands with its reason.
 * @param isAnswered whether anything was chosen: only then is a right option missed
 * @returns null for what was neither chosen nor right
 */
export function choiceWord(
  { yours, missed, yoursRight, right }: MarkWords,
  { isRight, isChosen }: { isRight: boolean; isChosen: boolean },
  isAnswered: boolean,
): string | null {
  if (isRight) return isChosen ? yoursRight : isAnswered ? missed : right;
  return isChosen ? yours : null;
}

/** The tag of a choice's mark; none where the mark says nothing. */
export function markTag(
  words: MarkWords,
  result: OptionResult,
  isChosen: boolean,
): { tag?: string } {
  if (result === 'rest' || result === 'part') return {};
  const { yours, missed, yoursRight, right } = words;
  return { tag: { wrong: yours, missed, right: isChosen ? yoursRight : right }[result] };
}
