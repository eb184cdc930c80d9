// The name of a profile: its first word is the first name, the rest the last one (brief 2, profile save).
import { ok, type Result } from '#domain/kernel/result.ts';
import { checkPersonName, type NameProblem } from './person-name.ts';

export interface PersonNames {
  readonly firstName: string;
  /** Empty where the name is one word. */
  readonly lastName: string;
}

/**
 * Splits what somebody typed as their display name.
 * @returns both names as they are stored, or what the rules of names have against either
 */
export function splitDisplayName(given: string): Result<PersonNames, NameProblem> {
  const [first = '', ...rest] = given
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const firstName = checkPersonName(first);
  if (!firstName.ok) return firstName;
  if (rest.length === 0) return ok({ firstName: firstName.value, lastName: '' });
  const lastName = checkPersonName(rest.join(' '));
  return lastName.ok ? ok({ firstName: firstName.value, lastName: lastName.value }) : lastName;
}
