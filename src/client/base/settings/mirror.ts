// The settings that a page needs before it knows who is here lie on the device too. Pure.
import type { AppState } from '#client/base/app-state.ts';
import { type Settings, settingDefaults } from '#domain/settings/settings.ts';

type OnDevice = AppState['settings'];

/** How the brief calls them on the device. */
const deviceNames = {
  theme: 'theme',
  soundEffects: 'soundEnabled',
  confetti: 'confettiEnabled',
  backgroundMusic: 'musicEnabled',
  volume: 'volume',
  reducedMotion: 'reducedMotion',
  textSize: 'textSize',
  wideSpacing: 'wideSpacing',
  keyShortcuts: 'keyShortcuts',
  quietMode: 'quietMode',
} as const satisfies { readonly [Key in keyof Settings]?: keyof OnDevice };

type Mirrored = keyof typeof deviceNames;

/** What of an account's settings lies on the device. */
export const onDevice = (settings: Settings): Partial<OnDevice> =>
  Object.fromEntries(
    Object.entries(deviceNames).map(([key, name]) => [name, settings[key as Mirrored]]),
  );

/**
 * What was chosen on this device while nobody was signed in, and the account has no word on yet: it goes
 * to the account of whoever signs in. The device of another account has nothing to give.
 */
export function chosenBefore(
  device: OnDevice,
  account: Partial<Settings> | undefined,
): Partial<Settings> {
  if (device.owner !== null) return {};
  const chosen = Object.entries(deviceNames).filter(([key, name]) => {
    const setting = key as Mirrored;
    return account?.[setting] === undefined && device[name] !== settingDefaults[setting];
  });
  return Object.fromEntries(chosen.map(([key, name]) => [key, device[name]]));
}
