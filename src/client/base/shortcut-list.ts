// Every shortcut of the product, by where it holds. `shortcut-list.test.ts` holds it against what keys do.

/** A key by its name: as `KeyboardEvent.key`, `A–E` and `1–9` for several, `letter` for any. */
export type KeyName =
  | 'K'
  | 'J'
  | '?'
  | 'F'
  | '<'
  | '>'
  | 'A–E'
  | 'A–F'
  | '1–9'
  | 'Escape'
  | 'Enter'
  | 'Home'
  | 'End'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'letter';

interface Shortcut {
  readonly does: ShortcutName;
  /** One of them does it. */
  readonly keys: readonly KeyName[];
  /** Held down with it; `command` is Cmd on a Mac and Ctrl elsewhere. */
  readonly held?: 'command' | 'Alt' | 'Shift';
  /** Letters, digits or signs alone, wherever the focus is: the learner can switch these off. */
  readonly isSingle?: boolean;
}

export type ShortcutName =
  | 'search'
  | 'actions'
  | 'shortcuts'
  | 'close'
  | 'move'
  | 'ends'
  | 'jump'
  | 'choose'
  | 'goOn'
  | 'back'
  | 'forward'
  | 'leave'
  | 'strike'
  | 'flag'
  | 'previous'
  | 'next'
  | 'answer'
  | 'toggle'
  | 'sceneBefore'
  | 'sceneNext'
  | 'slower'
  | 'faster'
  | 'column'
  | 'line';

export type ShortcutPlace = 'everywhere' | 'lists' | 'player' | 'room' | 'narration' | 'tasks';

export const SHORTCUTS: readonly {
  readonly place: ShortcutPlace;
  readonly shortcuts: readonly Shortcut[];
}[] = [
  {
    place: 'everywhere',
    shortcuts: [
      { does: 'search', keys: ['K'], held: 'command' },
      { does: 'actions', keys: ['J'], held: 'command' },
      { does: 'shortcuts', keys: ['?'], isSingle: true },
      { does: 'close', keys: ['Escape'] },
    ],
  },
  {
    place: 'player',
    shortcuts: [
      { does: 'choose', keys: ['A–F', '1–9'], isSingle: true },
      { does: 'goOn', keys: ['Enter'] },
      { does: 'back', keys: ['ArrowLeft'] },
      { does: 'forward', keys: ['ArrowRight'] },
      { does: 'leave', keys: ['Escape'] },
    ],
  },
  {
    place: 'room',
    shortcuts: [
      // F flags everywhere: a sixth option is chosen by its digit.
      { does: 'choose', keys: ['A–E', '1–9'], isSingle: true },
      { does: 'strike', keys: ['A–E'], held: 'Shift', isSingle: true },
      { does: 'flag', keys: ['F'], isSingle: true },
      { does: 'previous', keys: ['ArrowLeft'] },
      { does: 'next', keys: ['ArrowRight'] },
      { does: 'answer', keys: ['Enter'] },
    ],
  },
  {
    place: 'narration',
    shortcuts: [
      { does: 'toggle', keys: ['K'], isSingle: true },
      { does: 'sceneBefore', keys: ['ArrowLeft'] },
      { does: 'sceneNext', keys: ['ArrowRight'] },
      { does: 'slower', keys: ['<'], isSingle: true },
      { does: 'faster', keys: ['>'], isSingle: true },
    ],
  },
  {
    place: 'tasks',
    shortcuts: [
      { does: 'column', keys: ['1–9'] },
      { does: 'line', keys: ['ArrowUp', 'ArrowDown'], held: 'Alt' },
    ],
  },
  {
    place: 'lists',
    shortcuts: [
      { does: 'move', keys: ['ArrowUp', 'ArrowDown'] },
      { does: 'ends', keys: ['Home', 'End'] },
      { does: 'jump', keys: ['letter'] },
    ],
  },
];
