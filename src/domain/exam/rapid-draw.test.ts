import { describe, expect, test } from 'vitest';
import { aQuestion } from '#tests/support/builders.ts';
import { drawPaper } from './draw.ts';
import type { Bank } from './paper.ts';
import { isRapid, rapidFirst } from './rapid-draw.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: words(5), why: 'So it is.' }));
const ofWords = (count: number) => aQuestion({ stem: words(count - 20), options });

describe('a question for rapid fire', () => {
  test('has as many words, its options among them, as its seconds leave time to read', () => {
    expect([50, 51].map((count) => isRapid(ofWords(count), 30))).toEqual([true, false]);
    expect([100, 101].map((count) => isRapid(ofWords(count), 60))).toEqual([true, false]);
  });

  test('has four options at most, and nothing to look at beside its words', () => {
    const fifth = { id: 'e', text: 'word', why: 'No.' };
    expect(isRapid({ ...ofWords(30), options: [...options, fifth] }, 30)).toBe(false);
    const table = { columns: ['A', 'B'], rows: [['1', '2']] };
    expect(isRapid({ ...ofWords(30), table }, 30)).toBe(false);
  });
});

describe('a draw of rapid fire', () => {
  const bank: Bank = {
    id: 'one',
    courseKey: 'togaf',
    units: { u1: ['s1', 's2', 's3', 'l1', 'l2'].map((questionId) => ({ questionId })) },
  };
  const isShort = (id: string) => id.startsWith('s');
  const drawn = (count: number, seen: Record<string, number> = {}, withheld: string[] = []) => {
    const met = { seen: new Map(Object.entries(seen)), withheld: new Set(withheld) };
    const paper = { count };
    const rapid = rapidFirst(bank, met, isShort);
    return drawPaper({ paper, bank, met: rapid, seed: 'seed' }).toSorted();
  };

  test('asks short questions first, those that were seen before any long one', () => {
    expect(drawn(3, { s1: 4, s2: 2 })).toEqual(['s1', 's2', 's3']);
  });

  test('takes the least seen of the short ones', () => {
    expect(drawn(2, { s1: 1 })).toEqual(['s2', 's3']);
  });

  test('is filled with long ones where there are too few short ones', () => {
    expect(drawn(4, { l1: 1 })).toEqual(['l2', 's1', 's2', 's3']);
  });

  test('takes what a running exam asks last of all', () => {
    expect(drawn(4, {}, ['s1'])).toEqual(['l1', 'l2', 's2', 's3']);
  });
});
