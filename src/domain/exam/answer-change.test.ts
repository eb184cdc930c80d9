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
};
const exam = { msSinceStart: 60_000, commits: false };
const practice = { ...exam, commits: true };
const of = (text: string | null) => (text === null ? null : { chosen: [...text] });
const change = (over: Partial<AnswerChange> = {}): AnswerChange => ({
  answer: of('a'),
  flagged: false,
  revision: 1,
  msSpent: 1_000,
  ...over,
});

/** Any changes of one question, as any devices may send them. */
const changes = fc.array(
  fc.record({
    answer: fc.constantFrom(null, of('a'), of('b'), of('ab')),
    flagged: fc.boolean(),
    revision: fc.integer({ min: 1, max: 8 }),
    msSpent: fc.nat(100_000),
  }),
);

const applyAll = (list: readonly AnswerChange[], rules = exam) =>
  list.reduce<StoredAnswer>((stored, one) => applyChange(stored, one, rules).next, fresh);

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
