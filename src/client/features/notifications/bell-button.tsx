// The bell of the header: how many notifications are unread, and the way to them.
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './bell.module.css';
import { useNotifications } from './use-notifications.ts';

const Drawer = lazy(async () => {
  const [drawer] = await Promise.all([
    import('./notification-drawer.tsx'),
    loadTexts(['notifications', 'dashboard']),
  ]);
  return { default: drawer.NotificationDrawer };
});

/** More than this is said as `9+`. */
const MOST_SHOWN = 9;

export function BellButton() {
  const { notifications: t } = useTexts('shell');
  const { data } = useNotifications();
  const [wasOpened, setWasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const unread = data?.unread ?? 0;
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t.open(unread)}
        className="btn-icon"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        type="button"
      >
        <Icon of={Bell} />
        {unread > 0 && (
          <span aria-hidden="true" className={styles.count}>
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </button>
      {wasOpened && (
        <Suspense>
          <Drawer onClose={() => setOpen(false)} open={open} />
        </Suspense>
      )}
    </>
  );
}
