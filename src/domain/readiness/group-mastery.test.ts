import { expect, test } from 'vitest';
import { groupMastery } from './group-mastery.ts';
import { topicFigure } from './weak-areas.ts';

const group = [
  { id: 'a', weight: 30 },
  { id: 'b', weight: 10 },
];
const answers = (id: string, ...rights: boolean[]) =>
  rights.map((right) => ({ objectives: [id], right }));

test('A group without an answer has no mastery, and says how many objectives it has.', () => {
  expect(groupMastery(group, [])).toEqual({ percent: null, answered: 0, all: 2 });
  expect(groupMastery(group, answers('c', true))).toEqual({ percent: null, answered: 0, all: 2 });
});

test('Objectives count by their weight.', () => {
  const given = [...answers('a', true, true), ...answers('b', false, false)];
  expect(groupMastery(group, given)).toEqual({ percent: 75, answered: 2, all: 2 });
});

test('An objective that nothing was answered of counts as 0.', () => {
  expect(groupMastery(group, answers('b', true))).toEqual({ percent: 25, answered: 1, all: 2 });
});

test('Only the latest twenty answers of an objective count.', () => {
  const latest = Array.from({ length: 20 }, () => true);
  const given = answers('a', ...latest, false, false);
  expect(groupMastery([{ id: 'a', weight: 1 }], given).percent).toBe(100);
});

test('All right in each objective is 100, nothing right is 0.', () => {
  const all = [...answers('a', true), ...answers('b', true)];
  expect(groupMastery(group, all).percent).toBe(100);
  expect(groupMastery(group, answers('a', false)).percent).toBe(0);
});

test('A group of one objective has the figure of that topic on every screen, at any weight.', () => {
  for (const weight of [1, 3, 7, 100]) {
    for (let count = 1; count <= 20; count += 1) {
      for (let right = 0; right <= count; right += 1) {
        const given = answers('a', ...Array.from({ length: count }, (_, at) => at < right));
        expect(groupMastery([{ id: 'a', weight }], given).percent).toBe(
          topicFigure('a', given).percent,
        );
      }
    }
  }
});
