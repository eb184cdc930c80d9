import { expect, test } from 'vitest';
import { pieces } from './pieces.ts';

test('a text is cut at its gaps, and nothing of it is lost', () => {
  const text = '{g1} agrees before {g2} starts.';
  expect(pieces(text).map(({ gapId, text: part }) => gapId ?? part)).toEqual([
    'g1',
    ' agrees before ',
    'g2',
    ' starts.',
  ]);
  expect(
    pieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(pieces('No gap.')).toEqual([{ key: '0', text: 'No gap.', gapId: null }]);
});
