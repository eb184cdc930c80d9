import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

const advice = (password: string, personal: string[] = []) => strengthOf(password, personal, 6);

test.each([
  ['', 'empty'],
  ['a', 'weak'],
  ['kx7Rm', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['765432109876', 'weak'],
  ['kfmwqz', 'fair'],
  ['kx7Rm2pw', 'good'],
  ['river-crossing', 'strong'],
  ['correct horse battery', 'strong'],
  ['Überfährt-am-Kai', 'strong'],
])('"%s" is %s', (password, strength) => {
  expect(advice(password).strength).toBe(strength);
});

test.each(['password', 'P@ssw0rd!', 'Qwerty123', '123456', '20262026', 'admin1', 'TOGAF2026'])(
  '%s is on every list, whatever is put around it',
  (password) => {
    expect(advice(password)).toEqual({ strength: 'weak', because: 'common' });
  },
);

test('a password made of the own name or address is weak, a long one beside it is not', () => {
  const personal = ['Amara', 'Lindqvist', 'amara@northbank.example'];
  expect(advice('Lindqvist7', personal)).toEqual({ strength: 'weak', because: 'personal' });
  expect(advice('northbank1', personal)).toEqual({ strength: 'weak', because: 'personal' });
  expect(advice('lindqvist rows upstream', personal).strength).toBe('strong');
});

test("what is shorter than the installation's minimum is weak", () => {
  expect(strengthOf('kx7Rm2pwQ4', [], 12).strength).toBe('weak');
  expect(strengthOf('kx7Rm2pwQ4', [], 10).strength).toBe('good');
});
