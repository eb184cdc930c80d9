// One clock for the whole product: an exam says "Saved 14:02:11", so nothing else says "2:02 PM".
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = globSync('src/{client,server,texts}/**/*.{ts,tsx}', { cwd: root });

/** The options of each format of a time that does not say which clock it means. */
const without = (text: string): string[] =>
  [...text.matchAll(/\{[^{}]*\b(?:timeStyle|hour): '[^{}]*\}/g)]
    .map(([options]) => options)
    .filter((options) => !options.includes("hourCycle: 'h23'"));

test('every time is told by the clock of 24 hours; one that is planted is found', () => {
  expect(without("{ timeStyle: 'short', hourCycle: 'h23' } { timeStyle: 'short' }")).toHaveLength(
    1,
  );
  const texts = sources.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  expect(texts.filter(([, text]) => text.includes('timeStyle')).length).toBeGreaterThan(5);
  expect(texts.flatMap(([file, text]) => without(text).map((one) => `${file}: ${one}`))).toEqual(
    [],
  );
});
