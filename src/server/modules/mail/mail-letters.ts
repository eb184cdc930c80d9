// A mail as it is written in the learner's language, with links to this site and no other.
import type { Locale } from '#contract/fields.ts';
import { type StudyDay, utcMidnight } from '#domain/kernel/time.ts';
import type { MailTopic } from '#domain/notifications/mail-topics.ts';
import { mailDE } from '#texts/mail/de.ts';
import { mailEnGB } from '#texts/mail/en-gb.ts';
import { mailEnUS } from '#texts/mail/en-us.ts';
import { mailES } from '#texts/mail/es.ts';
import { mailFR } from '#texts/mail/fr.ts';
import type { DigestWords, ExamAhead, Finished, Mail, MailMessages } from '#texts/mail/messages.ts';
import { supportMessage } from '#texts/mail/operator.ts';

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
  | { readonly kind: 'accountDeleting'; readonly days: number }
  | { readonly kind: SecurityNews }
  | { readonly kind: 'achievements'; readonly news: readonly News[] }
  | { readonly kind: 'streak'; readonly days: number; readonly shields: number }
  | { readonly kind: 'digest'; readonly digest: DigestFacts }
  | {
      readonly kind: 'supportReply';
      readonly threadId: string;
      readonly subject: string;
      readonly text: string;
    }
  /** To the operator. */
  | {
      readonly kind: 'supportMessage';
      readonly threadId: string;
      readonly subject: string;
      readonly text: string;
      readonly from: { readonly name: string; readonly email: string };
    };

/** What changed in how an account is signed in to. */
export type SecurityNews =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryCodesRenewed';

/** A mission that was finished, a badge, a level, an event or a certificate, by the name that the learner's language has for it. */
export interface News {
  readonly kind:
    | 'mission_done'
    | 'badge_earned'
    | 'level_reached'
    | 'event_started'
    | 'event_done'
    | 'event_ended'
    | 'certificate_issued';
  readonly subject: string;
}

/** A week as it was counted; the names are those of the learner's language. */
export interface DigestFacts
  extends Omit<DigestWords, 'from' | 'to' | 'link' | 'finished' | 'more' | 'exams'> {
  readonly from: StudyDay;
  readonly to: StudyDay;
  /** All of it, in the order in which it was finished. */
  readonly finished: readonly Finished[];
  readonly exams: readonly ExamAhead[];
}

/** A mail that can be left is about one of these. */
const topics: { readonly [Kind in Letter['kind']]?: MailTopic } = {
  achievements: 'achievements',
  streak: 'streak',
  digest: 'digest',
};

/** Of what was finished in a week, so many are named. */
const NAMED = 5;

export interface WrittenLetter extends Mail {
  /** The link that the mail is about, where it has one. */
  readonly link: string | undefined;
  /** The language that it is written in. */
  readonly locale: Locale;
}

/**
 * @param publicUrl the configured origin; never what a request claims
 * @param locale a stored one; an unknown one reads English
 */
export function writeLetter(letter: Letter, publicUrl: string, locale: string): WrittenLetter {
  const known = Object.hasOwn(catalogues, locale) ? (locale as Locale) : 'en-US';
  return { link: undefined, ...words(letter, publicUrl, known), locale: known };
}

/** What mails of a kind are about; undefined for those about the account itself, which nobody leaves. */
export const topicOf = (kind: string): MailTopic | undefined =>
  Object.hasOwn(topics, kind) ? topics[kind as Letter['kind']] : undefined;

/** Why a mail came and what ends it, in a language. */
export function leaveWords(topic: MailTopic, locale: Locale): { because: string; label: string } {
  const { because, unsubscribe } = catalogues[locale];
  return { because: because[topic], label: unsubscribe };
}

/** What happened in a line, with what it is about. */
export function newsWords({ kind, subject }: News, locale: Locale): { what: string; line: string } {
  const { news } = catalogues[locale];
  return { what: news[kind], line: news.line(news[kind], subject) };
}

function words(letter: Letter, publicUrl: string, locale: Locale): Mail & { link?: string } {
  const texts: MailMessages = catalogues[locale];
  const site = `${publicUrl}/#/auth`;
  const study = `${publicUrl}/#/learn`;
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
      return texts.emailChanging({ newEmail: letter.newEmail, site });
    case 'accountDeleting':
      return texts.accountDeleting({ days: letter.days, site });
    case 'accountExists':
    case 'passwordChanged':
      return texts[letter.kind]({ site });
    case 'achievements': {
      const lines = letter.news.map((one) => newsWords(one, locale).line);
      return texts.achievements({ lines, link: study });
    }
    case 'streak':
      return texts.streak({ days: letter.days, shields: letter.shields, link: study });
    case 'digest':
      return texts.digest({ ...digestWords(letter.digest, locale), link: study });
    case 'supportReply': {
      const { subject, text, threadId } = letter;
      const link = `${publicUrl}/#/support/messages/${threadId}`;
      return texts.supportReply({ subject, text, link });
    }
    case 'supportMessage': {
      const { from, ...message } = letter;
      return supportMessage({ ...message, ...from });
    }
    default:
      return texts[letter.kind]({ security: `${publicUrl}/#/settings?tab=security` });
  }
}

function digestWords(facts: DigestFacts, locale: Locale): Omit<DigestWords, 'link'> {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const named = facts.finished.slice(0, NAMED);
  return {
    ...facts,
    from: format.format(utcMidnight(facts.from)),
    to: format.format(utcMidnight(facts.to)),
    finished: named,
    more: facts.finished.length - named.length,
  };
}
