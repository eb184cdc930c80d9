// What a learner writes about themselves: a few lines of plain text, without characters that hide or reorder it.
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** In UTF-16 units, as an input's `maxlength` counts. */
export const MAX_BIO_LENGTH = 500;

/** Controls but the line feed, directions, private and unassigned code points. */
const hidden =
  /(?!\n)[\p{Cc}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export interface BioProblem {
  readonly rule: 'too_long' | 'hidden_character';
  /** In English, for developers; screens translate the rule. */
  readonly message: string;
}

/**
 * Checks the text of a profile.
 * @returns the text as it is stored: NFC, line feeds only, nothing around it; empty where there is none
 */
export function checkBio(given: string): Result<string, BioProblem> {
  const bio = given.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
  if (hidden.test(bio)) {
    return err({ rule: 'hidden_character', message: 'Hidden characters are not allowed.' });
  }
  if (bio.length > MAX_BIO_LENGTH) {
    return err({ rule: 'too_long', message: `At most ${MAX_BIO_LENGTH} characters.` });
  }
  return ok(bio);
}
