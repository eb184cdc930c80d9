import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnswerChange, applyChange, type StoredAnswer } from './answer-change.ts';

const fresh: StoredAnswer = {
  answer: null,
  firstAnswer: null,
  flagged: false,
  revision: 0,
  msSpent: 0,
  changes: 0,
  confidence: null,
};
const exam = {
  msSinceStart: 60_000,
  commits: false,
  asksConfidence: false,
  isClosed: false,
  storedIsGiven: true,
};
const practice = { ...exam, commits: true };
const of = (text: string | null) => (text === null ? null : { chosen: [...text] });
const change = (over: Partial<AnswerChange> = {}): AnswerChange => ({
  answer: of('a'),
  flagged: false,
  revision: 1,
  msSpent: 1_000,
  isGiven: true,
  ...over,
});

/** Any changes of one question, as any devices may send them. */
const changes = fc.array(
  fc.record({
    answer: fc.constantFrom(null, of('a'), of('b'), of('ab')),
    flagged: fc.boolean(),
    revision: fc.integer({ min: 1, max: 8 }),
    msSpent: fc.nat(100_000),
    isGiven: fc.constant(true),
  }),
);

/** Changes that follow each other: what is stored is whole where the last one was. */
const applyAll = (list: readonly AnswerChange[], rules = exam) =>
  list.reduce<StoredAnswer>((stored, one, at) => {
    const storedIsGiven = stored.answer !== null && list[at - 1]?.isGiven !== false;
    return applyChange(stored, one, { ...rules, storedIsGiven }).next;
  }, fresh);

describe('R-23: revisions', () => {
  test('only rise, and the highest that came first stands, in whatever order', () => {
    fc.assert(
      fc.property(changes, (list) => {
        let stored = fresh;
        for (const one of list) {
          const { outcome, next } = applyChange(stored, one, exam);
          expect(next.revision).toBe(Math.max(stored.revision, one.revision));
          if (one.revision <= stored.revision) expect(next).toBe(stored);
          else expect(outcome).toBe('saved');
          stored = next;
        }
        const highest = Math.max(0, ...list.map(({ revision }) => revision));
        const winner = list.find(({ revision }) => revision === highest);
        expect(stored.answer).toEqual(winner?.answer ?? null);
        expect(stored.flagged).toBe(winner?.flagged ?? false);
      }),
    );
  });

  test('a repetition is answered like the first time and changes nothing', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const stored = applyAll(list);
        for (const one of list) {
          const again = applyChange(stored, one, exam);
          expect(again.next).toBe(stored);
          const isSame = one.revision === stored.revision && one.flagged === stored.flagged;
          const isAlike = isSame && JSON.stringify(one.answer) === JSON.stringify(stored.answer);
          expect(again.outcome).toBe(isAlike ? 'saved' : 'stale');
        }
      }),
    );
  });
});

test('the first answer is kept, and replacing it is counted; taking it back is no other answer', () => {
  const list = [
    change({ revision: 1, answer: of('a') }),
    change({ revision: 2, answer: of('b') }),
    change({ revision: 3, answer: of('b'), flagged: true }),
    change({ revision: 4, answer: null }),
    change({ revision: 5, answer: of('a') }),
  ];
  expect(applyAll(list)).toMatchObject({
    answer: of('a'),
    firstAnswer: of('a'),
    changes: 1,
    revision: 5,
  });
});

test('an answer that is given part by part is no changed answer until it was whole', () => {
  const parts = [
    change({ revision: 1, answer: of('a'), isGiven: false }),
    change({ revision: 2, answer: of('ab') }),
  ];
  expect(applyAll(parts)).toMatchObject({
    answer: of('ab'),
    firstAnswer: of('ab'),
    changes: 0,
  });
  const second = [
    ...parts,
    change({ revision: 3, answer: of('b'), isGiven: false }),
    change({ revision: 4, answer: of('bc') }),
  ];
  expect(applyAll(second)).toMatchObject({
    answer: of('bc'),
    firstAnswer: of('ab'),
    changes: 1,
  });
});

test('an answer that loses a part and gets it back is not changed; cleared and replaced it is', () => {
  const back = [
    change({ revision: 1, answer: of('ab') }),
    change({ revision: 2, answer: of('a'), isGiven: false }),
    change({ revision: 3, answer: of('ab') }),
  ];
  expect(applyAll(back)).toMatchObject({ answer: of('ab'), changes: 0 });
  const replaced = [
    change({ revision: 1, answer: of('a') }),
    change({ revision: 2, answer: null }),
    change({ revision: 3, answer: of('b') }),
  ];
  expect(applyAll(replaced)).toMatchObject({ answer: of('b'), changes: 1 });
});

test('time on a question never falls and never passes the time since the start', () => {
  fc.assert(
    fc.property(changes, (list) => {
      let stored = fresh;
      for (const one of list) {
        const { next } = applyChange(stored, one, exam);
        expect(next.msSpent).toBeGreaterThanOrEqual(stored.msSpent);
        expect(next.msSpent).toBeLessThanOrEqual(exam.msSinceStart);
        stored = next;
      }
    }),
  );
});

describe('where an answer is final', () => {
  test('the first stays whatever comes, while flag and time go on', () => {
    fc.assert(
      fc.property(changes, (list) => {
        let stored = fresh;
        for (const one of list) {
          const { next } = applyChange(stored, one, practice);
          if (stored.answer !== null) expect(next.answer).toEqual(stored.answer);
          stored = next;
        }
        expect(stored.changes).toBe(0);
        expect(stored.firstAnswer).toEqual(stored.answer);
      }),
    );
  });

  test('another answer is told as committed, the same one as saved', () => {
    const stored = applyChange(fresh, change(), practice).next;
    const next = (over: Partial<AnswerChange>) =>
      applyChange(stored, change({ revision: 2, ...over }), practice);
    expect(next({ answer: of('b') })).toMatchObject({
      outcome: 'committed',
      next: { revision: 2 },
    });
    expect(next({ answer: null }).outcome).toBe('committed');
    expect(next({ flagged: true })).toMatchObject({ outcome: 'saved', next: { flagged: true } });
  });
});

describe('how sure the learner was', () => {
  const asking = { ...practice, asksConfidence: true };

  test('is taken with the answer, and not changed once the verdict is known', () => {
    const stored = applyChange(fresh, change({ confidence: 'guess' }), asking).next;
    expect(stored.confidence).toBe('guess');
    const later = change({ revision: 2, confidence: 'sure', flagged: true });
    expect(applyChange(stored, later, asking).next).toMatchObject({
      confidence: 'guess',
      flagged: true,
    });
    const unsaid = applyChange(fresh, change(), asking).next;
    expect(unsaid.confidence).toBeNull();
    expect(applyChange(unsaid, later, asking).next.confidence).toBeNull();
  });

  test('is not kept without an answer, nor where nobody asks', () => {
    const without = change({ answer: null, confidence: 'sure' });
    expect(applyChange(fresh, without, asking).next.confidence).toBeNull();
    expect(applyChange(fresh, change({ confidence: 'sure' }), exam).next.confidence).toBeNull();
  });
});

test('a question whose seconds are over takes no first answer, only its flag', () => {
  const closed = { ...practice, isClosed: true };
  const late = applyChange(fresh, change({ flagged: true }), closed);
  expect(late).toEqual({ outcome: 'late', next: fresh });
  expect(late.next).toBe(fresh);
  const flag = change({ answer: null, flagged: true });
  expect(applyChange(fresh, flag, closed)).toMatchObject({
    outcome: 'saved',
    next: { flagged: true, answer: null },
  });
  const answered = applyChange(fresh, change(), practice).next;
  const again = applyChange(answered, change({ revision: 2, flagged: true }), closed);
  expect(again).toMatchObject({ outcome: 'saved', next: { answer: of('a'), flagged: true } });
});
