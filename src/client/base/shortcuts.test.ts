import { expect, test } from 'vitest';
import { overlayOfKey } from './shortcuts.ts';

const press = (key: string, { isCommand = false, isOther = false } = {}) => ({
  key,
  isCommand,
  isOther,
});
const outside = { isRoom: false };

test.each(['k', 'K'])('Ctrl or Cmd with %s opens the search', (key) => {
  expect(overlayOfKey(press(key, { isCommand: true }), outside)).toBe('search');
});

test('a letter alone, or with another key beside it, opens nothing', () => {
  expect(overlayOfKey(press('k'), outside)).toBeNull();
  expect(overlayOfKey(press('k', { isCommand: true, isOther: true }), outside)).toBeNull();
  expect(overlayOfKey(press('l', { isCommand: true }), outside)).toBeNull();
});

test('nothing leads out of the room of an exam', () => {
  expect(overlayOfKey(press('k', { isCommand: true }), { isRoom: true })).toBeNull();
});
