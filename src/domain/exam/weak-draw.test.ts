import { expect, test } from 'vitest';
import type { Bank, BankEntry } from './paper.ts';
import { topicsDrawn, weakBlueprint } from './weak-draw.ts';

const unit = (name: string, size: number): BankEntry[] =>
  Array.from({ length: size }, (_, at) => ({ questionId: `${name}.${at}` }));
const bank: Bank = {
  id: 'one',
  courseKey: 'togaf',
  units: { u1: unit('u1', 64), u3: unit('u3', 30), u6: unit('u6', 10) },
};
const of = (weak: Record<string, number>, count = 15) =>
  weakBlueprint(bank, new Map(Object.entries(weak)), count);

test('weak units share the paper by what is missing to all right', () => {
  expect(of({ u1: 20, u3: 60 })).toEqual({ u1: 10, u3: 5 });
  expect(of({ u3: 0 })).toEqual({ u3: 15 });
});

test('what a weak unit cannot fill comes from the others, by their size', () => {
  expect(of({ u6: 10 })).toEqual({ u6: 10, u1: 3, u3: 2 });
  expect(of({ u6: 0, u3: 50 }, 30)).toEqual({ u6: 10, u3: 20 });
});

test('where nothing of the bank is weak there is no blueprint', () => {
  expect(of({})).toBeUndefined();
  expect(of({ elsewhere: 10 })).toBeUndefined();
});

test('units on the same topic are one topic with the questions of both', () => {
  const topics: Record<string, string> = { u1: 'language', u3: 'relations', u6: 'language' };
  expect(topicsDrawn({ u1: 6, u3: 5, u6: 4 }, (unit) => topics[unit]!)).toEqual([
    { objectiveId: 'language', count: 10 },
    { objectiveId: 'relations', count: 5 },
  ]);
});
