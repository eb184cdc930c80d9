import { describe, expect, test } from 'vitest';
import { type Settings, settingsOf } from '#domain/settings/settings.ts';
import { isWanted, NOTIFICATION_KINDS, notificationType } from './notifications.ts';

const withSettings = (set: Partial<Settings> = {}) => settingsOf(set);

describe('what a learner is told of', () => {
  test('is everything, as long as nothing was switched off', () => {
    expect(NOTIFICATION_KINDS.filter((kind) => !isWanted(kind, withSettings()))).toEqual([]);
  });

  test('is no mission, badge or level where achievements are switched off', () => {
    const settings = withSettings({ notifyAchievements: false });
    expect(NOTIFICATION_KINDS.filter((kind) => isWanted(kind, settings))).toEqual([]);
  });

  test('is no level in quiet mode, which shows none', () => {
    const settings = withSettings({ quietMode: true });
    expect(isWanted('level_reached', settings)).toBe(false);
    expect(isWanted('mission_done', settings)).toBe(true);
  });
});

test('a level has the picture of other things', () => {
  expect(NOTIFICATION_KINDS.map(notificationType)).toEqual(['mission', 'badge', 'other']);
});
