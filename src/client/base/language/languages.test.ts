import { expect, test } from 'vitest';
import { accountContract } from '#contract/account.ts';
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
  const errors = {
    ...(await textFiles.fetch(locale, 'errors')),
    ...(await textFiles.fetch(locale, 'refusals')),
  };
  expect(Object.keys(errors).sort()).toEqual([...errorCodes, 'network.failed'].sort());
  expect(Object.values(errors).every((sentence) => sentence.length > 10)).toBe(true);
});

test('what the calls of the door can be refused with is said without the texts behind it', async () => {
  const errors = await textFiles.fetch('en-US', 'errors');
  const ofAnyone = Object.values(accountContract)
    .filter((procedure) => procedure['~orpc'].meta.access === 'anyone')
    .flatMap((procedure) => Object.keys(procedure['~orpc'].errorMap));
  expect(ofAnyone).toContain('auth.invalid_credentials');
  expect(Object.keys(errors)).toEqual(expect.arrayContaining(ofAnyone));
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
