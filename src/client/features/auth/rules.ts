// What the forms check before they ask the server (brief 1, section 5); the server checks again.
import type { Failure } from '#client/api/failure.ts';

/** The fields of the door, then those of the settings. */
export type DoorField = 'firstName' | 'lastName' | 'email' | 'password' | 'code';
export type FieldName = DoorField | 'displayName' | 'bio' | 'currentPassword' | 'newEmail' | 'name';
export type BrokenRule =
  | 'missing'
  | 'email_invalid'
  | 'too_short'
  | 'too_long'
  | 'too_common'
  | 'taken'
  | 'refused';
export type Broken = Partial<Record<FieldName, BrokenRule>>;

export interface Credentials {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

const charactersOf = (text: string): number => [...text].length;
/** The address must be one that a mail can go to: something, an at sign, a name with a dot or not. */
const looksLikeEmail = (email: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/u.test(email);

const emailRule = (email: string): BrokenRule | undefined => {
  if (email.trim() === '') return 'missing';
  return looksLikeEmail(email.trim()) ? undefined : 'email_invalid';
};
const newPasswordRule = (password: string, minLength: number): BrokenRule | undefined => {
  if (password === '') return 'missing';
  return charactersOf(password) < minLength ? 'too_short' : undefined;
};
const nameRule = (name: string): BrokenRule | undefined => {
  if (name.trim() === '') return 'missing';
  return charactersOf(name.trim()) > 50 ? 'too_long' : undefined;
};

const brokenOnly = (rules: Record<string, BrokenRule | undefined>): Broken =>
  Object.fromEntries(Object.entries(rules).filter((entry) => entry[1] !== undefined));

/** Names are asked for at sign-up only. */
export const checkSignUp = (typed: Credentials, minLength: number): Broken =>
  brokenOnly({
    firstName: nameRule(typed.firstName),
    lastName: nameRule(typed.lastName),
    email: emailRule(typed.email),
    password: newPasswordRule(typed.password, minLength),
  });

export const checkSignIn = (
  typed: Pick<Credentials, 'email' | 'password'>,
  minLength: number,
): Broken =>
  brokenOnly({
    email: emailRule(typed.email),
    password: newPasswordRule(typed.password, minLength),
  });

export const checkEmail = (email: string): Broken => brokenOnly({ email: emailRule(email) });
export const checkNewPassword = (password: string, minLength: number): Broken =>
  brokenOnly({ password: newPasswordRule(password, minLength) });

const fieldNames: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'password',
  'code',
  'displayName',
  'bio',
  'currentPassword',
  'newEmail',
  'name',
] satisfies FieldName[];

/** The fields that the server's refusal is about; none where it is about the whole. */
export function brokenByServer(failure: Failure): Broken {
  switch (failure.code) {
    case 'auth.email_taken':
      return { email: 'taken' };
    case 'auth.password_too_short':
      return { password: 'too_short' };
    case 'auth.password_too_common':
      return { password: 'too_common' };
    case 'auth.password_wrong':
      return { currentPassword: 'refused' };
    case 'auth.two_factor_code_wrong':
      return { code: 'refused' };
    default: {
      const named = failure.fields
        .map(({ field }) => field.split('.').at(-1) ?? field)
        .filter((field) => fieldNames.includes(field));
      return Object.fromEntries(
        named.map((field) => [field, field === 'email' ? 'email_invalid' : 'refused']),
      );
    }
  }
}
