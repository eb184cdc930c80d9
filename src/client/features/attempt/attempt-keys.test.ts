import { expect, test } from 'vitest';
import { type AttemptKey, attemptAction } from './attempt-keys.ts';

const press = (key: string, over: Partial<AttemptKey> = {}) =>
  attemptAction({
    key,
    modified: false,
    shifted: false,
    areLettersOff: false,
    on: 'page',
    ...over,
  });

test('letters and digits choose, F flags, arrows move, Enter goes on', () => {
  const keys = ['1', '6', 'a', 'E', 'f', 'F', 'ArrowLeft', 'ArrowRight', 'Enter'];
  expect(keys.map((key) => press(key))).toEqual([
    { kind: 'choose', index: 0 },
    { kind: 'choose', index: 5 },
    { kind: 'choose', index: 0 },
    { kind: 'choose', index: 4 },
    { kind: 'flag' },
    { kind: 'flag' },
    { kind: 'previous' },
    { kind: 'next' },
    { kind: 'go-on' },
  ]);
});

test('with Shift a letter strikes its option out, and F flags all the same', () => {
  const strikes = ['B', 'e'].map((key) => press(key, { shifted: true }));
  expect(strikes).toEqual([
    { kind: 'strike', index: 1 },
    { kind: 'strike', index: 4 },
  ]);
  expect(press('F', { shifted: true })).toEqual({ kind: 'flag' });
  // As on a French keyboard.
  expect(press('2', { shifted: true })).toEqual({ kind: 'choose', index: 1 });
  expect(press('B', { shifted: true, areLettersOff: true })).toBeNull();
});

test('one key flags: the sixth option is chosen by its digit, and M means nothing', () => {
  expect(press('6')).toEqual({ kind: 'choose', index: 5 });
  expect(['f', 'F'].map((key) => press(key))).toEqual([{ kind: 'flag' }, { kind: 'flag' }]);
  expect(['m', 'M'].map((key) => press(key))).toEqual([null, null]);
});

test('with letters switched off F does not flag', () => {
  expect(press('f', { areLettersOff: true })).toBeNull();
});

test('on an option the keys of the attempt work too', () => {
  expect(press('ArrowRight', { on: 'option' })).toEqual({ kind: 'next' });
  expect(press('2', { on: 'option' })).toEqual({ kind: 'choose', index: 1 });
});

test('a button keeps its Enter, a control that is typed or moved in keeps all keys', () => {
  expect(press('Enter', { on: 'button' })).toBeNull();
  expect(['1', 'f', 'ArrowLeft', 'Enter'].map((key) => press(key, { on: 'control' }))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('what scrolls to the side keeps its arrows, and nothing else', () => {
  expect(['ArrowLeft', 'ArrowRight'].map((key) => press(key, { on: 'scroller' }))).toEqual([
    null,
    null,
  ]);
  expect(press('Enter', { on: 'scroller' })).toEqual({ kind: 'go-on' });
  expect(press('f', { on: 'scroller' })).toEqual({ kind: 'flag' });
});

test('shortcuts of the browser and other keys are not the attempt’s', () => {
  expect(press('f', { modified: true })).toBeNull();
  expect(['0', 'g', 'Escape', ' ', 'Tab'].map((key) => press(key))).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
