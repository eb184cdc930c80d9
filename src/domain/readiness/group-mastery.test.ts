import { expect, test } from 'vitest';
import { groupMastery, MASTERY_FROM_ANSWERS } from './group-mastery.ts';
import { topicFigure } from './weak-areas.ts';

const group = [
  { id: 'a', weight: 30 },
  { id: 'b', weight: 10 },
];
const answers = (id: string, ...rights: boolean[]) =>
  rights.map((right) => ({ objectives: [id], right }));
/** As many answers as a figure needs. */
const enough = (id: string, right: boolean) =>
  answers(id, ...Array.from({ length: MASTERY_FROM_ANSWERS }, () => right));

test('A group without an answer has no mastery, and says how many objectives it has.', () => {
  const none = { percent: null, answers: 0, answered: 0, all: 2 };
  expect(groupMastery(group, [])).toMatchObject(none);
  expect(groupMastery(group, enough('c', true))).toMatchObject(none);
});

test('A group has a figure from five answers on, over all its objectives.', () => {
  const four = [...answers('a', true, true), ...answers('b', true, true)];
  expect(groupMastery(group, four)).toMatchObject({
    percent: null,
    answers: 4,
    answered: 2,
    all: 2,
  });
  const five = [...four, ...answers('a', true)];
  expect(groupMastery(group, five)).toMatchObject({
    percent: 100,
    answers: 5,
    answered: 2,
    all: 2,
  });
});

test('An answer about two objectives of the group counts once.', () => {
  const given = Array.from({ length: 4 }, () => ({ objectives: ['a', 'b'], right: true }));
  expect(groupMastery(group, given)).toMatchObject({
    percent: null,
    answers: 4,
    answered: 2,
    all: 2,
  });
});

test('Objectives count by their weight.', () => {
  const given = [...enough('a', true), ...enough('b', false)];
  expect(groupMastery(group, given)).toMatchObject({
    percent: 75,
    answers: 10,
    answered: 2,
    all: 2,
  });
});

test('A figure can be added up from its topics: weight times the share right.', () => {
  const given = [
    ...answers('a', true, true, false),
    ...answers('b', true, true),
    ...enough('c', true),
  ];
  const { percent, topics } = groupMastery([...group, { id: 'd', weight: 40 }], given);
  expect(topics).toEqual([
    { id: 'a', weightPercent: 37.5, answers: 3, right: 2 },
    { id: 'b', weightPercent: 12.5, answers: 2, right: 2 },
    { id: 'd', weightPercent: 50, answers: 0, right: 0 },
  ]);
  const sum = topics.reduce(
    (all, { weightPercent, answers: of, right }) => all + (of && (weightPercent * right) / of),
    0,
  );
  expect(Math.abs(sum - percent!)).toBeLessThan(1);
  expect(groupMastery([{ id: 'a', weight: 0 }], given).topics[0]).toMatchObject({
    weightPercent: 0,
  });
});

test('An objective that nothing was answered of counts as 0.', () => {
  const given = enough('b', true);
  expect(groupMastery(group, given)).toMatchObject({
    percent: 25,
    answers: 5,
    answered: 1,
    all: 2,
  });
});

test('Only the latest twenty answers of an objective count.', () => {
  const latest = Array.from({ length: 20 }, () => true);
  const given = answers('a', ...latest, false, false);
  expect(groupMastery([{ id: 'a', weight: 1 }], given)).toMatchObject({
    percent: 100,
    answers: 20,
  });
});

test('All right in each objective is 100, nothing right is 0.', () => {
  const all = [...enough('a', true), ...enough('b', true)];
  expect(groupMastery(group, all).percent).toBe(100);
  expect(groupMastery(group, enough('a', false)).percent).toBe(0);
});

test('A group of one objective has the figure of that topic on every screen, at any weight.', () => {
  for (const weight of [1, 3, 7, 100]) {
    for (let count = MASTERY_FROM_ANSWERS; count <= 20; count += 1) {
      for (let right = 0; right <= count; right += 1) {
        const given = answers('a', ...Array.from({ length: count }, (_, at) => at < right));
        expect(groupMastery([{ id: 'a', weight }], given).percent).toBe(
          topicFigure('a', given).percent,
        );
      }
    }
  }
});
