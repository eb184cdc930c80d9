import { expect, test } from 'vitest';
import { settingDefaults, settingsOf, validSettings } from './settings.ts';

test('until somebody sets them, settings have the values of the brief', () => {
  expect(settingsOf({})).toMatchObject({
    notifyByEmail: true,
    notifyByPush: true,
    notifyAchievements: true,
    notifyEvents: true,
    weeklyDigest: false,
    soundEffects: true,
    backgroundMusic: false,
    volume: 75,
    theme: 'dark',
    publicProfile: true,
    showProgress: true,
    showBadges: true,
  });
});

test('what was set stands over the defaults and leaves the others', () => {
  expect(settingsOf({ volume: 20 })).toEqual({ ...settingDefaults, volume: 20 });
  expect(settingsOf(undefined)).toEqual(settingDefaults);
});

test('stored values that no setting has are left out', () => {
  const stored = { volume: 101, theme: 'sepia', textSize: 'large', confetti: 'yes', later: true };
  expect(validSettings(stored)).toEqual({ textSize: 'large' });
  expect(validSettings({ dailyGoalMinutes: 4 })).toEqual({});
  expect(validSettings({ dailyGoalMinutes: null })).toEqual({ dailyGoalMinutes: null });
  expect(validSettings({ dailyGoalMinutes: 30, volume: 12.5 })).toEqual({ dailyGoalMinutes: 30 });
  expect(validSettings({ toString: true, constructor: true })).toEqual({});
});

test.each([null, undefined, 'text', 4])('%s holds no settings', (stored) => {
  expect(validSettings(stored)).toEqual({});
});
