import { expect, test } from 'vitest';
import { itemMinutesText } from './item-minutes.ts';

const t = { minutes: (n: number) => `${n}`, minutesLeft: (n: number) => `${n} left` };
const item = { minutesLeft: 12, failedRound: null, status: 'available' } as const;

test('a new item and one that is done take their time, of one that was begun something is left', () => {
  expect(itemMinutesText(t, item)).toBe('12');
  expect(itemMinutesText(t, { ...item, status: 'done' })).toBe('12');
  expect(itemMinutesText(t, { ...item, status: 'in_progress', minutesLeft: 6 })).toBe('6 left');
});

test('after a round that was not passed nothing is left over: the next one takes its time', () => {
  expect(itemMinutesText(t, { ...item, status: 'in_progress', failedRound: 1 })).toBe('12');
});
