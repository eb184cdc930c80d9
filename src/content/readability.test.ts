import { expect, test } from 'vitest';
import { gradeOf, sentencesOf, syllablesOf } from '#content/readability.ts';

test('syllables are groups of vowels without the silent e', () => {
  const counts = Object.fromEntries(
    ['phase', 'phases', 'table', 'changed', 'needed', 'makes', 'agree', 'architecture'].map(
      (word) => [word, syllablesOf(word)],
    ),
  );
  expect(counts).toEqual({
    phase: 1,
    phases: 2,
    table: 2,
    changed: 1,
    needed: 2,
    makes: 1,
    agree: 2,
    architecture: 4,
  });
  expect(syllablesOf('2026')).toBe(1);
});

test('sentences end at marks, also behind a quotation, and at paragraphs', () => {
  expect(sentencesOf('He says: "No." So it waits; who decides?\n\nThe board')).toEqual([
    'He says: "No."',
    'So it waits; who decides?',
    'The board',
  ]);
});

test('the grade rises with words a sentence and syllables a word', () => {
  // 6 words, 1 sentence, 6 syllables: 0.39 * 6 + 11.8 - 15.59.
  expect(gradeOf('The cat sat on the mat.')).toBeCloseTo(-1.45, 2);
  // 3 words, 14 syllables.
  expect(gradeOf('Organizations document responsibilities.')).toBeGreaterThan(30);
  expect(gradeOf('')).toBe(0);
});
