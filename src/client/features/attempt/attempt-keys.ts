// What a key does in an attempt: digits and the letters A to E choose, with Shift they strike an option out, F flags,
// arrows move, Enter goes on.
// F flags everywhere: a sixth option is chosen by its digit, so that one key never means two things.
import { optionOfKey } from '#client/ui/answering/option-key.ts';

export type AttemptAction =
  | { kind: 'choose'; index: number }
  | { kind: 'strike'; index: number }
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
  shifted: boolean;
  /** The learner has switched letters and digits off (WCAG 2.1.4). */
  areLettersOff: boolean;
  /** Where the focus stands: a control keeps the keys it uses itself, what scrolls keeps its arrows. */
  on: 'page' | 'option' | 'button' | 'scroller' | 'control';
}

/** @returns null where the key is not the attempt's */
export function attemptAction({
  key,
  modified,
  shifted,
  areLettersOff,
  on,
}: AttemptKey): AttemptAction | null {
  if (modified || on === 'control') return null;
  if (/^f$/i.test(key)) return areLettersOff ? null : { kind: 'flag' };
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
      if (index === null) return null;
      // Some keyboards have their digits under Shift: those choose all the same.
      return { kind: shifted && /^[a-e]$/i.test(key) ? 'strike' : 'choose', index };
    }
  }
}
