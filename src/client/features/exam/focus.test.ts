import { expect, test } from 'vitest';
import type { ExamOverview, PaperCard } from '#contract/exams.ts';
import { aFocus } from '#tests/support/focus.ts';
import {
  ALL_TOPICS,
  againAt,
  askedPaper,
  askedText,
  asksMissed,
  besidesOf,
  type ChoiceText,
  choiceForm,
  focusOfText,
  isOtherFocus,
  NOTHING_BESIDES,
  POOLS,
  partsOf,
  poolsOf,
  textOfFocus,
  topicsOfPractice,
} from './focus.ts';

const topic = (objectiveId: string, any: number, unseen: number, missed: number) => ({
  objectiveId,
  title: objectiveId,
  group: null,
  pool: { any, unseen, missed },
});
const topics = [topic('a', 10, 6, 2), topic('b', 5, 5, 0), topic('c', 3, 0, 0)];

test('a text says topics, questions, length and clock; what it does not know is left out', () => {
  const of = (text: ChoiceText) => focusOfText(text, topics, 10);
  expect([
    of({}),
    of({ topic: 'b', pool: 'missed' }),
    of({ topic: 'a,c,zz', count: '20', clock: 'on' }),
    of({ topic: 'zz', pool: 'zz', count: '41', clock: 'zz' }),
    // All of them one by one, and the paper's own length, are no choice of their own.
    of({ topic: 'a,b,c', count: '10' }),
  ]).toEqual([
    { pool: 'any' },
    { pool: 'missed', objectiveId: 'b' },
    { pool: 'any', objectiveIds: ['a', 'c'], count: 20, clock: true },
    { pool: 'any' },
    { pool: 'any' },
  ]);
});

test('an address with a topic or a pool says both; without, they are those of last time, as length and clock are', () => {
  const last = { topic: 'a,c', pool: 'unseen', count: '5', clock: 'on' };
  expect(askedText({}, last)).toEqual(last);
  expect(askedText({ pool: 'missed' }, last)).toEqual({
    ...last,
    topic: undefined,
    pool: 'missed',
  });
  const all = askedText({ topic: ALL_TOPICS }, last);
  expect(focusOfText(all, topics, 10)).toEqual({ pool: 'any', count: 5, clock: true });
});

test('what is chosen is read from its text as it was', () => {
  const chosen = { pool: 'unseen', objectiveIds: ['a', 'c'], count: 5, clock: true } as const;
  expect(focusOfText(textOfFocus({ ...chosen, objectiveIds: ['a', 'c'] }), topics, 10)).toEqual(
    chosen,
  );
  expect(textOfFocus({ pool: 'any' })).toEqual({});
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
  expect(poolsOf({ pool: 'any', objectiveIds: ['a', 'b'] }, overview, 'one')).toEqual({
    any: 15,
    unseen: 11,
    missed: 2,
  });
  expect(poolsOf({ pool: 'any' }, overview, 'one')).toEqual(practice.pool);
  const older = { topics: overview.topics } as ExamOverview;
  expect(poolsOf({ pool: 'any' }, older, 'one')).toBeNull();
});

test('what is asked in addition and what waits is told of the topic, or of all', () => {
  const practice = { paperKey: 'one', elsewhere: 5, held: 10, leftOpen: 3, inLessons: 4 };
  const overview = {
    topics: [
      { objectiveId: 'a', practices: [{ paperKey: 'one', elsewhere: 2, held: 1, leftOpen: 1 }] },
    ],
    practices: [practice],
  } as unknown as ExamOverview;
  expect(besidesOf({ pool: 'any' }, overview, 'one')).toEqual({
    elsewhere: 5,
    held: 10,
    leftOpen: 3,
    inLessons: 4,
  });
  const onA = { pool: 'any', objectiveId: 'a' } as const;
  expect(besidesOf(onA, overview, 'one')).toMatchObject({
    elsewhere: 2,
    held: 1,
    leftOpen: 1,
    inLessons: 0,
  });
  expect(besidesOf(onA, overview, 'two')).toEqual(NOTHING_BESIDES);
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

test('a running practice is another one where its topics, questions, length or clock are', () => {
  const running = aFocus({ objectiveId: 'a', title: 'A', pool: 'unseen' });
  const asked = { objectiveId: 'a', pool: 'unseen' } as const;
  expect(isOtherFocus(asked, running)).toBe(false);
  expect(isOtherFocus({ objectiveId: 'b', pool: 'unseen' }, running)).toBe(true);
  expect(isOtherFocus({ objectiveId: 'a', pool: 'any' }, running)).toBe(true);
  expect(isOtherFocus({ ...asked, count: 20 }, running)).toBe(true);
  expect(
    isOtherFocus({ ...asked, count: 20, clock: true }, { ...running, count: 20, clock: true }),
  ).toBe(false);
  expect(isOtherFocus({ pool: 'any' }, aFocus())).toBe(false);
  expect(isOtherFocus({ pool: 'any' }, null)).toBe(false);
});

test('the same once more is asked for with its own topics, questions, length and clock', () => {
  const paper = { key: 'topical', count: 5 };
  const several = aFocus({
    topics: [
      { objectiveId: 'a', title: 'A' },
      { objectiveId: 'b', title: 'B' },
    ],
    pool: 'unseen',
    count: 5,
    clock: true,
  });
  expect(againAt(paper, several)).toBe('/quiz/topical?topic=a%2Cb&pool=unseen&count=5&clock=on');
  // All topics, the paper's own length and no clock are said too: else those of last time would be asked.
  expect(againAt(paper, aFocus())).toBe('/quiz/topical?topic=all&count=5&clock=off');
  expect(againAt(paper, null)).toBe('/quiz/topical');
});

test('what is chosen for missed questions is kept apart from what is chosen for topics', () => {
  const paper = { courseKey: 'any', key: 'topical' };
  const [any, unseen, missed] = POOLS.map((pool) => choiceForm('l1', { ...paper, pool }));
  expect(any).toBe(unseen);
  expect(missed).not.toBe(any);
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

test('a paper is told as it is asked: with the questions that a choice leaves or adds, and by its clock', () => {
  const examPace = { asks: 'questions', count: 180, minutes: 240 } as const;
  const paper = { count: 10, minutes: 15, maxPoints: 50, untimed: true, examPace };
  const asked = { ...paper, examPace: null };
  expect(askedPaper(paper, { count: 3 })).toEqual({
    ...asked,
    count: 3,
    minutes: 5,
    maxPoints: 15,
  });
  expect(askedPaper(paper, { count: 20, clock: true })).toEqual({
    ...asked,
    count: 20,
    minutes: 1_600 / 60,
    maxPoints: 100,
    untimed: false,
  });
  expect(askedPaper(paper, { count: 0 })).toEqual(asked);
});
