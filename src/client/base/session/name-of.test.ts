import { expect, test } from 'vitest';
import { initialsOf, nameOf } from './name-of.ts';

const learner = { firstName: 'Amara', lastName: 'Lindqvist', email: 'amara@northbank.example' };

test.each([
  [learner, 'Amara Lindqvist'],
  [{ ...learner, lastName: '' }, 'Amara'],
  [{ ...learner, firstName: '  ' }, 'Lindqvist'],
  [{ ...learner, firstName: '', lastName: ' ' }, 'amara'],
  [{ firstName: '', lastName: '', email: '' }, 'Learner'],
  [{ firstName: '', lastName: '', email: '@odd' }, 'Learner'],
])('the name of %j', (who, name) => {
  expect(nameOf(who, 'Learner')).toBe(name);
});

test.each([
  ['Amara Lindqvist', 'AL'],
  ['amara', 'A'],
  ['Ana María de la Cruz', 'AC'],
  ['j.doe', 'JD'],
  ['', ''],
])('the initials of "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
