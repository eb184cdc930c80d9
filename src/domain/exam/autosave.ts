// A running attempt is never longer than this without having told the server what was answered (R-22; brief 2, 9).

/** The brief's thirty seconds, in ms. */
export const AUTOSAVE_MS = 30_000;
