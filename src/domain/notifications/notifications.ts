// Which moments a learner is told of, where each leads, and how many of them are kept (brief 1, 2.6).
import type { Settings } from '#domain/settings/settings.ts';

/** What a notification can tell of. */
export const NOTIFICATION_KINDS = [
  'mission_done',
  'badge_earned',
  'level_reached',
  'streak_at_risk',
  'support_reply',
  'event_started',
  'event_done',
  'event_ended',
  'certificate_issued',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The four pictures that the brief gives a notification (brief 1, 3.2). */
export type NotificationType = 'mission' | 'badge' | 'event' | 'other';

/** Notifications of one learner; an older one goes when a new one comes. */
export const NOTIFICATIONS_KEPT = 20;

const types: Readonly<Record<NotificationKind, NotificationType>> = {
  mission_done: 'mission',
  badge_earned: 'badge',
  level_reached: 'other',
  streak_at_risk: 'other',
  support_reply: 'other',
  event_started: 'event',
  event_done: 'event',
  event_ended: 'event',
  certificate_issued: 'badge',
};

/** The picture of a kind. */
export const notificationType = (kind: NotificationKind): NotificationType => types[kind];

/** The setting that switches a kind off; null where nothing does: who asked wants the answer. */
const settingOf: Readonly<Record<NotificationKind, keyof Settings | null>> = {
  mission_done: 'notifyAchievements',
  badge_earned: 'notifyAchievements',
  level_reached: 'notifyAchievements',
  streak_at_risk: 'streakReminders',
  support_reply: null,
  event_started: 'notifyEvents',
  event_done: 'notifyEvents',
  event_ended: 'notifyEvents',
  certificate_issued: 'notifyAchievements',
};

/** Those of which quiet mode shows nothing. */
const LOUD: readonly NotificationKind[] = [
  'badge_earned',
  'level_reached',
  'streak_at_risk',
  'event_started',
  'event_done',
  'event_ended',
];

/** Quiet mode shows none of this kind, also of those that came before it was switched on. */
export const isLoud = (kind: NotificationKind): boolean => LOUD.includes(kind);

/**
 * True where the learner wants to be told of this.
 * @param settings all of the learner's settings; quiet mode hides badges, levels, runs and events
 */
export function isWanted(kind: NotificationKind, settings: Settings): boolean {
  const setting = settingOf[kind];
  if (setting !== null && settings[setting] !== true) return false;
  return !(settings.quietMode && isLoud(kind));
}

/** Where a learner goes on with what they learn. */
const STUDY = '/learn';

/**
 * Where a notification leads: an address of the product behind the hash, which names the course where it
 * is about one.
 * @param key the mission's key with its course, `course.key`, or the id of a thread or certificate; null where there is none any more
 * @returns null where there is nothing to open
 */
export function notificationLink(kind: NotificationKind, key: string | null): string | null {
  switch (kind) {
    case 'mission_done':
      return key === null ? null : `/missions/${encodeURIComponent(key)}`;
    case 'streak_at_risk':
      return STUDY;
    case 'badge_earned':
      return '/achievements';
    case 'level_reached':
      return '/progress';
    case 'event_started':
    case 'event_done':
      return '/events';
    case 'event_ended':
      return '/events?tab=completed';
    case 'certificate_issued':
      return key === null ? null : `/certificates/${encodeURIComponent(key)}`;
    case 'support_reply':
      return key === null ? null : `/support/messages/${encodeURIComponent(key)}`;
  }
}
