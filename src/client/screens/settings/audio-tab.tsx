import { Info, Volume2 } from 'lucide-react';
import { useId } from 'react';
import { deviceState } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useSetSetting, useSettings } from '#client/base/settings/settings.ts';
import { playCue } from '#client/features/sound/play-cue.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './settings.module.css';
import { SwitchRow } from './switch-row.tsx';

/** The slider tells every step: it is saved once it rests. */
const REST_MS = 400;

export function AudioTab() {
  const { audio: t } = useTexts('settings');
  const { percent } = useTexts('actions');
  const id = useId();
  const { volume, quietMode, soundEffects } = useSettings();
  const set = useSetSetting();
  return (
    <>
      <p className="muted">{t.text}</p>
      {quietMode && (
        <p className="note">
          <Icon of={Info} />
          {t.quiet}
        </p>
      )}
      <div className={styles.rows}>
        <SwitchRow hint={t.effectsHint} label={t.effects} of="soundEffects" />
        <SwitchRow hint={t.musicHint} label={t.music} of="backgroundMusic" />
      </div>
      <div className="field">
        <label htmlFor={id}>{t.volume}</label>
        <div className={styles.volume}>
          <input
            aria-valuetext={percent(volume)}
            id={id}
            max={100}
            min={0}
            onChange={(event) => set('volume', event.target.valueAsNumber, { pauseMs: REST_MS })}
            type="range"
            value={volume}
          />
          <output htmlFor={id}>{percent(volume)}</output>
        </div>
      </div>
      <button
        aria-disabled={!soundEffects || quietMode}
        className="btn btn-line"
        onClick={() => playCue('right', deviceState().settings.soundEnabled)}
        type="button"
      >
        <Icon of={Volume2} />
        {t.hear}
      </button>
    </>
  );
}
