// The settings of whoever is signed in: what the account has, with what was just set on top.
import { useCallback, useEffect, useMemo } from 'react';
import { changeSettings, deviceState } from '#client/base/device.ts';
import {
  useAnyOutbox,
  useIsOutboxReady,
  useOutbox,
  useUnsent,
} from '#client/base/outbox/use-outbox.tsx';
import { PROFILE, settingsIn, settingWrite } from '#client/base/profile-writes.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { type Settings, settingsOf } from '#domain/settings/settings.ts';
import { chosenBefore, onDevice } from './mirror.ts';

export function useSettings(): Settings {
  // A profile that an earlier release has kept on the device has none.
  const account = useLearner().settings as Partial<Settings> | undefined;
  const { entries } = useUnsent(PROFILE);
  return useMemo(() => ({ ...settingsOf(account), ...settingsIn(entries) }), [account, entries]);
}

export type SetSetting = <Key extends keyof Settings>(
  key: Key,
  value: Settings[Key],
  options?: { pauseMs?: number },
) => void;

/** Sets one setting: it works at once and is saved as soon as the server can be reached. */
export function useSetSetting(): SetSetting {
  const outbox = useOutbox();
  return useCallback(
    (key, value, options) => void outbox.put(settingWrite(key, value), options),
    [outbox],
  );
}

/** Sets the theme, of the account where somebody is signed in, else of the device alone. */
export function useSetTheme(): (theme: Settings['theme']) => void {
  const outbox = useAnyOutbox();
  return useCallback(
    (theme) => {
      if (outbox === null) changeSettings({ theme, owner: null });
      else void outbox.put(settingWrite('theme', theme));
    },
    [outbox],
  );
}

/** Puts the settings of the account on the device; what was chosen here before goes to the account. */
export function useSettingsOnDevice(): void {
  const { id, settings: account } = useLearner();
  const outbox = useOutbox();
  const isReady = useIsOutboxReady();
  const now = JSON.stringify(useSettings());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the account has counts as part of `now`
  useEffect(() => {
    // What waits on the device is part of the settings.
    if (!isReady) return;
    const before = chosenBefore(deviceState().settings, account as Partial<Settings> | undefined);
    for (const [key, value] of Object.entries(before)) {
      void outbox.put(settingWrite(key as keyof Settings, value));
    }
    const settings: Settings = { ...JSON.parse(now), ...before };
    changeSettings({ ...onDevice(settings), owner: id });
  }, [isReady, now, id, outbox]);
}
