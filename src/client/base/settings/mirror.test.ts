import { expect, test } from 'vitest';
import { appStateDefaults } from '#client/base/app-state.ts';
import { settingsOf } from '#domain/settings/settings.ts';
import { chosenBefore, onDevice } from './mirror.ts';

const device = appStateDefaults.settings;

test('the device has what a page needs before it knows who is here, and nothing else', () => {
  expect(onDevice(settingsOf({ soundEffects: false, volume: 10, publicProfile: false }))).toEqual({
    theme: 'dark',
    soundEnabled: false,
    confettiEnabled: true,
    musicEnabled: false,
    volume: 10,
    reducedMotion: false,
    textSize: 'normal',
    wideSpacing: false,
    keyShortcuts: true,
    quietMode: false,
  });
});

test('the defaults of the account and of the device are the same', () => {
  expect(appStateDefaults.settings).toMatchObject(onDevice(settingsOf({})));
});

test('what was chosen before anybody signed in goes to the account, where that says nothing', () => {
  const chosen = { ...device, theme: 'light', soundEnabled: false } as const;
  expect(chosenBefore(chosen, {})).toEqual({ theme: 'light', soundEffects: false });
  expect(chosenBefore(chosen, { theme: 'dark' })).toEqual({ soundEffects: false });
  expect(chosenBefore(chosen, undefined)).toEqual({ theme: 'light', soundEffects: false });
  expect(chosenBefore(device, {})).toEqual({});
});

test('another account that was here gives nothing to this one', () => {
  expect(chosenBefore({ ...device, owner: 'somebody', theme: 'light' }, {})).toEqual({});
});
