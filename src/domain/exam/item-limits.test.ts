import { describe, expect, test } from 'vitest';
import { aQuestion } from '#tests/support/builders.ts';
import {
  aFill,
  aGradient,
  aHotspot,
  aMatch,
  anOrderQuestion,
} from '#tests/support/question-builders.ts';
import { breachesOf, exposureBreach, type JudgedQuestion, picksOf } from './item-limits.ts';
import type { ItemStatistic } from './item-statistics.ts';

const QUESTION: JudgedQuestion = { wrongIds: ['b', 'c', 'd'], nearIds: [], reports: 0 };
const pick = (optionId: string, count: number, discrimination: number | null = -0.2) => ({
  optionId,
  count,
  share: count / 200,
  discrimination,
  of: 200,
});

/** Within all limits. */
const item = (more: Partial<ItemStatistic> = {}): ItemStatistic => ({
  questionId: 'hb.q.u1.9001',
  questionRev: 1,
  answers: 200,
  facility: 0.6,
  discrimination: 0.4,
  picks: [pick('a', 120, 0.4), pick('b', 40), pick('c', 30), pick('d', 10)],
  medianMs: 50_000,
  paceMs: 90_000,
  shown: 200,
  shownAgain: 0,
  marked: 12,
  ...more,
});
const limitsOf = (more: Partial<ItemStatistic>, question = QUESTION) =>
  breachesOf(item(more), question).map(({ limit }) => limit);

describe('a question', () => {
  test('within its limits is not named, on the limits neither', () => {
    expect(limitsOf({})).toEqual([]);
    expect(limitsOf({ facility: 0.3, discrimination: 0.15, medianMs: 6_000 })).toEqual([]);
    expect(limitsOf({ facility: 0.92, medianMs: 270_000 })).toEqual([]);
  });

  test('QS-1: is watched below 0.30 and above 0.92', () => {
    expect(limitsOf({ facility: 0.29 })).toEqual(['QS-1']);
    expect(limitsOf({ facility: 0.93 })).toEqual(['QS-1']);
    expect(breachesOf(item({ facility: 0.29 }), QUESTION)[0]?.finding).toBe(
      'p 0.29 of 200 answers, outside 0.3 to 0.92: watch it',
    );
  });

  test('QS-2: is watched below 0.15 and rewritten or retired below 0.05', () => {
    const finding = (discrimination: number) =>
      breachesOf(item({ discrimination }), QUESTION)[0]?.finding;
    expect(finding(0.14)).toBe('discrimination 0.14, below 0.15: watch it');
    expect(finding(0.04)).toBe('discrimination 0.04, below 0.05: rewrite or retire it');
    expect(finding(-0.3)).toContain('rewrite or retire it');
  });

  test('QS-3: rewrites a wrong option that fewer than 5 % pick, also one that nobody picks', () => {
    expect(limitsOf({ picks: [pick('a', 160, 0.4), pick('b', 31), pick('c', 9)] })).toEqual([
      'QS-3',
      'QS-3',
    ]);
    expect(limitsOf({ answers: 149, picks: [pick('a', 149, null)] })).toEqual([]);
  });

  test('QS-4: has its key checked when a wrong option draws the strong', () => {
    const picks = [pick('a', 100, 0.1), pick('b', 60, 0.3), pick('c', 20), pick('d', 20)];
    expect(limitsOf({ picks })).toEqual(['QS-4']);
    expect(limitsOf({ picks }, { ...QUESTION, nearIds: ['b'] })).toEqual([]);
  });

  test('QS-5: is answered in less than six seconds, or in more than three times the pace', () => {
    expect(limitsOf({ medianMs: 5_900 })).toEqual(['QS-5']);
    expect(limitsOf({ medianMs: 270_001 })).toEqual(['QS-5']);
    expect(limitsOf({ medianMs: 270_001, paceMs: null })).toEqual([]);
  });

  test('QS-6: is reviewed at three reports, or at two percent of the times it was shown', () => {
    expect(limitsOf({ shown: 1_000 }, { ...QUESTION, reports: 2 })).toEqual([]);
    expect(limitsOf({ shown: 1_000 }, { ...QUESTION, reports: 3 })).toEqual(['QS-6']);
    expect(limitsOf({ shown: 100 }, { ...QUESTION, reports: 2 })).toEqual(['QS-6']);
    expect(limitsOf({ shown: 10 }, { ...QUESTION, reports: 1 })).toEqual([]);
  });

  test('of which too little is known is judged by reports alone', () => {
    const unknown = { answers: 12, facility: null, discrimination: null, medianMs: null };
    const picks = [pick('a', 1, null), pick('b', 11, null)];
    expect(limitsOf({ ...unknown, picks, shown: 12 })).toEqual([]);
    expect(limitsOf({ ...unknown, picks, shown: 12 }, { ...QUESTION, reports: 4 })).toEqual([
      'QS-6',
    ]);
  });
});

describe('what can be picked beside the key', () => {
  test('are options, areas and options of gaps; pairs and orders offer nothing to pick', () => {
    expect(picksOf(aQuestion({ answer: ['b'] })).wrongIds).toEqual(['a', 'c', 'd']);
    expect(picksOf(aHotspot()).wrongIds).toEqual(['one', 'three']);
    expect(picksOf(aFill()).wrongIds).toEqual(['g1 a', 'g1 c', 'g2 b', 'g2 c']);
    expect(picksOf(aMatch()).wrongIds).toEqual([]);
    expect(picksOf(anOrderQuestion()).wrongIds).toEqual([]);
  });

  test('of a scenario is all but the best, and the second best may draw the strong', () => {
    expect(picksOf(aGradient())).toEqual({ wrongIds: ['a', 'c', 'd'], nearIds: ['d'] });
  });
});

describe('QS-7: a paper', () => {
  test('of which more than a quarter was seen within 14 days is named', () => {
    expect(exposureBreach({ attempts: 9, overLimit: 0, highestPercent: 25 })).toBeUndefined();
    expect(exposureBreach({ attempts: 9, overLimit: 2, highestPercent: 40 })?.finding).toBe(
      '2 of 9 attempts had more than 25 % seen within 14 days, at most 40 %: the bank is too small for this paper',
    );
  });
});
