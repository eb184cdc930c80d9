import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cosine, jaccard, shingles, tfIdf } from './similarity.ts';

const aText = fc.array(fc.constantFrom('map', 'train', 'line', 'stop', 'rail', 'gate'), {
  minLength: 1,
  maxLength: 8,
});
const aLimit = fc.double({ min: 0.05, max: 1, noNaN: true });

test('a comparison that stops early gives the whole answer from the limit on, and less below it', () => {
  fc.assert(
    fc.property(aText, aText, aLimit, (first, second, least) => {
      const texts = [first.join(' '), second.join(' ')];
      const [a, b] = tfIdf(texts);
      const [c, d] = texts.map((text) => shingles(text, 1));
      if (!a || !b || !c || !d) throw new Error('two texts have two of each');
      for (const [whole, early] of [
        [cosine(a, b), cosine(a, b, least)],
        [jaccard(c, d), jaccard(c, d, least)],
      ] as const) {
        // A rounding error of the last digit may stand on either side of the limit.
        if (whole >= least + 1e-9) expect(early).toBeCloseTo(whole, 12);
        else expect(early).toBeLessThan(least + 1e-9);
      }
    }),
  );
});

test('texts of the same words are alike, and texts without a common word are not', () => {
  const [a, b, c] = tfIdf(['a train stops', 'stops a train', 'maps differ']);
  if (!a || !b || !c) throw new Error('three texts have three vectors');
  expect(cosine(a, b)).toBeCloseTo(1);
  expect(cosine(a, c)).toBe(0);
});
