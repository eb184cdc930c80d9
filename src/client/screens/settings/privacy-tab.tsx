import { useTexts } from '#client/base/language/language.tsx';
import { PublicPage } from './public-page.tsx';
import styles from './settings.module.css';
import { SwitchRow } from './switch-row.tsx';

export function PrivacyTab() {
  const { privacy: t } = useTexts('settings');
  return (
    <>
      <p className="muted">{t.text}</p>
      <div className={styles.rows}>
        <SwitchRow hint={t.publicHint} label={t.publicProfile} of="publicProfile" />
        <SwitchRow hint={t.progressHint} label={t.progress} of="showProgress" />
        <SwitchRow hint={t.badgesHint} label={t.badges} of="showBadges" />
      </div>
      <PublicPage />
    </>
  );
}
