import { expect, test } from 'vitest';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { type KeyPress, playerAction } from './player-keys.ts';

const press = (key: string, part: Partial<KeyPress> = {}): KeyPress => ({
  key,
  modified: false,
  areLettersOff: false,
  on: 'page',
  ...part,
});

test('letters and digits choose the same option, in either case', () => {
  for (const key of ['b', 'B', '2'])
    expect(playerAction(press(key), 4)).toEqual({ kind: 'choose', index: 1 });
  expect(playerAction(press('f'), 6)).toEqual({ kind: 'choose', index: 5 });
});
test('a letter beyond the options, or on a card without them, does nothing', () => {
  expect(playerAction(press('e'), 4)).toBeNull();
  expect(playerAction(press('6'), 5)).toBeNull();
  expect(playerAction(press('a'), 0)).toBeNull();
  expect(playerAction(press('g'), 6)).toBeNull();
});
test('Enter goes on, unless a focused button will do it itself', () => {
  expect(playerAction(press('Enter'), 4)).toEqual({ kind: 'go-on' });
  expect(playerAction(press('Enter', { on: 'option' }), 4)).toEqual({ kind: 'go-on' });
  expect(playerAction(press('Enter', { on: 'button' }), 4)).toBeNull();
});
test('arrows move between cards and Escape leaves', () => {
  expect(playerAction(press('ArrowLeft'), 0)).toEqual({ kind: 'back' });
  expect(playerAction(press('ArrowRight', { on: 'button' }), 0)).toEqual({ kind: 'forward' });
  expect(playerAction(press('Escape', { on: 'option' }), 4)).toEqual({ kind: 'close' });
});
test('what scrolls to the side keeps its arrows, and nothing else', () => {
  expect(playerAction(press('ArrowLeft', { on: 'scroller' }), 0)).toBeNull();
  expect(playerAction(press('ArrowRight', { on: 'scroller' }), 0)).toBeNull();
  expect(playerAction(press('Escape', { on: 'scroller' }), 0)).toEqual({ kind: 'close' });
});
test('up and down stay with the group of options', () => {
  expect(playerAction(press('ArrowUp', { on: 'option' }), 4)).toBeNull();
  expect(playerAction(press('ArrowDown', { on: 'option' }), 4)).toBeNull();
});
test('the browser keeps its shortcuts and text fields keep their keys', () => {
  expect(playerAction(press('a', { modified: true }), 4)).toBeNull();
  expect(playerAction(press('Escape', { on: 'text' }), 4)).toBeNull();
});
test('options are lettered from A', () => {
  expect([0, 3, 5].map(optionLetter)).toEqual(['A', 'D', 'F']);
});
