import { expect, test } from 'vitest';
import { localeSchema } from '#contract/fields.ts';
import { type Letter, writeLetter } from './mail-letters.ts';

const letters: readonly Letter[] = [
  { kind: 'confirm', token: 'a-token' },
  { kind: 'reset', token: 'a-token' },
  { kind: 'changeEmail', token: 'a-token' },
  { kind: 'accountExists' },
  { kind: 'passwordChanged' },
  { kind: 'emailChanging', newEmail: 'new@example.org' },
];
const write = (letter: Letter, locale: string) =>
  writeLetter(letter, 'https://study.example.org', locale);

test('a learner whose language is not one of ours reads English, in every mail', () => {
  for (const letter of letters) {
    const english = write(letter, 'en-US');
    for (const locale of ['it', 'xx', '', 'de-AT']) expect(write(letter, locale)).toEqual(english);
  }
});

test('each of our other languages has its own words for every mail', () => {
  const others = localeSchema.options.filter((locale) => !locale.startsWith('en'));
  for (const letter of letters) {
    const subjects = new Set(others.map((locale) => write(letter, locale).subject));
    expect(subjects.size).toBe(others.length);
    expect(subjects).not.toContain(write(letter, 'en-US').subject);
  }
});
