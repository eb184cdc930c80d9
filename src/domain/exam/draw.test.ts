import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawInput, drawPaper, easiestFirst } from './draw.ts';
import type { BankEntry } from './paper.ts';

const entries = (unit: string, size: number, families: number): BankEntry[] =>
  Array.from({ length: size }, (_, at) => ({
    questionId: `${unit}.${at}`,
    // The first of the unit come in families of three.
    ...(at < families * 3 && { family: `${unit} family ${Math.floor(at / 3)}` }),
  }));

/** Any bank of up to three units, a blueprint that it can fill, and any past. */
const draws: fc.Arbitrary<DrawInput> = fc
  .record({
    sizes: fc.array(fc.record({ alone: fc.nat(12), families: fc.nat(3) }), {
      minLength: 1,
      maxLength: 3,
    }),
    shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
    seen: fc.array(fc.tuple(fc.nat(2), fc.nat(20), fc.nat(4))),
    withheld: fc.array(fc.tuple(fc.nat(2), fc.nat(20)), { maxLength: 12 }),
    seed: fc.string(),
    hasBlueprint: fc.boolean(),
  })
  .map(({ sizes, shares, seen, withheld, seed, hasBlueprint }) => {
    const units = Object.fromEntries(
      sizes.map(({ alone, families }, at) => [
        `u${at}`,
        entries(`u${at}`, families * 3 + alone, families),
      ]),
    );
    const blueprint = Object.fromEntries(
      sizes.map(({ alone, families }, at) => [
        `u${at}`,
        Math.floor(shares[at]! * (alone + families)),
      ]),
    );
    const count = Object.values(blueprint).reduce((sum, part) => sum + part, 0);
    return {
      paper: { count, ...(hasBlueprint && { blueprint }) },
      bank: { id: 'any', courseKey: 'togaf', units },
      met: {
        seen: new Map(seen.map(([unit, at, times]) => [`u${unit}.${at}`, times])),
        withheld: new Set(withheld.map(([unit, at]) => `u${unit}.${at}`)),
      },
      seed,
    };
  });

const unmet = { seen: new Map<string, number>(), withheld: new Set<string>() };
const unitOf = (id: string) => id.split('.')[0]!;

describe('a drawn paper', () => {
  test('has its count, follows its blueprint, repeats nothing and no family', () => {
    fc.assert(
      fc.property(draws, (input) => {
        const { paper, bank } = input;
        const drawn = drawPaper(input);
        expect(drawn).toHaveLength(paper.count);
        expect(new Set(drawn).size).toBe(paper.count);
        const all = new Map(
          Object.values(bank.units)
            .flat()
            .map((entry) => [entry.questionId, entry.family ?? entry.questionId]),
        );
        expect(new Set(drawn.map((id) => all.get(id))).size).toBe(paper.count);
        for (const [unit, part] of Object.entries(paper.blueprint ?? {})) {
          expect(drawn.filter((id) => unitOf(id) === unit)).toHaveLength(part);
        }
      }),
    );
  });

  test('is the same for the same seed and past', () => {
    fc.assert(
      fc.property(draws, (input) => {
        expect(drawPaper(input)).toEqual(drawPaper(structuredClone(input)));
      }),
    );
  });

  test('takes nothing seen more often while something seen less is left, and what is withheld elsewhere last', () => {
    fc.assert(
      fc.property(draws, (input) => {
        const { bank, met, paper } = input;
        const drawn = new Set(drawPaper(input));
        const times = (id: string) => (met.withheld.has(id) ? Infinity : (met.seen.get(id) ?? 0));
        const pools = paper.blueprint
          ? Object.values(bank.units)
          : [Object.values(bank.units).flat()];
        for (const pool of pools) {
          const taken = pool.filter(({ questionId }) => drawn.has(questionId));
          const families = new Set(taken.map(({ family }) => family));
          const left = pool.filter(
            ({ questionId, family }) =>
              !drawn.has(questionId) && (family === undefined || !families.has(family)),
          );
          const most = Math.max(0, ...taken.map(({ questionId }) => times(questionId)));
          for (const { questionId } of left) expect(times(questionId)).toBeGreaterThanOrEqual(most);
        }
      }),
    );
  });

  test('is another one for another seed, and every question has its turn', () => {
    const bank = { id: 'b', courseKey: 'togaf', units: { u0: entries('u0', 10, 0) } };
    const papers = Array.from({ length: 60 }, (_, at) =>
      drawPaper({ paper: { count: 4 }, bank, met: unmet, seed: `seed ${at}` }),
    );
    expect(new Set(papers.map((paper) => paper.join())).size).toBeGreaterThan(50);
    expect(new Set(papers.flat()).size).toBe(10);
  });

  test('that the bank cannot fill is a bug, not a short paper', () => {
    const bank = { id: 'b', courseKey: 'togaf', units: { u0: entries('u0', 3, 1) } };
    const draw = (count: number) => () =>
      drawPaper({ paper: { count }, bank, met: unmet, seed: 's' });
    expect(draw(1)).not.toThrow();
    expect(draw(2)).toThrow('cannot give 2');
  });

  test('of parts takes each part from its units, one after the other', () => {
    const bank = {
      id: 'b',
      courseKey: 'togaf',
      units: { u0: entries('u0', 9, 0), u1: entries('u1', 9, 0), a0: entries('a0', 9, 0) },
    };
    const paper = {
      count: 6,
      blueprint: { a0: 2, u0: 3, u1: 1 },
      parts: [
        { units: ['u0', 'u1'], passPercent: 60 },
        { units: ['a0'], passPercent: 60 },
      ],
    };
    for (let at = 0; at < 20; at++) {
      const drawn = drawPaper({ paper, bank, met: unmet, seed: `seed ${at}` });
      expect(drawn.map((id) => id[0])).toEqual(['u', 'u', 'u', 'u', 'a', 'a']);
    }
  });
});

test('a drill begins with what is easy, and keeps the order of what is alike', () => {
  const levels = { a: 'hard', b: 'easy', c: 'medium', d: 'easy', e: 'medium' } as const;
  expect(easiestFirst(['a', 'b', 'c', 'd', 'e'], (id) => levels[id as 'a'])).toEqual([
    ...['b', 'd'],
    ...['c', 'e'],
    'a',
  ]);
});
