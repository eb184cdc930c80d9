import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { drawPaper } from './draw.ts';
import { leastMsPaid, wordsOfEach } from './pace.ts';
import { enoughReadingMs } from './reading-time.ts';

const catalog = productCatalogIndex();
const papers = catalog.courses.flatMap(({ key }) => catalog.papersOf(key));
const fixed = papers.filter((paper) => enoughReadingMs(catalog, paper) !== null);

test('whatever is drawn, the time that the intro names is enough to count', () => {
  expect(fixed.filter(({ kind }) => kind === 'simulation').length).toBeGreaterThan(5);
  fc.assert(
    fc.property(
      fc.constantFrom(...fixed.filter(({ draw }) => !draw)),
      fc.string(),
      (paper, seed) => {
        const drawn = drawPaper({
          paper,
          bank: catalog.bankOf(paper),
          met: { seen: new Map(), withheld: new Set() },
          seed,
        });
        const words = wordsOfEach(drawn.map((id) => catalog.findQuestion(id)));
        const least = leastMsPaid(words, catalog.rewards.pace);
        expect(enoughReadingMs(catalog, paper)).toBeGreaterThanOrEqual(least);
      },
    ),
    { numRuns: 60 },
  );
});

test('the time named is well below what the paper gives: nobody who reads has to wait for it', () => {
  for (const paper of fixed) {
    expect(enoughReadingMs(catalog, paper)! / 60_000, paper.key).toBeLessThan(paper.minutes / 2);
  }
});

test('a practice that can grow names no time of its own', () => {
  const growing = papers.find(({ draw }) => draw === 'focus')!;
  expect(enoughReadingMs(catalog, growing)).toBeNull();
});
