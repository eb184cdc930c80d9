import { expect, test } from 'vitest';
import { errorCodes } from '#contract/errors.ts';
import { locales, startLocale } from './languages.ts';
import { contentLang, localized } from './localized.ts';
import { textFiles } from './text-files.ts';

test.each([
  [['de-AT', 'en-US'], 'de'],
  [['pt-BR', 'fr'], 'fr'],
  [['en'], 'en-US'],
  [['en-us'], 'en-US'],
  [['en-AU'], 'en-GB'],
  [['ja'], 'en-US'],
  [[], 'en-US'],
])('a browser of %j starts in %s', (browser, locale) => {
  expect(startLocale(null, browser)).toBe(locale);
});

test("the learner's choice wins over the browser", () => {
  expect(startLocale('es', ['de'])).toBe('es');
});

test.each(locales)('%s has a sentence for every error code and for no answer', async (locale) => {
  const errors = await textFiles.fetch(locale, 'errors');
  expect(Object.keys(errors).sort()).toEqual([...errorCodes, 'network.failed'].sort());
  expect(Object.values(errors).every((sentence) => sentence.length > 10)).toBe(true);
});

test('both Englishes read the English content, and only other languages mark it as English', () => {
  const text = { en: 'line', es: 'línea', fr: 'ligne', de: 'Linie' };
  expect(locales.map((locale) => localized(text, locale))).toEqual([
    'line',
    'line',
    'línea',
    'ligne',
    'Linie',
  ]);
  expect(locales.map(contentLang)).toEqual([undefined, undefined, 'en', 'en', 'en']);
});
