import { describe, expect, test } from 'vitest';
import { type Settings, settingsOf } from '#domain/settings/settings.ts';
import {
  isWanted,
  NOTIFICATION_KINDS,
  notificationLink,
  notificationType,
} from './notifications.ts';

const withSettings = (set: Partial<Settings> = {}) => settingsOf(set);

describe('what a learner is told of', () => {
  test('is everything, as long as nothing was switched off', () => {
    expect(NOTIFICATION_KINDS.filter((kind) => !isWanted(kind, withSettings()))).toEqual([]);
  });

  test('is no mission, badge, level or certificate where achievements are switched off', () => {
    const settings = withSettings({ notifyAchievements: false });
    expect(NOTIFICATION_KINDS.filter((kind) => isWanted(kind, settings))).toEqual([
      'streak_at_risk',
      'support_reply',
      'event_started',
      'event_done',
      'event_ended',
    ]);
  });

  test('is no streak where reminders of it are switched off', () => {
    expect(isWanted('streak_at_risk', withSettings({ streakReminders: false }))).toBe(false);
  });

  test('is no event where events are switched off, nor in quiet mode', () => {
    for (const settings of [
      withSettings({ notifyEvents: false }),
      withSettings({ quietMode: true }),
    ]) {
      const told = NOTIFICATION_KINDS.filter((kind) => isWanted(kind, settings));
      expect(told.filter((kind) => kind.startsWith('event_'))).toEqual([]);
    }
  });

  test('is no badge, no level and no streak in quiet mode, which shows none', () => {
    const settings = withSettings({ quietMode: true });
    expect(isWanted('badge_earned', settings)).toBe(false);
    expect(isWanted('level_reached', settings)).toBe(false);
    expect(isWanted('streak_at_risk', settings)).toBe(false);
    expect(isWanted('mission_done', settings)).toBe(true);
  });
});

test('levels, streaks and answers of support have the picture of other things, certificates that of badges', () => {
  expect(NOTIFICATION_KINDS.map(notificationType)).toEqual([
    ...['mission', 'badge'],
    ...['other', 'other', 'other'],
    ...['event', 'event', 'event'],
    'badge',
  ]);
});

test('a mission leads to its page, which names its course; one that is gone leads nowhere', () => {
  expect(notificationLink('mission_done', 'a-course.the-first')).toBe(
    '/missions/a-course.the-first',
  );
  expect(notificationLink('mission_done', null)).toBeNull();
});

test('a badge leads to the achievements, a level to the progress', () => {
  expect(notificationLink('badge_earned', null)).toBe('/achievements');
  expect(notificationLink('level_reached', null)).toBe('/progress');
});

test('an event leads to the open ones, its end to what was completed', () => {
  expect(notificationLink('event_started', null)).toBe('/events');
  expect(notificationLink('event_done', null)).toBe('/events');
  expect(notificationLink('event_ended', null)).toBe('/events?tab=completed');
});

test('a certificate leads to its own page', () => {
  expect(notificationLink('certificate_issued', 'A-1_b')).toBe('/certificates/A-1_b');
  expect(notificationLink('certificate_issued', null)).toBeNull();
});

test('an answer of support leads to its conversation', () => {
  expect(notificationLink('support_reply', 'a-thread')).toBe('/support/messages/a-thread');
});
