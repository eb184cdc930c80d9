import { expect, test } from 'vitest';
import { rewardRules } from '#tests/support/builders.ts';
import { isTooFast, paceWindowMs } from './study-pace.ts';

test('three hours of activities fit into an hour, a minute more was not studied', () => {
  expect([12, 180, 181].map((minutes) => isTooFast(minutes, rewardRules.pace))).toEqual([
    false,
    false,
    true,
  ]);
});

test('looks back an hour', () => {
  expect(paceWindowMs(rewardRules.pace)).toBe(3_600_000);
});
