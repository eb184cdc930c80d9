// What the sheet says is what keys do: nothing that does not work, and no key that is left out.
import { expect, test } from 'vitest';
import { attemptAction } from '#client/features/attempt/attempt-keys.ts';
import { narrationAction } from '#client/features/narration/narration-keys.ts';
import { playerAction } from '#client/features/player/player-keys.ts';
import { nextRow } from '#client/ui/menu-keys.ts';
import { SHORTCUTS, type ShortcutName, type ShortcutPlace } from './shortcut-list.ts';
import { overlayOfKey } from './shortcuts.ts';

const letters = (from: string, to: string) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(from.charCodeAt(0) + at),
  );
const meant: Readonly<Record<string, readonly string[]>> = {
  'A–E': letters('A', 'E'),
  'A–F': letters('A', 'F'),
  '1–9': letters('1', '9'),
};
const ALL = [
  ...letters('A', 'Z'),
  ...letters('0', '9'),
  ...['Enter', 'Escape', 'Home', 'End', 'Tab', '?', '/', '.'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['<', '>'],
];

/** Which key does what, as the sheet says it. */
const saidOf = (place: ShortcutPlace): [string, ShortcutName][] =>
  SHORTCUTS.filter((one) => one.place === place).flatMap(({ shortcuts }) =>
    shortcuts.flatMap(({ does, keys }) =>
      keys.flatMap((key) =>
        (meant[key] ?? [key]).map((pressed): [string, ShortcutName] => [pressed, does]),
      ),
    ),
  );
const sorted = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([key, does]) => `${key} ${does}`).toSorted();

test('in the room of an exam', () => {
  const names = {
    'go-on': 'answer',
    choose: 'choose',
    strike: 'strike',
    flag: 'flag',
    previous: 'previous',
    next: 'next',
  };
  const does = (key: string, shifted: boolean): [string, string][] => {
    const action = attemptAction({
      key,
      modified: false,
      shifted,
      areLettersOff: false,
      on: 'page',
    });
    return action === null ? [] : [[key, names[action.kind]]];
  };
  const done = [
    ...ALL.flatMap((key) => does(key, false)),
    ...ALL.flatMap((key) => does(key, true)).filter(([, what]) => what === 'strike'),
  ];
  expect(sorted(saidOf('room'))).toEqual(sorted(done));
});

test('in the player', () => {
  const names = {
    'go-on': 'goOn',
    choose: 'choose',
    back: 'back',
    forward: 'forward',
    close: 'leave',
  };
  const done = ALL.flatMap((key): [string, string][] => {
    const action = playerAction({ key, modified: false, areLettersOff: false, on: 'page' }, 9);
    return action === null ? [] : [[key, names[action.kind]]];
  });
  expect(sorted(saidOf('player'))).toEqual(sorted(done));
});

test('beside a narration', () => {
  const names = {
    toggle: 'toggle',
    previous: 'sceneBefore',
    next: 'sceneNext',
    slower: 'slower',
    faster: 'faster',
  };
  const done = ALL.flatMap((key): [string, string][] => {
    const press = { key, isModified: false, isTaken: false, areLettersOff: false };
    const action = narrationAction(press);
    return action === null ? [] : [[key, names[action]]];
  });
  expect(sorted(saidOf('narration'))).toEqual(sorted(done));
});

test('what is switched off leaves no letter, digit or sign that does something by itself', () => {
  const isPrintable = (key: string) => key.length === 1;
  const left = ALL.filter(isPrintable).filter(
    (key) =>
      attemptAction({
        key,
        modified: false,
        shifted: false,
        areLettersOff: true,
        on: 'page',
      }) !== null ||
      playerAction({ key, modified: false, areLettersOff: true, on: 'page' }, 9) !== null ||
      narrationAction({ key, isModified: false, isTaken: false, areLettersOff: true }) !== null ||
      overlayOfKey(
        { key, isCommand: false, isOther: false, isTyping: false, areSingleKeysOff: true },
        { isRoom: false },
      ) !== null,
  );
  expect(left).toEqual([]);
  const arrow = { key: 'ArrowRight', isModified: false, isTaken: false, areLettersOff: true };
  expect(narrationAction(arrow)).toBe('next');
});

test('everywhere: what a key opens, alone and with the command key', () => {
  const done = ALL.flatMap((key) =>
    [true, false].flatMap((isCommand) => {
      const press = {
        key,
        isCommand,
        isOther: false,
        isTyping: false,
        areSingleKeysOff: false,
      };
      return overlayOfKey(press, { isRoom: false }) ?? [];
    }),
  );
  const said = SHORTCUTS.find(({ place }) => place === 'everywhere')!.shortcuts.map(
    ({ does }) => does,
  );
  expect(said).toEqual(['search', 'actions', 'shortcuts', 'close']);
  expect(done.toSorted()).toEqual(['actions', 'search', 'shortcuts']);
});

test('in menus: arrows, ends and letters move, and no other key', () => {
  const rows = [...letters('A', 'Z'), 'last'];
  const moving = ALL.filter((key) => nextRow(key, 3, rows) !== null);
  const said = saidOf('lists').flatMap(([key]) => (key === 'letter' ? letters('A', 'Z') : key));
  expect(moving.toSorted()).toEqual(said.toSorted());
});
