import { expect, test } from 'vitest';
import { rivalTeams, teammates } from './demo-teams.ts';

test('the demo learner and nine rivals are ten, and nobody of them is in a team of rivals', () => {
  const mine = teammates(40);
  expect(mine).toHaveLength(9);
  const others = rivalTeams(40).flatMap(({ members }) => members);
  expect(new Set([...mine, ...others]).size).toBe(mine.length + others.length);
  expect(rivalTeams(40).map(({ members }) => members.length)).toEqual([10, 10, 10]);
});
