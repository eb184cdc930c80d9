// The options of a question: large targets with letter keys; they stay in place once answered.
import { Check, Strikethrough, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { isPointer } from './is-pointer.ts';
import { optionLetter } from './option-letter.ts';
import './option-list.css';
import type { OptionResult } from './verdict-order.ts';

interface Option {
  id: string;
  text: string;
}

/** Two presses closer than this are one choice: a double tap is no answer. */
const ONE_PRESS_MS = 600;

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
  /** What stands at the chosen one while a second press answers. */
  againText: string;
  /** What an option shows below its words, such as a diagram. */
  below?: ((optionId: string) => ReactNode) | undefined;
  /** A button at each option that strikes it out, and back in. */
  strike?:
    | {
        struck: readonly string[];
        toggle: (optionId: string) => void;
        label: (letter: string) => string;
      }
    | undefined;
}

export function OptionList(props: OptionListProps) {
  const { name, options, isMany, labelledBy, chosen, isLocked, onChoose, onAgain, below } = props;
  const { strike } = props;
  const hintId = useId();
  const chosenAt = useRef(Number.NEGATIVE_INFINITY);
  const isHinting = (id: string) => !isLocked && onAgain !== undefined && chosen.includes(id);
  return (
    <fieldset
      aria-labelledby={labelledBy}
      className="opts"
      data-many={isMany ? '' : undefined}
      role={isMany ? 'group' : 'radiogroup'}
    >
      {options.map((option, index) => (
        <Held below={below?.(option.id)} key={option.id}>
          <Strikable at={index} id={option.id} strike={strike}>
            <label className="opt">
              <input
                aria-describedby={isHinting(option.id) ? hintId : undefined}
                aria-disabled={isLocked}
                checked={chosen.includes(option.id)}
                name={name}
                onChange={() => {
                  if (!isLocked) onChoose(option.id);
                }}
                onClick={(event) => {
                  if (isLocked || !isPointer(event)) return;
                  if (!chosen.includes(option.id)) chosenAt.current = event.timeStamp;
                  else if (event.timeStamp - chosenAt.current >= ONE_PRESS_MS) onAgain?.();
                }}
                type={isMany ? 'checkbox' : 'radio'}
                value={option.id}
              />
              <kbd>{optionLetter(index)}</kbd>
              <span>{option.text}</span>
              {isHinting(option.id) ? (
                // Hidden from the name of the option: it is read as its description.
                <span aria-hidden="true" className="tag again" id={hintId}>
                  {props.againText}
                </span>
              ) : (
                <span />
              )}
            </label>
          </Strikable>
        </Held>
      ))}
    </fieldset>
  );
}

interface StrikableProps {
  id: string;
  at: number;
  strike: OptionListProps['strike'];
  children: ReactNode;
}

/** An option with the button that strikes it out, beside its label and over its end. */
function Strikable({ id, at, strike, children }: StrikableProps) {
  if (strike === undefined) return <>{children}</>;
  const isStruck = strike.struck.includes(id);
  return (
    <div className="opt-line" data-struck={isStruck ? '' : undefined}>
      {children}
      <button
        aria-label={strike.label(optionLetter(at))}
        aria-pressed={isStruck}
        onClick={() => strike.toggle(id)}
        title={strike.label(optionLetter(at))}
        type="button"
      >
        <Icon of={Strikethrough} />
      </button>
    </div>
  );
}

/** An option and what stands below it, held together where there is something. */
function Held({ below, children }: { below: ReactNode; children: ReactNode }) {
  return below === undefined ? (
    <>{children}</>
  ) : (
    <div className="opt-held">
      {children}
      {below}
    </div>
  );
}

interface MarkedOptionsProps {
  options: readonly Option[];
  isMany: boolean;
  label: string;
  /** How an option is marked, and what its tag says; no tag where it says nothing. */
  markOf: (optionId: string) => { result: OptionResult; tag?: string };
  /** What an option shows below its words, such as a diagram. */
  below?: ((optionId: string) => ReactNode) | undefined;
}

/** The same options with the feedback: each says in words what it is. */
export function MarkedOptions({ options, isMany, label, markOf, below }: MarkedOptionsProps) {
  return (
    <ul aria-label={label} className="opts" data-many={isMany ? '' : undefined}>
      {options.map(({ id, text }, index) => {
        const mark = markOf(id);
        return below === undefined ? (
          <li className="opt" data-r={mark.result} key={id}>
            <MarkedWords index={index} mark={mark} text={text} />
          </li>
        ) : (
          <li className="opt-held" key={id}>
            <div className="opt" data-r={mark.result}>
              <MarkedWords index={index} mark={mark} text={text} />
            </div>
            {below(id)}
          </li>
        );
      })}
    </ul>
  );
}

interface MarkedWordsProps {
  index: number;
  text: string;
  mark: { result: OptionResult; tag?: string };
}

function MarkedWords({ index, text, mark: { result, tag } }: MarkedWordsProps) {
  return (
    <>
      <kbd>{optionLetter(index)}</kbd>
      <span>{text}</span>
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
    </>
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
