// A switch with what it does: pressed, it is set and saved at once.
import { useId } from 'react';
import { useSetSetting, useSettings } from '#client/base/settings/settings.ts';
import type { Settings } from '#domain/settings/settings.ts';
import styles from './settings.module.css';

type Flag = {
  [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never;
}[keyof Settings];

interface SwitchRowProps {
  of: Flag;
  label: string;
  hint: string;
  /** Hears of a press, while the browser still counts it as one. */
  onSet?: (isOn: boolean) => void;
}

export function SwitchRow({ of, label, hint, onSet }: SwitchRowProps) {
  const id = useId();
  const settings = useSettings();
  const set = useSetSetting();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        <b>{label}</b>
        <small id={`${id}-hint`}>{hint}</small>
      </label>
      <input
        aria-describedby={`${id}-hint`}
        aria-checked={settings[of]}
        checked={settings[of]}
        className={styles.switch}
        id={id}
        onChange={({ target }) => {
          set(of, target.checked);
          onSet?.(target.checked);
        }}
        role="switch"
        type="checkbox"
      />
    </div>
  );
}
