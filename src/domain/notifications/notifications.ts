// Which moments a learner is told of, and how many of them are kept (brief 1, 2.6).
import type { Settings } from '#domain/settings/settings.ts';

/** What a notification can tell of. */
export const NOTIFICATION_KINDS = ['mission_done', 'badge_earned', 'level_reached'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The four pictures that the brief gives a notification (brief 1, 3.2). */
export type NotificationType = 'mission' | 'badge' | 'event' | 'other';

/** Notifications of one learner; an older one goes when a new one comes. */
export const NOTIFICATIONS_KEPT = 20;

const types: Readonly<Record<NotificationKind, NotificationType>> = {
  mission_done: 'mission',
  badge_earned: 'badge',
  level_reached: 'other',
};

/** The picture of a kind. */
export const notificationType = (kind: NotificationKind): NotificationType => types[kind];

/** The setting that switches a kind off. */
const settingOf: Readonly<Record<NotificationKind, keyof Settings>> = {
  mission_done: 'notifyAchievements',
  badge_earned: 'notifyAchievements',
  level_reached: 'notifyAchievements',
};

/**
 * True where the learner wants to be told of this.
 * @param settings all of the learner's settings; quiet mode hides levels, so none is told of
 */
export const isWanted = (kind: NotificationKind, settings: Settings): boolean =>
  settings[settingOf[kind]] === true && !(settings.quietMode && kind === 'level_reached');
