import { expect, test } from 'vitest';
import type { ExamOverview, PaperCard } from '#contract/exams.ts';
import {
  asksMissed,
  besidesOf,
  focusOfSearch,
  isOtherFocus,
  partsOf,
  poolsOf,
  shortened,
  topicsOfPractice,
} from './focus.ts';

const topic = (objectiveId: string, any: number, unseen: number, missed: number) => ({
  objectiveId,
  title: objectiveId,
  pool: { any, unseen, missed },
});
const topics = [topic('a', 10, 6, 2), topic('b', 5, 5, 0)];

test('the address says topic and pool; what it does not know is left out', () => {
  expect([
    focusOfSearch({}, topics),
    focusOfSearch({ topic: 'b', pool: 'missed' }, topics),
    focusOfSearch({ topic: 'zz', pool: 'zz' }, topics),
  ]).toEqual([{ pool: 'any' }, { pool: 'missed', objectiveId: 'b' }, { pool: 'any' }]);
});

test('pools are those of the topic, else those that the server counted over all topics, and no sum of them', () => {
  const practice = { paperKey: 'one', title: 'One', pool: { any: 18, unseen: 11, missed: 2 } };
  const overview = {
    topics: topics.map(({ pool, ...one }) => ({ ...one, practices: [{ ...practice, pool }] })),
    practices: [practice],
  } as unknown as ExamOverview;
  expect(poolsOf({ pool: 'any', objectiveId: 'a' }, overview, 'one')).toEqual({
    any: 10,
    unseen: 6,
    missed: 2,
  });
  expect(poolsOf({ pool: 'any' }, overview, 'one')).toEqual(practice.pool);
  const older = { topics: overview.topics } as ExamOverview;
  expect(poolsOf({ pool: 'any' }, older, 'one')).toBeNull();
});

test('what is asked in addition and what waits is told of the topic, or of all', () => {
  const practice = { paperKey: 'one', elsewhere: 5, held: 10 };
  const overview = {
    topics: [{ objectiveId: 'a', practices: [{ paperKey: 'one', elsewhere: 2, held: 1 }] }],
    practices: [practice],
  } as unknown as ExamOverview;
  expect(besidesOf({ pool: 'any' }, overview, 'one')).toEqual({ elsewhere: 5, held: 10 });
  const onA = { pool: 'any', objectiveId: 'a' } as const;
  expect(besidesOf(onA, overview, 'one')).toEqual({ elsewhere: 2, held: 1 });
  expect(besidesOf(onA, overview, 'two')).toEqual({ elsewhere: 0, held: 0 });
});

test('new, missed and the rest add up to all', () => {
  const [all, unseen, missed, rest] = partsOf({ any: 18, unseen: 11, missed: 2 });
  expect([rest, unseen + missed + rest]).toEqual([5, all]);
});

test('a paper practises the topics that it has questions of, by its own counts', () => {
  const practice = (paperKey: string, any: number) => ({
    paperKey,
    title: paperKey,
    pool: { any, unseen: any, missed: 0 },
  });
  const all = [
    { objectiveId: 'a', title: 'A', practices: [practice('one', 10)] },
    { objectiveId: 'b', title: 'B', practices: [practice('one', 5), practice('two', 4)] },
    { objectiveId: 'c', title: 'C', practices: [] },
  ] as unknown as ExamOverview['topics'];
  const told = (paperKey: string) =>
    topicsOfPractice(all, paperKey).map(({ objectiveId, pool }) => [objectiveId, pool.any]);
  expect([told('one'), told('two'), told('three')]).toEqual([
    [
      ['a', 10],
      ['b', 5],
    ],
    [['b', 4]],
    [],
  ]);
});

test('a running practice is another one where its topic or its pool is', () => {
  const running = { objectiveId: 'a', title: 'A', pool: 'unseen' } as const;
  expect(isOtherFocus({ objectiveId: 'a', pool: 'unseen' }, running)).toBe(false);
  expect(isOtherFocus({ objectiveId: 'b', pool: 'unseen' }, running)).toBe(true);
  expect(isOtherFocus({ objectiveId: 'a', pool: 'any' }, running)).toBe(true);
  expect(isOtherFocus({ pool: 'any' }, { objectiveId: null, title: null, pool: 'any' })).toBe(
    false,
  );
  expect(isOtherFocus({ pool: 'any' }, null)).toBe(false);
});

test('a page is of missed questions by its address, or by what runs', () => {
  const running = (pool: 'any' | 'missed') => ({
    open: { focus: { objectiveId: null, title: null, pool } } as PaperCard['open'],
    takesFocus: true,
  });
  const still = { open: null, takesFocus: true };
  expect([asksMissed(still, 'missed'), asksMissed(still, undefined)]).toEqual([true, false]);
  expect(asksMissed({ open: null, takesFocus: false }, 'missed')).toBe(false);
  expect([asksMissed(running('missed'), undefined), asksMissed(running('any'), 'missed')]).toEqual([
    true,
    false,
  ]);
});

test('a paper of which a choice leaves three questions is told with three', () => {
  const paper = { count: 10, minutes: 15, maxPoints: 50 };
  expect(shortened(paper, 3)).toEqual({ count: 3, minutes: 5, maxPoints: 15 });
  expect([shortened(paper, 12), shortened(paper, 0)]).toEqual([paper, paper]);
});
