import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rewardRules } from '#tests/support/builders.ts';
import { aFill, aGradient, aMatch } from '#tests/support/question-builders.ts';
import { fitsBeside, isImplausible, leastMsPaid, type PaperStretch, wordsShown } from './pace.ts';

const isTooFast = (words: number[], msWorked: number) =>
  isImplausible({ words, msWorked }, rewardRules.pace);

test('its words at 700 a minute and a second a question are the shortest time that pays', () => {
  // Five questions of 70 words: half a minute of reading.
  const words = Array(5).fill(70);
  expect(leastMsPaid(words, rewardRules.pace)).toBe(30_000 + 5_000);
  expect([34_999, 35_000, 600_000].map((ms) => isTooFast(words, ms))).toEqual([true, false, false]);
});

test('only answered questions count', () => {
  expect(isTooFast([70], 7_000)).toBe(false);
  expect(isTooFast([70], 6_999)).toBe(true);
  expect(isTooFast([], 0)).toBe(false);
});

test('a perfect, honest sample of five questions in 86 seconds is never too fast', () => {
  expect(isTooFast(Array(5).fill(110), 86_000)).toBe(false);
});

test('the words of a question are its stem and all that is shown to choose from', () => {
  const stem = 'Which one?';
  const match = aMatch({
    stem,
    left: [{ id: 'l1', text: 'one two', why: 'Not counted.' }],
    right: [{ id: 'r1', text: 'three' }],
  });
  expect(wordsShown(match)).toBe(2 + 3);
  const fill = aFill({
    stem,
    text: 'A {g1} here',
    gaps: [{ id: 'g1', options: [{ id: 'a', text: 'gap', why: 'No.' }], answer: 'a' }],
  });
  expect(wordsShown(fill)).toBe(2 + 3 + 1);
  const bare = aGradient({ stem, scenario: [] });
  const told = aGradient({ stem, scenario: ['Four words of case.', 'Two more.'] });
  expect(wordsShown(told) - wordsShown(bare)).toBe(6);
});

describe('papers that ran side by side', () => {
  const stretch = (startedAt: number, savedAt: number, leastMs: number): PaperStretch => ({
    startedAt,
    savedAt,
    leastMs,
  });

  test('two that ran at the same time have to fit into it together', () => {
    expect(fitsBeside(stretch(0, 100, 60), [stretch(0, 100, 40)])).toBe(true);
    expect(fitsBeside(stretch(0, 100, 60), [stretch(0, 100, 41)])).toBe(false);
  });

  test('one after the other takes nothing from the other', () => {
    expect(fitsBeside(stretch(100, 200, 100), [stretch(0, 100, 100)])).toBe(true);
  });

  test('a short practice inside a long exam counts for the exam, not against itself', () => {
    expect(fitsBeside(stretch(0, 100, 80), [stretch(40, 60, 20)])).toBe(true);
    expect(fitsBeside(stretch(0, 100, 81), [stretch(40, 60, 20)])).toBe(false);
  });

  test('a chain of overlaps is looked at as one', () => {
    const earlier = [stretch(0, 10, 9), stretch(5, 15, 6)];
    // Each two of them fit, all three do not.
    expect(fitsBeside(stretch(10, 20, 9), earlier.slice(1))).toBe(true);
    expect(fitsBeside(stretch(10, 20, 9), earlier)).toBe(false);
  });

  test('is allowed exactly where one reader could have done it, minute by minute', () => {
    const paper = fc
      .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 12 }), fc.nat(8))
      .map(([from, length, least]) => stretch(from, from + length, least));
    fc.assert(
      fc.property(fc.array(paper, { minLength: 1, maxLength: 5 }), (papers) => {
        const paid: PaperStretch[] = [];
        for (const one of papers.toSorted((a, b) => a.savedAt - b.savedAt)) {
          const isRead = isReadInTurn([...paid, one]);
          expect(fitsBeside(one, paid)).toBe(isRead);
          if (isRead) paid.push(one);
        }
      }),
    );
  });

  /** Minute by minute, the paper that was saved first is read first: nobody could do better. */
  function isReadInTurn(papers: readonly PaperStretch[]): boolean {
    const left = papers.map(({ leastMs }) => leastMs);
    for (let minute = 0; minute < 30; minute += 1) {
      const [next] = papers
        .map((paper, at) => ({ paper, at }))
        .filter(
          ({ paper, at }) => paper.startedAt <= minute && minute < paper.savedAt && left[at]! > 0,
        )
        .sort((a, b) => a.paper.savedAt - b.paper.savedAt);
      if (next) left[next.at]! -= 1;
    }
    return left.every((minutes) => minutes === 0);
  }
});
