// What the background music plays next: slow chords of one scale with a few notes above them. Pure.

export interface MusicNote {
  readonly hertz: number;
  /** Start after the phrase began, in seconds. */
  readonly at: number;
  /** How long it takes to come and to go, in seconds. */
  readonly lasts: number;
  /** Loudness from 0 to 1, before the overall volume. */
  readonly loud: number;
}

/** How long a phrase is, in seconds; its last notes ring into the next one. */
export const PHRASE_SECONDS = 9;

/** D major pentatonic: any two of its notes sound well together. Semitones above D. */
const SCALE = [0, 2, 4, 7, 9] as const;
const D3 = 146.83;
/** Roots of the chords, as steps of the scale, in the order in which they follow each other. */
const ROOTS = [0, 3, 4, 1] as const;

/** The pitch of a step of the scale, counted from D3 over the octaves. */
export function hertzOf(step: number): number {
  const octave = Math.floor(step / SCALE.length);
  const semitones = SCALE[step - octave * SCALE.length] ?? 0;
  return D3 * 2 ** (octave + semitones / 12);
}

/**
 * @param number how many phrases were played before
 * @param random 0 up to 1, anew with each call
 */
export function phraseOf(number: number, random: () => number): readonly MusicNote[] {
  const root = ROOTS[number % ROOTS.length] ?? 0;
  const chord = [root, root + 2, root + 4].map((step, at) => ({
    hertz: hertzOf(step),
    at: at * 0.4,
    lasts: PHRASE_SECONDS + 2,
    loud: 0.5,
  }));
  const above = Array.from({ length: 2 + Math.floor(random() * 2) }, () => ({
    hertz: hertzOf(root + 5 + Math.floor(random() * 5)),
    at: 1 + random() * (PHRASE_SECONDS - 3),
    lasts: 3 + random() * 2,
    loud: 0.18 + random() * 0.12,
  }));
  return [...chord, ...above];
}
