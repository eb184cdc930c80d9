import { expect, test } from 'vitest';
import type { Failure } from '#client/api/failure.ts';
import { brokenByServer, checkEmail, checkNewPassword, checkSignIn, checkSignUp } from './rules.ts';

const typed = {
  firstName: 'Amara',
  lastName: 'Lindqvist',
  email: 'amara@northbank.example',
  password: 'river-crossing',
};

test('a complete form breaks no rule', () => {
  expect(checkSignUp(typed, 6)).toEqual({});
  expect(checkSignIn(typed, 6)).toEqual({});
});

test('names are asked for at sign-up only, the rest in both modes', () => {
  const empty = { firstName: ' ', lastName: '', email: '', password: '' };
  expect(checkSignUp(empty, 6)).toEqual({
    firstName: 'missing',
    lastName: 'missing',
    email: 'missing',
    password: 'missing',
  });
  expect(checkSignIn(empty, 6)).toEqual({ email: 'missing', password: 'missing' });
});

test.each([
  ['amara', 'email_invalid'],
  ['amara@', 'email_invalid'],
  ['@bank.example', 'email_invalid'],
  ['a b@bank.example', 'email_invalid'],
  ['a@bank..example', 'email_invalid'],
  ['a@@bank.example', 'email_invalid'],
])('%s is no address', (email, rule) => {
  expect(checkEmail(email)).toEqual({ email: rule });
});

test.each(['a@b.example', 'amara+test@sub.bank.example', ' amara@bank.example ', 'root@intranet'])(
  '%s is an address',
  (email) => {
    expect(checkEmail(email)).toEqual({});
  },
);

test('the password needs the configured length, counted in characters, and is never trimmed', () => {
  expect(checkNewPassword('12345', 6)).toEqual({ password: 'too_short' });
  expect(checkNewPassword('123456', 6)).toEqual({});
  expect(checkNewPassword('     ', 6)).toEqual({ password: 'too_short' });
  expect(checkNewPassword('      ', 6)).toEqual({});
  expect(checkNewPassword('ééé🙂🙂', 6)).toEqual({ password: 'too_short' });
  expect(checkNewPassword('x'.repeat(11), 12)).toEqual({ password: 'too_short' });
});

test('a name has at most fifty characters', () => {
  expect(checkSignUp({ ...typed, firstName: 'x'.repeat(51) }, 6)).toEqual({
    firstName: 'too_long',
  });
  expect(checkSignUp({ ...typed, firstName: 'x'.repeat(50) }, 6)).toEqual({});
});

test("the server's refusal lands at its field", () => {
  const failure = (code: Failure['code'], ...fields: string[]): Failure => ({
    code,
    status: 400,
    fields: fields.map((field) => ({ field, rule: 'x', message: 'y' })),
    requestId: 'r',
  });
  expect(brokenByServer(failure('auth.email_taken'))).toEqual({ email: 'taken' });
  expect(brokenByServer(failure('auth.password_too_short'))).toEqual({ password: 'too_short' });
  expect(brokenByServer(failure('profile.name_invalid', 'lastName'))).toEqual({
    lastName: 'refused',
  });
  expect(brokenByServer(failure('request.invalid', 'email', 'timeZone'))).toEqual({
    email: 'email_invalid',
  });
  expect(brokenByServer(failure('auth.invalid_credentials'))).toEqual({});
});
