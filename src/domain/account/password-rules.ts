// A password has a least length and nothing else to obey; a blocklist refuses the guessable when it is on.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { commonWords, keyboardRows } from './common-passwords.ts';

/** The floor that no configuration goes below (R-01, the brief's rule). */
const PASSWORD_FLOOR = 6;

export interface PasswordPolicy {
  /** Least number of Unicode characters. */
  readonly minLength: number;
  /** True when common and personal passwords are refused. */
  readonly blocklist: boolean;
}

export interface PasswordProblem {
  readonly code: 'auth.password_too_short' | 'auth.password_too_common';
}

/**
 * Decides whether a new password may be set. Nothing is trimmed, truncated or composed.
 * @param context what others know of the person: e-mail, first name, last name
 */
export function checkPassword(
  password: string,
  policy: PasswordPolicy,
  context: readonly string[],
): Result<true, PasswordProblem> {
  if ([...password].length < Math.max(policy.minLength, PASSWORD_FLOOR)) {
    return err({ code: 'auth.password_too_short' });
  }
  if (policy.blocklist && (isCommonPassword(password) || isPersonalPassword(password, context))) {
    return err({ code: 'auth.password_too_common' });
  }
  return ok(true);
}

/** True when the password is on every guesser's list, or made from such a word by the usual tricks. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  // Dates, phone numbers and counting are tried first.
  if (/^\d{1,9}$/.test(plain)) return true;
  if (isPattern(plain)) return true;
  return spellings(plain).some((word) => commonWords.has(word) || isPattern(word));
}

/** True when little is left of the password without the product's and the person's own words. */
export function isPersonalPassword(password: string, context: readonly string[]): boolean {
  const words = ['meritpath', ...context.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))]
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => [...word].length >= 3)
    .sort((a, b) => b.length - a.length);
  const plain = password.normalize('NFKC').toLowerCase();
  return [plain, unleet(plain)].some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
    return rest !== text && rest.replace(/[^\p{L}]/gu, '').length < 4;
  });
}

/** One character, a short part repeated, a run up or down, or a walk along the keyboard. */
function isPattern(text: string): boolean {
  if (text.length < 3) return false;
  if (/^(.{1,4})\1+$/u.test(text)) return true;
  const codes = [...text].map((character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, i) => code - codes[i]!);
  if (steps.every((step) => step === 1) || steps.every((step) => step === -1)) return true;
  return text.length >= 4 && keyboardRows.some((row) => row.includes(text));
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unleet = (text: string): string => text.replace(/[0134578@$!]/g, (c) => leet[c]!);

/** The words behind a password: without what is hung on its ends, and with leet letters read back. */
function spellings(plain: string): string[] {
  const bare = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const readings = [
    plain,
    bare,
    unleet(plain),
    unleet(bare),
    unleet(plain.replace(/[\d!?.*#_-]+$/, '')),
  ];
  return readings.filter((word) => word.length >= 3);
}
