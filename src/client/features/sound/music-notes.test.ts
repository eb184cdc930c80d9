import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hertzOf, PHRASE_SECONDS, phraseOf } from './music-notes.ts';

test('the scale repeats an octave higher', () => {
  expect(hertzOf(5)).toBeCloseTo(2 * hertzOf(0));
  expect(hertzOf(7)).toBeCloseTo(2 * hertzOf(2));
});

test('every phrase is soft, in the range of a calm voice, and begins within its time', () => {
  const unit = fc.double({ min: 0, max: 0.999_999, noNaN: true });
  fc.assert(
    fc.property(fc.nat(500), fc.array(unit, { minLength: 12, maxLength: 12 }), (number, dice) => {
      let at = 0;
      const notes = phraseOf(number, () => dice[at++ % dice.length] ?? 0);
      expect(notes.length).toBeGreaterThanOrEqual(5);
      expect(notes.length).toBeLessThanOrEqual(6);
      for (const note of notes) {
        expect(note.hertz).toBeGreaterThan(100);
        expect(note.hertz).toBeLessThan(1_400);
        expect(note.at).toBeLessThan(PHRASE_SECONDS);
        expect(note.loud).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});
