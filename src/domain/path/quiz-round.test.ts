import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawRound } from './quiz-round.ts';

const bank = (size: number) => Array.from({ length: size }, (_, at) => `q${at}`);
const twenty = bank(20);

/** A bank of whole rounds, with how many there are. */
const banks = fc.record({
  count: fc.integer({ min: 1, max: 12 }),
  laps: fc.integer({ min: 1, max: 4 }),
  seed: fc.string(),
});

describe('a round', () => {
  test('is the same for the same learner and quiz, wherever it is drawn', () => {
    const draw = (seed: string) => drawRound(twenty, 10, 1, seed);
    expect(draw('learner-1:hb.pre.quiz')).toEqual(draw('learner-1:hb.pre.quiz'));
    expect(draw('learner-1:hb.pre.quiz')).not.toEqual(draw('learner-2:hb.pre.quiz'));
    expect(draw('learner-1:hb.pre.quiz')).not.toEqual(draw('learner-1:hb.req.quiz'));
  });

  test('after a round has none of its questions, until the bank is used up', () => {
    fc.assert(
      fc.property(banks, ({ count, laps, seed }) => {
        const ids = bank(count * laps);
        const lapOf = (lap: number) =>
          Array.from({ length: laps }, (_, at) =>
            drawRound(ids, count, lap * laps + at + 1, seed),
          ).flat();
        for (const lap of [0, 1, 2]) expect(lapOf(lap).toSorted()).toEqual(ids.toSorted());
      }),
    );
  });

  test('of the next lap comes in another order', () => {
    const laps = [1, 3, 5].map((round) => drawRound(twenty, 10, round, 'a seed').join());
    expect(new Set(laps).size).toBe(3);
  });

  test('never holds a question twice, nor more than it asks for, whatever the bank', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 45 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 50 }),
        fc.string(),
        (size, count, round, seed) => {
          const drawn = drawRound(bank(size), count, round, seed);
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(drawn).toHaveLength(Math.min(size, count));
          expect(drawn.every((id) => bank(size).includes(id))).toBe(true);
        },
      ),
    );
  });

  test('gives every question the same chance', () => {
    const times = new Map(twenty.map((id) => [id, 0]));
    const learners = 4_000;
    for (let learner = 0; learner < learners; learner += 1)
      for (const id of drawRound(twenty, 10, 1, `learner-${learner}:hb.pre.quiz`))
        times.set(id, times.get(id)! + 1);
    // Half of all draws; six standard deviations of 31.6 on either side.
    for (const [id, count] of times)
      expect([id, Math.abs(count - learners / 2) < 190]).toEqual([id, true]);
  });
});
