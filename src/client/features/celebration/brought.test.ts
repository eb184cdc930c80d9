import { expect, test } from 'vitest';
import type { Finish, RoundBrought } from '#contract/play.ts';
import { withBrought, xpOf } from './brought.ts';

const quest = (key: string, xp: number) => ({ id: `ms.${key}`, key, title: key, xp });
const level = (key: string) => ({ key }) as Finish['level'];
const finish = {
  xpAwarded: 40,
  questsDone: [quest('later', 30)],
  badgesEarned: [{ id: 'bdg.later' }],
  totalXpBefore: 520,
  totalXp: 590,
  levelBefore: level('analyst'),
  level: level('analyst'),
  leveledUp: false,
} as unknown as Finish;
const brought = {
  questsDone: [quest('sooner', 70)],
  badgesEarned: [{ id: 'bdg.sooner' }],
  totalXpBefore: 450,
  levelBefore: level('foundation'),
} as unknown as RoundBrought;

test('what an answer brought is celebrated with the finish after it, from where both began', () => {
  const both = withBrought(finish, brought);
  expect(both.questsDone.map(({ key }) => key)).toEqual(['sooner', 'later']);
  expect(both.badgesEarned.map(({ id }) => id)).toEqual(['bdg.sooner', 'bdg.later']);
  expect(both).toMatchObject({ totalXpBefore: 450, totalXp: 590, leveledUp: true });
  expect(xpOf(both)).toBe(140);
});

test('a finish without such an answer stays as the server told it', () => {
  expect(withBrought(finish, null)).toBe(finish);
  expect(xpOf({ xpAwarded: 20, questsDone: [] })).toBe(20);
});
