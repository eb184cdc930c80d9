import { useTexts } from '#client/base/language/language.tsx';
import { useProduct } from '#client/base/product.ts';
import { useSettings } from '#client/base/settings/settings.ts';
import { PushDevice, usePushDevice } from './push-device.tsx';
import styles from './settings.module.css';
import { SwitchRow } from './switch-row.tsx';

export function NotificationsTab() {
  const { notifications: t } = useTexts('settings');
  const product = useProduct();
  const { notifyByPush } = useSettings();
  const device = usePushDevice();
  return (
    <>
      <p className="muted">{t.text}</p>
      <div className={styles.rows}>
        <SwitchRow hint={t.emailHint} label={t.email} of="notifyByEmail" />
        <SwitchRow
          hint={t.pushHint}
          label={t.push}
          of="notifyByPush"
          onSet={(isOn) => isOn && device.state === 'off' && device.allow()}
        />
      </div>
      {notifyByPush && <PushDevice device={device} />}
      <h3>{t.what}</h3>
      <div className={styles.rows}>
        <SwitchRow hint={t.achievementsHint} label={t.achievements} of="notifyAchievements" />
        <SwitchRow hint={t.eventsHint} label={t.events} of="notifyEvents" />
        <SwitchRow hint={t.streakHint} label={t.streak} of="streakReminders" />
      </div>
      <h3>{t.byEmail}</h3>
      {product?.mail === false && <p className="muted">{t.noMail}</p>}
      <div className={styles.rows}>
        <SwitchRow
          hint={t.achievementsByEmailHint}
          label={t.achievementsByEmail}
          of="achievementsByEmail"
        />
        <SwitchRow hint={t.streakByEmailHint} label={t.streakByEmail} of="streakByEmail" />
        <SwitchRow hint={t.digestHint} label={t.digest} of="weeklyDigest" />
      </div>
    </>
  );
}
