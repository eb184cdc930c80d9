import { expect, test } from 'vitest';
import type { MissionCard, NextStep } from '#contract/learning.ts';
import { nextMissions, titleOf } from './next-missions.ts';

const mission = (key: string, status: MissionCard['status']) =>
  ({ key, title: key, status }) as MissionCard;
const step = (title: string, status: NextStep['status']) =>
  ({ activity: { title }, status }) as NextStep;
const titles = (next: NextStep | null, missions: readonly MissionCard[]) => {
  const { resume, start } = nextMissions(next, missions);
  return [resume && titleOf(resume), start && titleOf(start)];
};

test('who has begun nothing starts what the route has next', () => {
  expect(titles(step('lesson', 'available'), [mission('a', 'available')])).toEqual([
    null,
    'lesson',
  ]);
});

test('what the route has next and was begun is resumed; the first mission that is open is started', () => {
  const missions = [mission('a', 'done'), mission('b', 'in_progress'), mission('c', 'available')];
  expect(titles(step('lesson', 'in_progress'), missions)).toEqual(['lesson', 'c']);
});

test('a mission in progress is resumed also where the route has something else next', () => {
  const missions = [mission('a', 'in_progress'), mission('b', 'locked')];
  expect(titles(step('lesson', 'available'), missions)).toEqual(['a', 'lesson']);
});

test('a locked mission is never started, and at the end of the route there is nothing to do', () => {
  expect(titles(null, [mission('a', 'done'), mission('b', 'locked')])).toEqual([null, null]);
});
