import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition } from '#domain/catalog/activity.ts';
import type { Mission } from '#domain/catalog/catalog.ts';
import { aCheck, aMission, aReading, aSort, aText, someSteps } from '#tests/support/builders.ts';
import {
  currentStep,
  openCheck,
  openStep,
  openTask,
  playState,
  roundState,
  type StepRecords,
} from './play.ts';
import { requirementOf } from './requirements.ts';

/** Steps s1 (reading), s2 (check), s3 (reading). */
const mission = aMission();
const noneDone = () => false;

/** What an event on a step is answered with: `ok`, or the code without its prefix. */
const feedback = (result: ReturnType<typeof openStep> | ReturnType<typeof openCheck>) =>
  result.ok ? 'ok' : result.error.code.replace('step.', '');

const events = (records: StepRecords) => {
  const ids = mission.steps.map((step) => step.id);
  return [
    ...ids.map((id) => feedback(openStep(mission, records, id))),
    ...ids.map((id) => feedback(openCheck(mission, records, id))),
    playState(mission, records, noneDone).canFinish ? 'ok' : 'no',
  ].join(' ');
};

// every state of the three steps against every event. In a state, `-` is a step that was never
// seen, `s` one that was seen, `a` a check that was answered.
const table: Record<string, [sees: string, answers: string, finish: string]> = {
  '---': ['ok out_of_order out_of_order', 'not_a_check out_of_order out_of_order', 'no'],
  's--': ['ok ok out_of_order', 'not_a_check ok out_of_order', 'no'],
  'ss-': ['ok ok out_of_order', 'not_a_check ok out_of_order', 'no'],
  'sa-': ['ok ok ok', 'not_a_check already_answered not_a_check', 'no'],
  sas: ['ok ok ok', 'not_a_check already_answered not_a_check', 'ok'],
  // The rest cannot be reached by playing: content that changed under a learner can leave them.
  '-s-': ['ok ok out_of_order', 'not_a_check ok out_of_order', 'no'],
  '-a-': ['ok ok out_of_order', 'not_a_check already_answered out_of_order', 'no'],
  '--s': ['ok out_of_order ok', 'not_a_check out_of_order not_a_check', 'no'],
  's-s': ['ok ok ok', 'not_a_check ok not_a_check', 'no'],
  '-ss': ['ok ok ok', 'not_a_check ok not_a_check', 'no'],
  '-as': ['ok ok ok', 'not_a_check already_answered not_a_check', 'no'],
  sss: ['ok ok ok', 'not_a_check ok not_a_check', 'no'],
};

const recordsOf = (state: string) =>
  someSteps(
    Object.fromEntries(
      [...state].flatMap((mark, at) =>
        mark === '-' ? [] : [[mission.steps[at]!.id, mark === 'a' ? ['a'] : 'seen'] as const],
      ),
    ),
  );

test('the table of states and events holds every state of the three steps', () => {
  const all = ['-', 's'].flatMap((one) =>
    ['-', 's', 'a'].flatMap((two) => ['-', 's'].map((three) => one + two + three)),
  );
  expect(Object.keys(table).sort()).toEqual(all.sort());
});

test.each(Object.entries(table))(
  'in state %s every event has its one answer',
  (state, expected) => {
    expect(events(recordsOf(state))).toBe(expected.join(' '));
  },
);

test('a step that the mission does not have is not found, to see and to answer', () => {
  const all = recordsOf('sas');
  expect(openStep(mission, all, 's9')).toEqual({ ok: false, error: { code: 'step.not_found' } });
  expect(openCheck(mission, all, 's9')).toEqual({ ok: false, error: { code: 'step.not_found' } });
});

test('an opened step and an opened check are those of the mission', () => {
  expect(openStep(mission, recordsOf('s--'), 's2')).toEqual({ ok: true, value: mission.steps[1] });
  expect(openCheck(mission, recordsOf('ss-'), 's2')).toEqual({ ok: true, value: mission.steps[1] });
});

test('a wrong answer opens the way on like a right one', () => {
  for (const chosen of [['a'], ['b']]) {
    const records = someSteps({ s1: 'seen', s2: chosen });
    expect(feedback(openStep(mission, records, 's3'))).toBe('ok');
  }
});

const long = aMission({
  steps: ['r1', 'c1', 'r2', 'r3', 'c2', 'c3'].map((id) =>
    id.startsWith('c') ? aCheck({ id }) : aReading({ id }),
  ),
});

test('a mission is played to its end in its own order and in no other', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 11 }), { minLength: 60, maxLength: 200 }), (tries) => {
      const did: Record<string, 'seen' | readonly string[]> = {};
      const inOrder = long.steps.flatMap((step) =>
        step.kind === 'check' ? [`see ${step.id}`, `answer ${step.id}`] : [`see ${step.id}`],
      );
      const log: string[] = [];
      for (const n of tries) {
        const { id } = long.steps[n % 6]!;
        const records = someSteps(did);
        if (n < 6 && openStep(long, records, id).ok && !did[id]) {
          did[id] = 'seen';
          log.push(`see ${id}`);
        }
        if (n >= 6 && openCheck(long, records, id).ok) {
          if (!did[id]) log.push(`see ${id}`);
          did[id] = ['a'];
          log.push(`answer ${id}`);
        }
      }
      expect(log).toEqual(inOrder.slice(0, log.length));
      expect(playState(long, someSteps(did), noneDone).canFinish).toBe(
        log.length === inOrder.length,
      );
    }),
  );
});

test('what was seen and answered is told in the order of the mission', () => {
  const records = someSteps({ c2: ['b'], c1: ['a'], r1: 'seen', c3: 'seen', gone: 'seen' });
  expect(playState(long, records, noneDone)).toEqual({
    seenStepIds: ['r1', 'c1', 'c2', 'c3'],
    answeredStepIds: ['c1', 'c2'],
    submittedStepIds: [],
    canFinish: false,
  });
});

const canFinish = (doneWhen: Mission['doneWhen'], records: StepRecords, done: string[] = []) =>
  playState(aMission({ doneWhen }), records, (one) => done.includes(requirementOf(one).activityId))
    .canFinish;

test('a mission is done by each of its conditions alone', () => {
  const rows: [Condition, StepRecords, boolean][] = [
    ['steps.seen', someSteps({ s1: 'seen', s2: 'seen', s3: 'seen' }), true],
    ['steps.seen', someSteps({ s1: 'seen', s2: ['a'] }), false],
    ['checks.answered', someSteps({ s2: ['a'] }), true],
    ['checks.answered', someSteps({ s1: 'seen', s2: 'seen', s3: 'seen' }), false],
  ];
  for (const [condition, records, expected] of rows)
    expect([condition, canFinish([condition], records)]).toEqual([condition, expected]);
});

test('a quest is done when the missions that it names are', () => {
  const quest: Condition[] = ['mission.done:mis.two', 'mission.done:mis.three'];
  expect(canFinish(quest, new Map(), ['mis.two'])).toBe(false);
  expect(canFinish(quest, new Map(), ['mis.two', 'mis.three'])).toBe(true);
  expect(canFinish(['steps.seen', ...quest], new Map(), ['mis.two', 'mis.three'])).toBe(false);
});

test('a mission without checks has none to answer', () => {
  const told = aMission({ steps: [aReading()], doneWhen: ['checks.answered', 'steps.seen'] });
  expect(playState(told, someSteps({ s1: 'seen' }), noneDone).canFinish).toBe(true);
});

/** A reading, a task to sort, a text and a check. */
const lab = aMission({
  steps: [aReading({ id: 's1' }), aSort({ id: 't1' }), aText({ id: 't2' }), aCheck({ id: 'c1' })],
  doneWhen: ['tasks.submitted'],
});

test('a task opens once what stands before it was seen, answered and handed in', () => {
  const tries = (records: StepRecords) =>
    ['s1', 't1', 't2', 'c1', 'gone']
      .map((id) => {
        const result = openTask(lab, records, id);
        return result.ok ? 'ok' : result.error.code.replace('step.', '');
      })
      .join(' ');
  const locked = 'out_of_order';
  expect(tries(someSteps({}))).toBe(`not_a_task ${locked} ${locked} ${locked} not_found`);
  expect(tries(someSteps({ s1: 'seen' }))).toBe(`not_a_task ok ${locked} ${locked} not_found`);
  // Seen, or kept as a draft, is not handed in.
  expect(tries(someSteps({ s1: 'seen', t1: 'seen' }))).toBe(
    `not_a_task ok ${locked} ${locked} not_found`,
  );
  const first = someSteps({ s1: 'seen', t1: 'submitted' });
  expect(tries(first)).toBe(`not_a_task already_answered ok ${locked} not_found`);
  const both = someSteps({ s1: 'seen', t1: 'submitted', t2: 'submitted' });
  expect(tries(both)).toBe('not_a_task already_answered already_answered not_a_task not_found');
});

test('a task whose next round is open can be worked on, and stays handed in', () => {
  const records = new Map(someSteps({ s1: 'seen', t1: 'submitted' }));
  records.set('t1', { ...records.get('t1')!, isOpenAgain: true });
  expect(openTask(lab, records, 't1').ok).toBe(true);
  expect(openTask(lab, records, 't2').ok).toBe(true);
  expect(playState(lab, records, noneDone).submittedStepIds).toEqual(['t1']);
});

test('an opened task is that of the activity', () => {
  expect(openTask(lab, someSteps({ s1: 'seen' }), 't1')).toEqual({ ok: true, value: lab.steps[1] });
});

test('tasks handed in are told in order and end an activity that asks for them', () => {
  const half = playState(lab, someSteps({ s1: 'seen', t2: 'seen', t1: 'submitted' }), noneDone);
  expect(half).toEqual({
    seenStepIds: ['s1', 't1', 't2'],
    answeredStepIds: [],
    submittedStepIds: ['t1'],
    canFinish: false,
  });
  const whole = playState(lab, someSteps({ t2: 'submitted', t1: 'submitted' }), noneDone);
  expect(whole).toMatchObject({ submittedStepIds: ['t1', 't2'], canFinish: true });
});

/** Ten questions. */
const quiz = aMission({
  steps: Array.from({ length: 10 }, (_, at) => aCheck({ id: `c${at}` })),
  doneWhen: ['quiz.passed'],
});
const tenAnswered = (right: number, answered = 10) =>
  someSteps(
    Object.fromEntries(
      Array.from({ length: answered }, (_, at) => [`c${at}`, [at < right ? 'b' : 'a']] as const),
    ),
  );

test('a quiz is passed from its line on, once every question is answered', () => {
  const rows: [number, number, boolean, boolean][] = [
    [7, 10, true, false],
    [6, 10, false, true],
    [7, 9, false, false],
    [0, 0, false, false],
    [10, 10, true, false],
  ];
  for (const [right, answered, passed, failed] of rows) {
    const records = tenAnswered(right, answered);
    expect(roundState(quiz, records, 70)).toEqual({ answered, right, total: 10, passed, failed });
    expect(playState(quiz, records, noneDone, 70).canFinish).toBe(passed);
  }
});

test('a quiz without questions is neither passed nor failed', () => {
  const none = aMission({ steps: [], doneWhen: ['quiz.passed'] });
  expect(roundState(none, new Map(), 70)).toMatchObject({ passed: false, failed: false });
});

test('an item of the path may be asked for like a mission', () => {
  const quest: Condition[] = ['item.done:hb.one.lab'];
  expect(canFinish(quest, new Map(), [])).toBe(false);
  expect(canFinish(quest, new Map(), ['hb.one.lab'])).toBe(true);
});

test('who stood at a card that is gone stands at the last one that they saw', () => {
  const steps = ['s1', 's2', 's3'].map((id) => ({ id }));
  expect(currentStep(steps, 's2', new Set(['s1', 's2', 's3']))).toBe('s2');
  expect(currentStep(steps, 's9', new Set(['s1', 's2', 's8', 's9']))).toBe('s2');
  expect(currentStep(steps, 's9', new Set(['s9']))).toBe('s1');
  expect(currentStep([], 's1', new Set())).toBe('');
});
