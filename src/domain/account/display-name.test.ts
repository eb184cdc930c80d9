import { expect, test } from 'vitest';
import { splitDisplayName } from './display-name.ts';

test.each([
  ['Nora Lindqvist', 'Nora', 'Lindqvist'],
  ['  Ana  María de la Cruz ', 'Ana', 'María de la Cruz'],
  ['Nora', 'Nora', ''],
])('"%s" is %s and "%s"', (given, firstName, lastName) => {
  expect(splitDisplayName(given)).toEqual({ ok: true, value: { firstName, lastName } });
});

test.each([
  ['   ', 'empty'],
  ['Nora \u202eabc', 'hidden_character'],
  [`${'n'.repeat(51)} Lind`, 'too_long'],
  [`Nora ${'l'.repeat(51)}`, 'too_long'],
])('"%s" is refused as %s', (given, rule) => {
  expect(splitDisplayName(given)).toMatchObject({ ok: false, error: { rule } });
});
