import { expect, test } from 'vitest';
import type { Finish } from '#contract/play.ts';
import { isDayFull } from './brought.ts';

const quest = { id: 'ms.a', key: 'a', title: 'A', xp: 70 };
const finish = (totalXpBefore: number, totalXp: number): Finish =>
  ({ xpAwarded: 50, questsDone: [quest], totalXpBefore, totalXp }) as unknown as Finish;

test('a day is full where the sum grew by less than was earned', () => {
  expect(isDayFull(finish(100, 220))).toBe(false);
  expect(isDayFull(finish(550, 600))).toBe(true);
  expect(isDayFull(finish(600, 600))).toBe(true);
});
