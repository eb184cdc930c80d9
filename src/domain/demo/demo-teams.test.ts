import { expect, test } from 'vitest';
import { rivalTeams, teammates } from './demo-teams.ts';
import { rivalsOn } from './rivals.ts';

test('the demo learner and nine rivals are ten, and nobody of them is in a team of rivals', () => {
  const mine = teammates(40);
  expect(mine).toHaveLength(9);
  const others = rivalTeams(40).flatMap(({ members }) => members);
  expect(new Set([...mine, ...others]).size).toBe(mine.length + others.length);
  expect(rivalTeams(40).map(({ members }) => members.length)).toEqual([10, 10, 10]);
});

test('every teammate has studied on the day the demo is looked at, so that a new week is not empty', () => {
  const rivals = rivalsOn('2026-11-23', 300);
  const latest = teammates(rivals.length).map((at) => rivals[at]?.days.at(-1)?.day);
  expect(new Set(latest)).toEqual(new Set(['2026-11-23']));
});
