import { expect, test } from 'vitest';
import { overlayOfKey } from './shortcuts.ts';

const press = (key: string, { isCommand = false, isOther = false, isTyping = false } = {}) => ({
  key,
  isCommand,
  isOther,
  isTyping,
  areSingleKeysOff: false,
});
const outside = { isRoom: false };

test.each(['k', 'K'])('Ctrl or Cmd with %s opens the search', (key) => {
  expect(overlayOfKey(press(key, { isCommand: true }), outside)).toBe('search');
});

test.each(['j', 'J'])('Ctrl or Cmd with %s opens the quick actions', (key) => {
  expect(overlayOfKey(press(key, { isCommand: true }), outside)).toBe('actions');
});

test('a question mark opens the shortcuts, however it is typed, but not into a text', () => {
  expect(overlayOfKey(press('?'), outside)).toBe('shortcuts');
  expect(overlayOfKey(press('?', { isOther: true }), outside)).toBe('shortcuts');
  expect(overlayOfKey(press('?', { isTyping: true }), outside)).toBeNull();
});

test('a letter alone, or with another key beside it, opens nothing', () => {
  expect(overlayOfKey(press('k'), outside)).toBeNull();
  expect(overlayOfKey(press('k', { isCommand: true, isOther: true }), outside)).toBeNull();
  expect(overlayOfKey(press('l', { isCommand: true }), outside)).toBeNull();
});

test('nothing leads out of the room of an exam; its shortcuts can be looked up', () => {
  for (const key of ['k', 'j'])
    expect(overlayOfKey(press(key, { isCommand: true }), { isRoom: true })).toBeNull();
  expect(overlayOfKey(press('?'), { isRoom: true })).toBe('shortcuts');
});
