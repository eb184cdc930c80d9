// What a key does in an attempt: letters and digits choose, M flags, arrows move, Enter goes on.
// F flags, too, where no option has that letter: an option's letter always chooses it.
import { optionOfKey } from '#client/ui/answering/option-key.ts';

export type AttemptAction =
  | { kind: 'choose'; index: number }
  | { kind: 'flag' }
  | { kind: 'previous' }
  /** An arrow: to the next question, never past the last one. */
  | { kind: 'next' }
  /** Enter: what the primary button says. */
  | { kind: 'go-on' };

export interface AttemptKey {
  key: string;
  /** Ctrl, Cmd or Alt is held: the key belongs to the browser. */
  modified: boolean;
  /** The learner has switched letters and digits off (WCAG 2.1.4). */
  areLettersOff: boolean;
  /** The question shown has an option F. */
  hasOptionF: boolean;
  /** Where the focus stands: a control keeps the keys it uses itself, what scrolls keeps its arrows. */
  on: 'page' | 'option' | 'button' | 'scroller' | 'control';
}

const isFlag = (key: string, hasOptionF: boolean): boolean =>
  /^m$/i.test(key) || (/^f$/i.test(key) && !hasOptionF);

/** @returns null where the key is not the attempt's */
export function attemptAction({
  key,
  modified,
  areLettersOff,
  hasOptionF,
  on,
}: AttemptKey): AttemptAction | null {
  if (modified || on === 'control') return null;
  if (isFlag(key, hasOptionF)) return areLettersOff ? null : { kind: 'flag' };
  switch (key) {
    case 'ArrowLeft':
      return on === 'scroller' ? null : { kind: 'previous' };
    case 'ArrowRight':
      return on === 'scroller' ? null : { kind: 'next' };
    case 'Enter':
      // A focused button or link answers Enter by itself: acting twice would skip a question.
      return on === 'button' ? null : { kind: 'go-on' };
    default: {
      const index = areLettersOff ? null : optionOfKey(key);
      return index === null ? null : { kind: 'choose', index };
    }
  }
}
