// What a key does in the player. Letters and digits choose, Enter goes on, arrows move, Escape leaves.
import { optionOfKey } from '#client/ui/answering/option-key.ts';

export type PlayerAction =
  | { kind: 'choose'; index: number }
  | { kind: 'go-on' }
  | { kind: 'back' }
  | { kind: 'forward' }
  | { kind: 'close' };

export interface KeyPress {
  key: string;
  /** Ctrl, Cmd or Alt is held: the key belongs to the browser. */
  modified: boolean;
  /** The learner has switched letters and digits off (WCAG 2.1.4). */
  areLettersOff: boolean;
  /** Where the focus stands: a control keeps the keys it uses itself, what scrolls keeps its arrows. */
  on: 'page' | 'option' | 'button' | 'scroller' | 'text';
}

/**
 * @param optionCount options of the open question on this card; 0 on a reading or once answered
 * @returns what to do, or null where the key is not the player's
 */
export function playerAction(press: KeyPress, optionCount: number): PlayerAction | null {
  if (press.modified || press.on === 'text') return null;
  switch (press.key) {
    case 'Escape':
      return { kind: 'close' };
    case 'ArrowLeft':
      return press.on === 'scroller' ? null : { kind: 'back' };
    case 'ArrowRight':
      return press.on === 'scroller' ? null : { kind: 'forward' };
    case 'Enter':
      // A focused button or link answers Enter by itself: acting twice would skip a card.
      return press.on === 'button' ? null : { kind: 'go-on' };
    default: {
      if (press.areLettersOff) return null;
      const index = optionOfKey(press.key);
      return index !== null && index < optionCount ? { kind: 'choose', index } : null;
    }
  }
}
