import { expect, test } from 'vitest';
import { type AttemptKey, attemptAction } from './attempt-keys.ts';

const press = (key: string, over: Partial<AttemptKey> = {}) =>
  attemptAction({
    key,
    modified: false,
    areLettersOff: false,
    hasOptionF: false,
    on: 'page',
    ...over,
  });

test('letters and digits choose, M flags, arrows move, Enter goes on', () => {
  const keys = ['1', '6', 'a', 'E', 'm', 'M', 'ArrowLeft', 'ArrowRight', 'Enter'];
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

test('the letter of an option chooses it: F flags only where no option has it', () => {
  for (const key of ['f', 'F']) {
    expect(press(key, { hasOptionF: true })).toEqual({ kind: 'choose', index: 5 });
    expect(press(key, { hasOptionF: false })).toEqual({ kind: 'flag' });
  }
  expect(press('m', { hasOptionF: true })).toEqual({ kind: 'flag' });
});

test('with letters switched off neither M nor F flags', () => {
  const off = ['m', 'f'].map((key) => press(key, { areLettersOff: true }));
  expect(off).toEqual([null, null]);
});

test('on an option the keys of the attempt work too', () => {
  expect(press('ArrowRight', { on: 'option' })).toEqual({ kind: 'next' });
  expect(press('2', { on: 'option' })).toEqual({ kind: 'choose', index: 1 });
});

test('a button keeps its Enter, a control that is typed or moved in keeps all keys', () => {
  expect(press('Enter', { on: 'button' })).toBeNull();
  expect(['1', 'm', 'ArrowLeft', 'Enter'].map((key) => press(key, { on: 'control' }))).toEqual([
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
  expect(press('m', { on: 'scroller' })).toEqual({ kind: 'flag' });
});

test('shortcuts of the browser and other keys are not the attempt’s', () => {
  expect(press('m', { modified: true })).toBeNull();
  expect(['0', 'g', 'Escape', ' ', 'Tab'].map((key) => press(key))).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
