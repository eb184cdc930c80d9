import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { drawPaper } from './draw.ts';
import { countPools, drawFocused, thingsOf, thingsOn } from './draw-practice.ts';
import type { Bank, CaseSet, MixForm } from './paper.ts';

const NOTHING = { seen: new Map<string, number>(), withheld: new Set<string>() };
const seen = (...ids: string[]) => ({ ...NOTHING, seen: new Map(ids.map((id) => [id, 1])) });

const aSet = (name: string, ...units: string[]): CaseSet => ({
  caseId: name,
  questions: units.map((unit, at) => ({ questionId: `${name}.${at}`, unit })),
});
const idsOf = ({ questions }: CaseSet) => questions.map(({ questionId }) => questionId);
const singles = (unit: string, size: number) =>
  Array.from({ length: size }, (_, at) => ({ questionId: `${unit}.${at}` }));
const aBank = (sets: readonly CaseSet[]): Bank => ({
  id: 'any',
  courseKey: 'any',
  units: { u1: singles('u1', 40), u2: singles('u2', 40) },
  sets,
});

const FERRY = aSet('ferry', 'u1', 'u1', 'u2');
const CLINIC = aSet('clinic', 'u1', 'u2', 'u2', 'u2');
const TOWN = aSet('town', 'u2', 'u2', 'u2', 'u2', 'u2');
const paper = { count: 20, blueprint: { u1: 10, u2: 10 }, breaksAfter: [7, 14], caseSets: 2 };

describe('a paper with case sets', () => {
  test('asks whole sets, each together, in its order and within one block, and keeps its blueprint', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 }), (seed, caseSets) => {
        const bank = aBank([FERRY, CLINIC, TOWN]);
        const drawn = drawPaper({ paper: { ...paper, caseSets }, bank, met: NOTHING, seed });
        expect(new Set(drawn).size).toBe(20);
        const unitOf = new Map(
          bank.sets!.flatMap(({ questions }) => questions).map((one) => [one.questionId, one.unit]),
        );
        const ofFirst = drawn.filter((id) => (unitOf.get(id) ?? id.split('.')[0]) === 'u1');
        expect(ofFirst).toHaveLength(10);
        const asked = bank.sets!.filter((set) => drawn.includes(idsOf(set)[0]!));
        expect(asked).toHaveLength(caseSets);
        for (const set of asked) {
          const from = drawn.indexOf(idsOf(set)[0]!) + 1;
          expect(drawn.slice(from - 1, from - 1 + set.questions.length)).toEqual(idsOf(set));
          const block = blocksOf(paper, 20).find((one) => one.from <= from && from <= one.to)!;
          expect(from + set.questions.length - 1).toBeLessThanOrEqual(block.to);
        }
        const inSets = bank.sets!.flatMap(idsOf).filter((id) => drawn.includes(id));
        expect(inSets).toEqual(expect.arrayContaining(asked.flatMap(idsOf)));
        expect(inSets).toHaveLength(asked.flatMap(idsOf).length);
      }),
    );
  });

  test('takes the sets that were met least, and those of a running attempt last', () => {
    const bank = aBank([FERRY, CLINIC]);
    const drawn = (met: typeof NOTHING) =>
      drawPaper({ paper: { ...paper, caseSets: 1 }, bank, met, seed: 'any' });
    expect(drawn(seen('ferry.1'))).toEqual(expect.arrayContaining(idsOf(CLINIC)));
    expect(drawn(seen('clinic.3'))).toEqual(expect.arrayContaining(idsOf(FERRY)));
    const withheld = { ...seen('ferry.1'), withheld: new Set(['clinic.0']) };
    expect(drawn(withheld)).toEqual(expect.arrayContaining(idsOf(FERRY)));
  });

  test('passes over a set that its units have no room for, and says when none is left', () => {
    const narrow = { count: 5, blueprint: { u1: 2, u2: 3 }, caseSets: 1 };
    const bank = aBank([TOWN, CLINIC]);
    const met = seen('clinic.0');
    expect(drawPaper({ paper: narrow, bank, met, seed: 'any' })).toEqual(
      expect.arrayContaining(idsOf(CLINIC)),
    );
    const none = { paper: narrow, bank: aBank([TOWN]), met, seed: 'any' };
    expect(() => drawPaper(none)).toThrow('1 case sets cannot give 1');
  });

  test('without a wish for sets asks none of their questions', () => {
    const { caseSets: _, ...plain } = paper;
    const drawn = drawPaper({ paper: plain, bank: aBank([FERRY]), met: NOTHING, seed: 'any' });
    expect(drawn.filter((id) => id.startsWith('ferry'))).toEqual([]);
  });
});

describe('a practice by topic', () => {
  const met = {
    ...NOTHING,
    missed: new Map<string, number>(),
    leftOpen: new Set<string>(),
    inLessons: new Set<string>(),
  };
  const bank = { ...aBank([FERRY, CLINIC]), units: { u1: singles('u1', 2), u2: singles('u2', 2) } };

  const unitOf = new Map([
    ...Object.entries(bank.units).flatMap(([unit, of]) =>
      of.map(({ questionId }) => [questionId, unit] as const),
    ),
    ...[FERRY, CLINIC].flatMap(({ questions }) =>
      questions.map(({ questionId, unit }) => [questionId, unit] as const),
    ),
  ]);
  const on = (unit: string) => thingsOn(thingsOf(bank), (id) => unitOf.get(id) === unit);

  test('offers of each set the questions on the topic, so that all topics add up', () => {
    expect(countPools(on('u1'), met).any).toBe(2 + 2 + 1);
    expect(countPools(on('u2'), met).any).toBe(2 + 1 + 3);
    expect(countPools(thingsOf(bank), met).any).toBe(4 + 3 + 4);
  });

  test('draws what of a set is on the topic together, or leaves it where its count has no room', () => {
    const draw = (count: number) => drawFocused(on('u1'), { count, pool: 'any', met, seed: 'any' });
    expect(draw(5).join()).toContain('ferry.0,ferry.1');
    expect(draw(5)).not.toContain('ferry.2');
    expect(draw(1)).toHaveLength(1);
  });

  test('counts and asks of a set what was missed, and as unseen what was neither seen nor missed', () => {
    const missed = { ...met, missed: new Map([['ferry.2', 1]]), seen: new Map([['clinic.1', 1]]) };
    const pools = countPools(thingsOf(bank), missed);
    expect(pools.missed).toBe(1);
    expect(pools.unseen).toBe(4 + 2 + 3);
    const drawn = drawFocused(thingsOf(bank), { count: 9, pool: 'missed', met: missed, seed: 'a' });
    expect(drawn).toEqual(['ferry.2']);
  });
});

describe('a mix', () => {
  const bank: Bank = {
    ...aBank([]),
    units: {
      u1: singles('u1', 30).map((one, at) => ({ ...one, forms: [at < 3 ? 'hotspot' : 'sc'] })),
      u2: singles('u2', 30).map((one, at) => ({ ...one, forms: [at < 2 ? 'match' : 'sc'] })),
    },
  };
  const mixed = { count: 8, blueprint: { u1: 4, u2: 4 }, mix: { hotspot: 2, match: 1 } };

  test('is on every paper that is drawn, within the blueprint', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const drawn = drawPaper({ paper: mixed, bank, met: NOTHING, seed });
        const count = (...ids: string[]) => ids.filter((id) => drawn.includes(id)).length;
        expect(count('u1.0', 'u1.1', 'u1.2')).toBeGreaterThanOrEqual(2);
        expect(count('u2.0', 'u2.1')).toBeGreaterThanOrEqual(1);
        expect(drawn.filter((id) => id.startsWith('u1'))).toHaveLength(4);
        expect(new Set(drawn).size).toBe(8);
      }),
    );
  });

  test('counts a question of several forms for each of them', () => {
    const [both, ...others] = singles('u1', 30);
    const of = (forms: MixForm[]) => others.map((one) => ({ ...one, forms }));
    const mix = { hotspot: 1, action: 1 };
    const paper = { count: 1, blueprint: { u1: 1 }, mix };
    const units = { u1: [{ ...both!, forms: ['hotspot', 'action'] as const }, ...of(['action'])] };
    for (const seed of ['a', 'b', 'c']) {
      expect(drawPaper({ paper, bank: { ...bank, units }, met: NOTHING, seed })).toEqual(['u1.0']);
    }
    // Without room for both, the rarer form is there.
    const apart = { u1: [{ ...both!, forms: ['hotspot'] as const }, ...of(['action'])] };
    const two = { ...paper, count: 2, blueprint: { u1: 2 } };
    const drawn = drawPaper({
      paper: two,
      bank: { ...bank, units: apart },
      met: NOTHING,
      seed: 'a',
    });
    expect(drawn).toContain('u1.0');
    expect(drawn).toHaveLength(2);
  });

  test('takes what was met least of its form', () => {
    const met = seen('u1.0', 'u1.1');
    const one = { ...mixed, mix: { hotspot: 1 } };
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(drawPaper({ paper: one, bank, met, seed })).toContain('u1.2');
    }
  });
});
