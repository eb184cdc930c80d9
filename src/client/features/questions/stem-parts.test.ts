import { expect, test } from 'vitest';
import { stemParts } from './stem-parts.ts';

const situation =
  'A supplier has gone silent two weeks before the first delivery. The sponsor wants to change to another one today, and the contract names no penalty for either side.';

test('a short stem is asked as a whole', () => {
  const stem = 'A sponsor leaves. What comes first?';
  expect(stemParts(stem)).toEqual({ situation: '', asked: stem });
});

test('a long one tells its situation first, then asks', () => {
  const asked = 'What should the project manager do first?';
  expect(stemParts(`${situation} ${asked}`)).toEqual({ situation, asked });
});

test('what follows the question belongs to it', () => {
  const asked = 'Which two steps come first? Choose two.';
  expect(stemParts(`${situation} ${asked}`)).toEqual({ situation, asked });
});

test('where no sentence has a question mark the last one asks', () => {
  const asked = 'Choose the view for the sponsor.';
  expect(stemParts(`${situation} ${asked}`)).toEqual({ situation, asked });
});

test('a quotation in the situation ends no sentence before a small letter', () => {
  const stem = `The sponsor says "Is it done?" and leaves. ${situation} What now?`;
  expect(stemParts(stem).asked).toBe('What now?');
});

test('one long sentence is asked as a whole', () => {
  const stem = `${'word '.repeat(30)}end?`;
  expect(stemParts(stem)).toEqual({ situation: '', asked: stem });
});
