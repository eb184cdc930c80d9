// A person's name is 1 to 50 visible graphemes in NFC, without characters that hide or reorder text.
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** R-30; a grapheme is what a reader takes for one character. */
export const MAX_NAME_GRAPHEMES = 50;
const MAX_NAME_LENGTH = 200;
/** Marks on one letter: no script's spelling needs more, and a pile of them covers the lines above. */
const MAX_MARKS = 6;

export interface NameProblem {
  readonly rule: 'empty' | 'too_long' | 'hidden_character';
  /** In English, for developers; screens translate the rule. */
  readonly message: string;
}

// Controls, formats (bidi, zero-width), line and paragraph separators, private, lone surrogates and
// unassigned; then what is drawn as nothing although it is a letter, a mark or a symbol.
const hidden =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;
/**
 * U+200C and U+200D join or part letters in the spelling of some scripts ("علی‌رضا", "ශ්‍රී"): there they belong
 * to the name, between two letters of the same script.
 */
const joiners = new RegExp(
  [
    'Arabic',
    'Syriac',
    'Mongolian',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
    'Khmer',
  ]
    .map((script) => `(?<=\\p{Script=${script}})[\u200c\u200d](?=\\p{Script=${script}})`)
    .join('|'),
  'gu',
);
const pile = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u');
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Checks a first or last name.
 * @param given as the person typed it
 * @returns the name as it is stored: NFC, runs of spaces as one, none around it
 */
export function checkPersonName(given: string): Result<string, NameProblem> {
  const name = given
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  if (hidden.test(name.replace(joiners, ''))) {
    return err({
      rule: 'hidden_character',
      message: 'Hidden or control characters are not allowed.',
    });
  }
  if (!visible.test(name)) return err({ rule: 'empty', message: 'A name is needed.' });
  if (name.length > MAX_NAME_LENGTH || [...segmenter.segment(name)].length > MAX_NAME_GRAPHEMES) {
    return err({ rule: 'too_long', message: `At most ${MAX_NAME_GRAPHEMES} characters.` });
  }
  if (pile.test(name)) {
    return err({ rule: 'too_long', message: `At most ${MAX_MARKS} marks on one letter.` });
  }
  return ok(name);
}
