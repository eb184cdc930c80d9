import { useTexts } from '#client/base/language/language.tsx';
import { useSetSetting, useSettings } from '#client/base/settings/settings.ts';
import { TEXT_SIZES, THEMES } from '#domain/settings/settings.ts';
import { ChoiceRow } from './choice-row.tsx';
import styles from './settings.module.css';
import { SwitchRow } from './switch-row.tsx';

export function AppearanceTab() {
  const { appearance: t } = useTexts('settings');
  const { profile } = useTexts('shell');
  const { theme, textSize } = useSettings();
  const set = useSetSetting();
  return (
    <>
      <p className="muted">{t.text}</p>
      <ChoiceRow
        label={t.theme}
        onChoose={(value) => set('theme', value)}
        options={THEMES.map((value) => ({ value, label: profile[value] }))}
        value={theme}
      />
      <ChoiceRow
        label={t.textSize}
        onChoose={(value) => set('textSize', value)}
        options={TEXT_SIZES.map((value) => ({ value, label: t.sizes[value] }))}
        value={textSize}
      />
      <div className={styles.rows}>
        <SwitchRow hint={t.spacingHint} label={t.spacing} of="wideSpacing" />
        <SwitchRow hint={t.keysHint} label={t.keys} of="keyShortcuts" />
        <SwitchRow hint={t.stillHint} label={t.still} of="reducedMotion" />
        <SwitchRow hint={t.confettiHint} label={t.confetti} of="confetti" />
        <SwitchRow hint={t.quietHint} label={t.quiet} of="quietMode" />
      </div>
    </>
  );
}
