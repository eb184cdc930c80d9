import { expect, test } from 'vitest';
import { isMarkedRow, markedPieces } from './marked-facts.ts';

test('the words of a fact are marked where they stand, and nothing else', () => {
  expect(
    markedPieces('One team builds the gates in May.', ['builds the gates', 'not here']),
  ).toEqual([
    { text: 'One team ', isFact: false },
    { text: 'builds the gates', isFact: true },
    { text: ' in May.', isFact: false },
  ]);
  expect(markedPieces('Nothing of it.', [])).toEqual([{ text: 'Nothing of it.', isFact: false }]);
});

test('facts that overlap are marked as one stretch, and the text stays whole', () => {
  const text = 'a b c d e';
  const pieces = markedPieces(text, ['b c', 'c d', 'b']);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ isFact }) => isFact).map((piece) => piece.text)).toEqual(['b c', ' d']);
});

test('a row is marked where a fact stands in its cells', () => {
  expect(isMarkedRow(['Two', '19', '30 June'], ['19 30 June'])).toBe(true);
  expect(isMarkedRow(['Two', '19', '30 June'], ['20 30 June'])).toBe(false);
});
