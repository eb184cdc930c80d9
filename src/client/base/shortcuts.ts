// The shortcuts of the whole product: what they open, and how a key is labelled.

/** What lies over any screen. */
export type Overlay = 'search' | 'actions' | 'shortcuts';

export interface ShortcutPress {
  /** As `KeyboardEvent.key`. */
  readonly key: string;
  /** Ctrl, or Cmd on a Mac. */
  readonly isCommand: boolean;
  /** Alt or Shift beside it: then it is another shortcut, of the browser or of the system. */
  readonly isOther: boolean;
  /** The focus is where text is typed: characters belong to it. */
  readonly isTyping: boolean;
  /** The learner has switched single keys off. */
  readonly areSingleKeysOff: boolean;
}

/** With Ctrl or Cmd. */
const leadingAway: Readonly<Record<string, Overlay>> = { k: 'search', j: 'actions' };

/**
 * @param isRoom inside the room of an exam, in which nothing leads away
 * @returns what the key opens; null where it is none of ours
 */
export function overlayOfKey(
  { key, isCommand, isOther, isTyping, areSingleKeysOff }: ShortcutPress,
  { isRoom }: { readonly isRoom: boolean },
): Overlay | null {
  // Which keys make a question mark is the keyboard's business.
  if (key === '?' && !isCommand && !isTyping) return areSingleKeysOff ? null : 'shortcuts';
  if (!isCommand || isOther || isRoom) return null;
  return leadingAway[key.toLowerCase()] ?? null;
}

/** Cmd stands there on a Mac, Ctrl elsewhere. */
export const hasCommandKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** @param ctrl how the language labels the Ctrl key */
export const commandLabel = (key: string, ctrl: string): string =>
  hasCommandKey() ? `⌘${key}` : `${ctrl} ${key}`;
