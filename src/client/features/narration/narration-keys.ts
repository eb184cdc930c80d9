// What a key does beside a narration: K plays and pauses, arrows move between scenes, < and > change the speed.

export type NarrationAction = 'toggle' | 'previous' | 'next' | 'slower' | 'faster';

export interface NarrationKey {
  /** As `KeyboardEvent.key`. */
  readonly key: string;
  /** Ctrl, Cmd or Alt is held: the key belongs to the browser. */
  readonly isModified: boolean;
  /** The focus is in a field or a list that uses the keys itself, or a dialog is open. */
  readonly isTaken: boolean;
  /** The learner has switched letters and signs off (WCAG 2.1.4). */
  readonly areLettersOff: boolean;
}

const LETTERS: Readonly<Record<string, NarrationAction>> = {
  k: 'toggle',
  K: 'toggle',
  '<': 'slower',
  '>': 'faster',
};
const ARROWS: Readonly<Record<string, NarrationAction>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

/** @returns null where the key is not the narration's */
export function narrationAction(press: NarrationKey): NarrationAction | null {
  if (press.isModified || press.isTaken) return null;
  const letter = press.areLettersOff ? undefined : LETTERS[press.key];
  return letter ?? ARROWS[press.key] ?? null;
}
