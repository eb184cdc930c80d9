// A mail as it is written in the learner's language, with links to this site and no other.
import type { Locale } from '#contract/fields.ts';
import { mailDE } from '#texts/mail/de.ts';
import { mailEnGB } from '#texts/mail/en-gb.ts';
import { mailEnUS } from '#texts/mail/en-us.ts';
import { mailES } from '#texts/mail/es.ts';
import { mailFR } from '#texts/mail/fr.ts';
import type { Mail, MailMessages } from '#texts/mail/messages.ts';

const catalogues = {
  'en-US': mailEnUS,
  'en-GB': mailEnGB,
  es: mailES,
  fr: mailFR,
  de: mailDE,
} satisfies Record<Locale, MailMessages>;

export const CONFIRM_HOURS = 24;
export const RESET_MINUTES = 60;

/** What a mail is about, with what it needs to say. */
export type Letter =
  | { readonly kind: 'confirm' | 'reset' | 'changeEmail'; readonly token: string }
  | { readonly kind: 'accountExists' | 'passwordChanged' }
  | { readonly kind: 'emailChanging'; readonly newEmail: string }
  | { readonly kind: 'accountDeleting'; readonly days: number };

export interface WrittenLetter extends Mail {
  /** The link that the mail is about, where it has one. */
  readonly link: string | undefined;
}

/**
 * @param publicUrl the configured origin; never what a request claims
 * @param locale a stored one; an unknown one reads English
 */
export function writeLetter(letter: Letter, publicUrl: string, locale: string): WrittenLetter {
  const texts: MailMessages = catalogues[locale as Locale] ?? mailEnUS;
  const site = `${publicUrl}/#/auth`;
  const to = (page: 'confirm' | 'reset', token: string) =>
    `${publicUrl}/#/${page}?token=${encodeURIComponent(token)}`;
  switch (letter.kind) {
    case 'confirm':
    case 'changeEmail': {
      const link = to('confirm', letter.token);
      return { ...texts[letter.kind]({ link, hours: CONFIRM_HOURS }), link };
    }
    case 'reset': {
      const link = to('reset', letter.token);
      return { ...texts.reset({ link, minutes: RESET_MINUTES }), link };
    }
    case 'emailChanging':
      return { ...texts.emailChanging({ newEmail: letter.newEmail, site }), link: undefined };
    case 'accountDeleting':
      return { ...texts.accountDeleting({ days: letter.days, site }), link: undefined };
    default:
      return { ...texts[letter.kind]({ site }), link: undefined };
  }
}
