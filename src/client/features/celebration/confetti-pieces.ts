// Confetti as plain data: where each piece is at a time, so that drawing it needs no state.

export interface Piece {
  /** Start, as a share of width and height. */
  x: number;
  y: number;
  /** Speed in shares of the height per second. */
  driftX: number;
  riseY: number;
  size: number;
  /** Turns per second. */
  spin: number;
  color: number;
  isRound: boolean;
}

const GRAVITY = 1.15;
export const CONFETTI_SECONDS = 2.6;

/** @param random answers numbers from 0 to below 1 */
export function throwConfetti(count: number, colors: number, random: () => number): Piece[] {
  return Array.from({ length: count }, (_, index) => {
    const isLeft = index % 2 === 0;
    return {
      x: isLeft ? -0.02 : 1.02,
      y: 0.55 + random() * 0.2,
      driftX: (isLeft ? 1 : -1) * (0.15 + random() * 0.75),
      riseY: 0.5 + random() * 0.75,
      size: 6 + random() * 7,
      spin: (random() - 0.5) * 4,
      color: Math.floor(random() * colors),
      isRound: random() < 0.4,
    };
  });
}

/** Where a piece is after some seconds, as shares of width and height, and how it is turned. */
export function pieceAt(piece: Piece, seconds: number): { x: number; y: number; turn: number } {
  return {
    x: piece.x + piece.driftX * seconds * 0.8,
    y: piece.y - piece.riseY * seconds + (GRAVITY * seconds ** 2) / 2,
    turn: piece.spin * seconds * Math.PI * 2,
  };
}
