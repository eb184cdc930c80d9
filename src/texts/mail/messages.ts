// What every language says in a mail. Plain text, of which the designed part is made: paragraphs with an empty
// line between them, lists by lines that begin with "- ", and the one link on a line of its own. No names of
// learners, which strangers could choose.

export interface Mail {
  readonly subject: string;
  readonly body: string;
  /** What the button says that stands for the link. */
  readonly action: string;
}

/** What a learner can leave without leaving the others. */
type Topic = 'achievements' | 'streak' | 'digest';

export interface ExamAhead {
  /** The course's short title. */
  readonly course: string;
  /** 0 is today. */
  readonly days: number;
}

/** Something that was finished, by its title; of a test that opened a unit, the unit's. */
export interface Finished {
  readonly title: string;
  readonly isTestOut?: boolean;
}

export interface DigestWords {
  /** The first and the last day of the week, as the language writes dates. */
  readonly from: string;
  readonly to: string;
  /** 0 only where an exam is near. */
  readonly studyDays: number;
  /** Null where the learner wants to see none. */
  readonly xp: number | null;
  /** What was finished, the first few. */
  readonly finished: readonly Finished[];
  /** How many were finished beside them. */
  readonly more: number;
  readonly badges: readonly string[];
  /** Days of the run that stands; null where none does or the learner wants to see none. */
  readonly streakDays: number | null;
  readonly exams: readonly ExamAhead[];
  readonly link: string;
}

export interface MailMessages {
  /** To a new account: proves the address. */
  confirm(values: { link: string; hours: number }): Mail;
  /** To the owner of an address that somebody tried to use for a new account. */
  accountExists(values: { site: string }): Mail;
  /** To the owner of an account: sets a new password. */
  reset(values: { link: string; minutes: number }): Mail;
  /** To the owner of an account whose password was changed. */
  passwordChanged(values: { site: string }): Mail;
  /** To the new address of an account. */
  changeEmail(values: { link: string; hours: number }): Mail;
  /** To the old address of an account when a change was asked for. */
  emailChanging(values: { newEmail: string; site: string }): Mail;
  /** To the owner of an account that is to be erased. */
  accountDeleting(values: { days: number; site: string }): Mail;
  /** To the owner of an account whose ways of signing in have changed. */
  passkeyAdded(values: { security: string }): Mail;
  passkeyRemoved(values: { security: string }): Mail;
  twoFactorOn(values: { security: string }): Mail;
  twoFactorOff(values: { security: string }): Mail;
  recoveryCodesRenewed(values: { security: string }): Mail;
  /** What happened, and a line of it with the mission, badge or level. */
  readonly news: {
    readonly mission_done: string;
    readonly badge_earned: string;
    readonly level_reached: string;
    readonly event_started: string;
    readonly event_done: string;
    readonly event_ended: string;
    readonly certificate_issued: string;
    line(what: string, subject: string): string;
  };
  /** Lines of `news` that the learner has not seen yet; at least one. */
  achievements(values: { lines: readonly string[]; link: string }): Mail;
  /** In the evening of a day without study. `shields` that would bridge it; never a reproach. */
  streak(values: { days: number; shields: number; link: string }): Mail;
  digest(values: DigestWords): Mail;
  /** The link below a mail that can be left. */
  readonly unsubscribe: string;
  /** Why it came. */
  readonly because: Readonly<Record<Topic, string>>;
  /** To a learner whom support answered. */
  supportReply(values: { subject: string; text: string; link: string }): Mail;
}

export const listOf = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line}`).join('\n');

/** Those that there are, with an empty line between them. */
export const paragraphs = (...texts: readonly (string | false)[]): string =>
  texts.filter((text) => text !== false).join('\n\n');
