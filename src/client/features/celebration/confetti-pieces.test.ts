import { expect, test } from 'vitest';
import { CONFETTI_SECONDS, pieceAt, throwConfetti } from './confetti-pieces.ts';

const half = () => 0.5;

test('pieces come from both sides and fly inwards', () => {
  const pieces = throwConfetti(10, 4, half);
  expect(pieces).toHaveLength(10);
  for (const piece of pieces) expect(Math.sign(piece.driftX)).toBe(piece.x < 0 ? 1 : -1);
});
test('a piece rises, falls, and is gone below the screen at the end', () => {
  for (const random of [() => 0, half, () => 0.999]) {
    for (const piece of throwConfetti(4, 4, random)) {
      expect(pieceAt(piece, 0.3).y).toBeLessThan(piece.y);
      expect(pieceAt(piece, CONFETTI_SECONDS).y).toBeGreaterThan(1);
    }
  }
});
test('every colour index exists', () => {
  expect(throwConfetti(4, 3, () => 0.999).every((piece) => piece.color < 3)).toBe(true);
});
