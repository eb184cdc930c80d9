import { expect, test, vi } from 'vitest';
import { textsOf } from '#tests/support/texts.ts';
import { wordsOf } from './plural.ts';

const locales = ['en-US', 'en-GB', 'de', 'es', 'fr'] as const;

test.each(locales)('a figure is written in %s as the language writes it', (locale) => {
  const { number } = wordsOf(locale);
  const figures = new Intl.NumberFormat(locale);
  for (let n = -3; n <= 1_100; n += 1) expect(number(n)).toBe(figures.format(n));
  for (const n of [-0, 0.5, 999.5, 12_345, 1_234_567, Number.NaN])
    expect(number(n)).toBe(figures.format(n));
});

test('the form is picked by the rules of the language', () => {
  const forms = { one: '# day', other: '# days' };
  const said = (locale: string) => [0, 1, 2].map((n) => wordsOf(locale).plural(n, forms));
  expect(said('en-US')).toEqual(['0 days', '1 day', '2 days']);
  expect(said('fr')).toEqual(['0 day', '1 day', '2 days']);
});

test('minutes that are not whole are told in words: below ten with their seconds, then rounded', () => {
  const { clock, minutes, min } = wordsOf('en-US');
  const forms = { one: '# minute', other: '# minutes' };
  expect([1, 8, 7.5, 66 + 2 / 3, 0.5, 1.999_999].map((n) => minutes(n, forms))).toEqual([
    '1 minute',
    '8 minutes',
    '7 min 30 s',
    '67 minutes',
    '30 s',
    '2 minutes',
  ]);
  expect([7.5, 66 + 2 / 3, 240].map((n) => min(n))).toEqual(['7 min 30 s', '67 min', '240 min']);
  expect([3.75, 10, 9.375].map(clock)).toEqual(['3:45', '10', '9:23']);
});

test('no text asks for the rules of a language while its file is read', async () => {
  const made = (['NumberFormat', 'PluralRules', 'DateTimeFormat'] as const).map((name) =>
    vi.spyOn(Intl, name),
  );
  for (const locale of locales) await textsOf(locale);
  expect(made.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
