import { Bell, CalendarDays, Download, Flag, Globe, LockKeyhole } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './support.module.css';

/** The six places that people look for; each is there in every course. */
export function QuickLinks() {
  const { quick: t } = useTexts('support');
  const course = useSelectedCourse();
  const links = [
    { label: t.missions, icon: Flag, to: addresses.missions(course) },
    { label: t.study, icon: CalendarDays, to: addresses.settings('profile') },
    { label: t.notifications, icon: Bell, to: addresses.settings('notifications') },
    { label: t.security, icon: LockKeyhole, to: addresses.settings('security') },
    { label: t.language, icon: Globe, to: addresses.settings('language') },
    { label: t.data, icon: Download, to: addresses.settings('data') },
  ];
  return (
    <section aria-labelledby="support-quick" className={styles.part}>
      <h2 id="support-quick">{t.title}</h2>
      <ul className={styles.quick}>
        {links.map(({ label, icon, to }) => (
          <li key={label}>
            <Go className={styles.quickLink} to={to}>
              <Icon of={icon} />
              {label}
            </Go>
          </li>
        ))}
      </ul>
    </section>
  );
}
