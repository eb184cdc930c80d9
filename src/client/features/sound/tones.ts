// The short tones of the product, as plain data: which notes, when, and how long.

export interface Note {
  /** Pitch in hertz. */
  hertz: number;
  /** Start after the cue began, in seconds. */
  at: number;
  /** How long it rings out, in seconds. */
  lasts: number;
  /** Loudness from 0 to 1, before the overall volume. */
  loud: number;
}
export type Cue = 'right' | 'wrong' | 'done' | 'level' | 'stamp';

const D5 = 587.33;
const F5 = 698.46;
const A5 = 880;
const C6 = 1046.5;
const D6 = 1174.66;
const A4 = 440;
const G4 = 392;

/** All cues are of one chord, so that two of them in a row never clash. */
export const cues: Record<Cue, readonly Note[]> = {
  right: [
    { hertz: A5, at: 0, lasts: 0.16, loud: 0.5 },
    { hertz: D6, at: 0.08, lasts: 0.28, loud: 0.5 },
  ],
  wrong: [
    { hertz: A4, at: 0, lasts: 0.14, loud: 0.4 },
    { hertz: G4, at: 0.1, lasts: 0.26, loud: 0.35 },
  ],
  done: [
    { hertz: D5, at: 0, lasts: 0.2, loud: 0.45 },
    { hertz: F5, at: 0.1, lasts: 0.2, loud: 0.45 },
    { hertz: A5, at: 0.2, lasts: 0.24, loud: 0.45 },
    { hertz: D6, at: 0.3, lasts: 0.6, loud: 0.5 },
  ],
  level: [
    { hertz: D5, at: 0, lasts: 0.5, loud: 0.4 },
    { hertz: A5, at: 0, lasts: 0.5, loud: 0.35 },
    { hertz: F5, at: 0.18, lasts: 0.5, loud: 0.35 },
    { hertz: C6, at: 0.36, lasts: 0.5, loud: 0.35 },
    { hertz: D6, at: 0.54, lasts: 0.9, loud: 0.45 },
  ],
  stamp: [{ hertz: 146.83, at: 0, lasts: 0.12, loud: 0.7 }],
};
