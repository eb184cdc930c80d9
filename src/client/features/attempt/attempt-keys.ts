// What a key does in an attempt: digits choose, F flags, arrows move, Enter goes on (decisions 7).

export type AttemptAction =
  | { kind: 'choose'; index: number }
  | { kind: 'flag' }
  | { kind: 'previous' }
  | { kind: 'next' };

export interface AttemptKey {
  key: string;
  /** Ctrl, Cmd or Alt is held: the key belongs to the browser. */
  modified: boolean;
  /** Where the focus stands: a control keeps the keys it uses itself. */
  on: 'page' | 'option' | 'button' | 'control';
}

/**
 * @param optionCount options that digits choose from; 0 where there are none, or the answer stands
 * @returns null where the key is not the attempt's
 */
export function attemptAction(press: AttemptKey, optionCount: number): AttemptAction | null {
  if (press.modified || press.on === 'control') return null;
  switch (press.key) {
    case 'f':
    case 'F':
      return { kind: 'flag' };
    case 'ArrowLeft':
      return { kind: 'previous' };
    case 'ArrowRight':
      return { kind: 'next' };
    case 'Enter':
      // A focused button or link answers Enter by itself: acting twice would skip a question.
      return press.on === 'button' ? null : { kind: 'next' };
    default: {
      const index = /^[1-6]$/.test(press.key) ? Number(press.key) - 1 : -1;
      return index >= 0 && index < optionCount ? { kind: 'choose', index } : null;
    }
  }
}
