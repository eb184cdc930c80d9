import { describe, expect, test } from 'vitest';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { aCatalog, aMission, anItem, aPhase, aRecord } from '#tests/support/builders.ts';
import { SAMPLE_EXAM } from '#tests/support/exam-catalog.ts';
import type { ActivityRecord } from './mission-status.ts';
import {
  activityBesides,
  isMet,
  isQuest,
  minutesBesides,
  ownMinutesAhead,
  requirementOf,
  requirementStates,
  requirementsOf,
  waitsForOthersOnly,
} from './requirements.ts';

const quiz = { activityId: 'hb.one.quiz', percent: 80 };
const lesson = { activityId: 'hb.one.lesson', percent: undefined };
const records = (...given: Partial<ActivityRecord>[]) =>
  new Map(given.map((one) => aRecord(one)).map((record) => [record.activityId, record]));

test('a condition names its activity, and a percentage where it asks for a score', () => {
  expect(requirementOf('mission.done:ms.one')).toEqual({
    activityId: 'ms.one',
    percent: undefined,
  });
  expect(requirementOf('item.done:hb.one.lesson')).toEqual(lesson);
  expect(requirementOf('quiz.best:hb.one.quiz>=80')).toEqual(quiz);
});

test('a mission asks outside itself for nothing but what names another activity', () => {
  expect(requirementsOf({ doneWhen: ['steps.seen', 'checks.answered'] })).toEqual([]);
  expect(requirementsOf({ doneWhen: ['steps.seen', 'item.done:hb.one.lesson'] })).toEqual([lesson]);
});

test('a mission without steps is a quest', () => {
  expect([isQuest(aMission({ steps: [] })), isQuest(aMission())]).toEqual([true, false]);
});

test('an activity counts once it is done, not when it is begun', () => {
  const at = (status: ActivityRecord['status']) =>
    isMet(lesson, records({ activityId: lesson.activityId, status }));
  expect([isMet(lesson, new Map()), at('in_progress'), at('done')]).toEqual([false, false, true]);
});

test('a score counts from its line on, whether the quiz is done or not', () => {
  const at = (bestPercent: number | null, status: ActivityRecord['status'] = 'in_progress') =>
    isMet(quiz, records({ activityId: quiz.activityId, bestPercent, status }));
  expect([at(null), at(79), at(80), at(100), at(70, 'done')]).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('the checklist tells each thing with the score so far, where a score is asked for', () => {
  const items = [anItem(), anItem({ id: 'hb.one.quiz', kind: 'quiz' })];
  const catalog = indexCatalog(
    aCatalog({ items, phases: [aPhase({ itemIds: items.map(({ id }) => id) })] }),
  );
  const mission = {
    doneWhen: ['quiz.best:hb.one.quiz>=80', 'item.done:hb.one.lesson', 'item.done:hb.one.quiz'],
  } as const;
  const done = records({ activityId: 'hb.one.quiz', status: 'done', bestPercent: 70 });
  const states = requirementStates(catalog, mission, done);
  expect(states.map((state) => [state.activity.id, state.isMet, state.bestPercent])).toEqual([
    ['hb.one.quiz', false, 70],
    ['hb.one.lesson', false, null],
    ['hb.one.quiz', true, null],
  ]);
});

test('a mission with cards of its own takes, besides them, what it asks for and what is not done', () => {
  const items = [
    anItem({ estimatedMinutes: 12 }),
    anItem({ id: 'hb.one.quiz', kind: 'quiz', estimatedMinutes: 8 }),
  ];
  const catalog = indexCatalog(
    aCatalog({ items, phases: [aPhase({ itemIds: items.map(({ id }) => id) })] }),
  );
  const mission = aMission({
    doneWhen: ['steps.seen', `item.done:${items[0]!.id}`, 'quiz.best:hb.one.quiz>=80'],
  });
  const short = records({ activityId: 'hb.one.quiz', bestPercent: 79 });
  const reached = records({ activityId: 'hb.one.quiz', bestPercent: 80 });
  expect(minutesBesides(catalog, mission, new Map())).toBe(20);
  expect(minutesBesides(catalog, mission, short)).toBe(20);
  expect(minutesBesides(catalog, mission, reached)).toBe(12);
  expect(minutesBesides(catalog, { ...mission, steps: [] }, new Map())).toBe(0);
  // Of what is begun the rest, as the place where one goes on with it says.
  const [first] = items;
  const steps = mission.steps.slice(0, 2);
  const begun = indexCatalog(
    aCatalog({
      items: [{ ...first!, steps }, items[1]!],
      phases: [aPhase({ itemIds: items.map(({ id }) => id) })],
    }),
  );
  const half = records({ activityId: first!.id, stepsSeen: 2 });
  expect(minutesBesides(begun, mission, half)).toBe(6 + 8);
  // Named where it is one alone.
  const done = records({ activityId: items[0]!.id, status: 'done' }, { activityId: 'hb.one.quiz' });
  expect(activityBesides(catalog, mission, new Map())).toBeUndefined();
  expect(activityBesides(catalog, mission, reached)).toBe(items[0]!.title);
  expect(activityBesides(catalog, mission, done)).toBe(items[1]!.title);
  expect(activityBesides(catalog, { ...mission, steps: [] }, new Map())).toBeUndefined();
});

describe('a mission that waits for a lesson', () => {
  const lesson = anItem();
  const mission = aMission({
    estimatedMinutes: 6,
    doneWhen: ['steps.seen', `item.done:${lesson.id}`],
  });
  const cards = mission.steps.length;
  const worked = mission.steps.filter(({ kind }) => kind !== 'reading').length;
  const begun = (stepsSeen: number, stepsWorked: number) =>
    records({ activityId: mission.id, stepsSeen, stepsWorked });

  test('takes its own minutes until its last card is done, then none of them', () => {
    expect(ownMinutesAhead(mission, new Map())).toBe(6);
    expect(ownMinutesAhead(mission, begun(1, 0))).toBe(6);
    expect(waitsForOthersOnly(mission, begun(cards, worked - 1))).toBe(false);
    expect(waitsForOthersOnly(mission, begun(cards, worked))).toBe(true);
    expect(ownMinutesAhead(mission, begun(cards, worked))).toBe(0);
  });

  test('waits for nothing once the lesson is done', () => {
    const all = new Map([
      ...begun(cards, worked),
      ...records({ activityId: lesson.id, status: 'done' }),
    ]);
    expect(waitsForOthersOnly(mission, all)).toBe(false);
  });
});

describe('papers', () => {
  const either = ['pap.a', 'pap.b'];
  const sat = (percents: Record<string, number[]>) =>
    records(
      ...Object.entries(percents).map(([activityId, of]) => ({
        activityId,
        status: 'done' as const,
        bestPercent: Math.max(...of),
        percents: of,
      })),
    );

  test('are named with alternatives, a line and a number of sittings', () => {
    expect(requirementOf('paper.done:pap.a')).toEqual({
      activityId: 'pap.a',
      percent: undefined,
      anyOf: ['pap.a'],
      times: 1,
    });
    expect(requirementOf('paper.best:pap.a|pap.b>=75*3')).toEqual({
      activityId: 'pap.a',
      percent: 75,
      anyOf: either,
      times: 3,
    });
  });

  test('count when any of them was sat', () => {
    const done = requirementOf('paper.done:pap.a|pap.b');
    expect(isMet(done, new Map())).toBe(false);
    expect(isMet(done, sat({ 'pap.b': [0] }))).toBe(true);
    expect(isMet(done, sat({ 'pap.c': [100] }))).toBe(false);
  });

  test('reach a line in one sitting, or in so many over all of them', () => {
    const once = requirementOf('paper.best:pap.a>=70');
    expect([69, 70].map((percent) => isMet(once, sat({ 'pap.a': [12, percent] })))).toEqual([
      false,
      true,
    ]);
    const thrice = requirementOf('paper.best:pap.a|pap.b>=75*3');
    expect(isMet(thrice, sat({ 'pap.a': [75, 80, 74], 'pap.b': [60] }))).toBe(false);
    expect(isMet(thrice, sat({ 'pap.a': [75, 80, 74], 'pap.b': [90] }))).toBe(true);
    expect(isMet(thrice, sat({ 'pap.a': [100] }))).toBe(false);
  });

  test('tell on the checklist the best of them, and how many sittings are good enough', () => {
    const catalog = indexCatalog(aCatalog({ papers: [{ ...SAMPLE_EXAM, id: 'pap.a' }] }));
    const [state] = requirementStates(
      catalog,
      { doneWhen: ['paper.best:pap.a|pap.b>=75*3'] },
      sat({ 'pap.a': [75, 20], 'pap.b': [90, 60] }),
    );
    expect(state).toMatchObject({ isMet: false, bestPercent: 90, timesMet: 2, times: 3 });
    expect(state?.activity.id).toBe('pap.a');
  });

  test('show the best of them rounded as its report does, and never as what is needed', () => {
    const catalog = indexCatalog(aCatalog({ papers: [{ ...SAMPLE_EXAM, id: 'pap.a' }] }));
    const best = (bestShare: number) =>
      requirementStates(
        catalog,
        { doneWhen: ['paper.best:pap.a>=75'] },
        records({ activityId: 'pap.a', bestPercent: Math.floor(bestShare), bestShare }),
      )[0]?.bestPercent;
    expect(best(52.5)).toBe(53);
    expect(best(74.6)).toBe(74);
  });
});

test('strong topics are told by a record of their own, not by the paper that trains them', () => {
  const strong = requirementOf('topics.strong:pap.weak');
  expect(isMet(strong, records({ activityId: 'pap.weak', status: 'done' }))).toBe(false);
  const record = { activityId: 'topics.strong:pap.weak', status: 'done' as const };
  expect(isMet(strong, records(record))).toBe(true);
});
