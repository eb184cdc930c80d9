import type { Messages } from '#texts/messages.ts';
import type { Broken, BrokenRule, DoorField } from './rules.ts';

type Texts = Messages['auth']['fieldErrors'];

/** The sentence that names the field and the rule it broke; undefined where it broke none. */
export function fieldText(
  field: DoorField,
  broken: Broken,
  texts: Texts,
  minLength: number,
): string | undefined {
  const rule = broken[field];
  if (rule === undefined) return undefined;
  switch (field) {
    case 'firstName':
      return rule === 'missing' ? texts.firstNameMissing : texts.firstNameRefused;
    case 'lastName':
      return rule === 'missing' ? texts.lastNameMissing : texts.lastNameRefused;
    case 'email':
      return emailText(rule, texts);
    case 'password':
      return passwordText(rule, texts, minLength);
    case 'code':
      return rule === 'missing' ? texts.codeMissing : texts.codeRefused;
  }
}

function emailText(rule: BrokenRule, texts: Texts): string {
  if (rule === 'missing') return texts.emailMissing;
  return rule === 'taken' ? texts.emailTaken : texts.emailInvalid;
}

function passwordText(rule: BrokenRule, texts: Texts, minLength: number): string {
  switch (rule) {
    case 'missing':
      return texts.passwordMissing;
    case 'too_short':
      return texts.passwordTooShort(minLength);
    case 'too_common':
      return texts.passwordTooCommon;
    default:
      return texts.passwordRefused;
  }
}
