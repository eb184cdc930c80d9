import { expect, test } from 'vitest';
import { isFull, isToCollect, type OpenEvent, rewardsToCollect } from './waiting-rewards.ts';

const event: OpenEvent = {
  isJoined: false,
  scoring: 'own',
  progress: 10,
  count: 10,
  participants: 0,
  maxParticipants: null,
  rewardXp: 30,
};

test('a reward waits where the learner reached the goal without having joined', () => {
  expect(isToCollect(event)).toBe(true);
  expect(isToCollect({ ...event, isJoined: true })).toBe(false);
  expect(isToCollect({ ...event, progress: 9 })).toBe(false);
  expect(isToCollect({ ...event, scoring: 'together' })).toBe(false);
  expect(isToCollect({ ...event, scoring: 'team' })).toBe(false);
});

test('nobody collects in an event whose places are taken', () => {
  const full = { ...event, participants: 100, maxParticipants: 100 };
  expect([isFull(full), isToCollect(full)]).toEqual([true, false]);
  expect(isFull({ ...full, isJoined: true })).toBe(false);
  expect(isToCollect({ ...full, participants: 99 })).toBe(true);
});

test('what waits is counted and added up', () => {
  const open = [event, { ...event, rewardXp: 200 }, { ...event, progress: 3 }];
  expect(rewardsToCollect(open)).toEqual({ count: 2, xp: 230 });
  expect(rewardsToCollect([])).toEqual({ count: 0, xp: 0 });
});
