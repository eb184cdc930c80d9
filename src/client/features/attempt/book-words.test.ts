import { expect, test } from 'vitest';
import { piecesOf, wordsOf } from './book-words.ts';

const shown = (text: string, search: string) =>
  piecesOf(text, wordsOf(search))
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');

test('found words are told apart from the rest, in the text as it is written', () => {
  expect(shown('Define the Gaps, then gap rows', 'gap')).toBe('Define the [Gap]s, then [gap] rows');
  expect(shown('Organizational Model', 'organisational')).toBe('[Organizational] Model');
  expect(shown('Make, buy or reuse', '')).toBe('Make, buy or reuse');
});

test('pieces say where they begin, and joined they are the text', () => {
  const text = 'Baseline to target';
  const pieces = piecesOf(text, wordsOf('to base'));
  expect(pieces.map(({ text: piece }) => piece).join('')).toBe(text);
  for (const { at, text: piece } of pieces) expect(text.slice(at, at + piece.length)).toBe(piece);
});

test('signs are no words: they break nothing and find nothing', () => {
  expect(wordsOf('(a+b) [c]')).toEqual(['a', 'b', 'c']);
  expect(wordsOf(' .* ')).toEqual([]);
});
