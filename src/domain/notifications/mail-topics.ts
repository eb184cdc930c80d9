// What is mailed beside the account's own mails: topics that are each switched off, and left by a link, on their own.
import type { Settings } from '#domain/settings/settings.ts';

export const MAIL_TOPICS = ['achievements', 'streak', 'digest'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

type Switch = {
  [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never;
}[keyof Settings];

/** The switch that a topic's mails have for themselves. */
const switches: Readonly<Record<MailTopic, Switch>> = {
  achievements: 'achievementsByEmail',
  streak: 'streakByEmail',
  digest: 'weeklyDigest',
};

/**
 * True where the learner wants mails of this topic.
 * @param settings all of the learner's settings
 */
export const isMailed = (topic: MailTopic, settings: Settings): boolean =>
  settings.notifyByEmail && settings[switches[topic]];

/** What the link of a mail sets: its own topic off, or all that is not about the account itself. */
export const settingsOnLeaving = (what: MailTopic | 'all'): Partial<Settings> =>
  what === 'all' ? { notifyByEmail: false } : { [switches[what]]: false };

export const isMailTopic = (name: string): name is MailTopic =>
  MAIL_TOPICS.some((topic) => topic === name);
