// What the learner was told of, newest first; opening one reads it (brief 1, 2.6).
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Award, CalendarDays, Flag, type LucideIcon, TrendingUp } from 'lucide-react';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go, isPlain } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang, localized } from '#client/base/language/localized.ts';
import { relativeAge } from '#client/base/language/relative-age.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useQuiet } from '#client/base/theme.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { Notification, NotificationList } from '#contract/notifications.ts';
import styles from './drawer.module.css';
import { useNotifications } from './use-notifications.ts';

const icons: Record<Notification['type'], LucideIcon> = {
  mission: Flag,
  badge: Award,
  event: CalendarDays,
  other: TrendingUp,
};

interface DrawerProps {
  open: boolean;
  onClose: () => void;
}

export function NotificationDrawer({ open, onClose }: DrawerProps) {
  const t = useTexts('notifications');
  const { nav } = useTexts('shell');
  const { retry } = useTexts('actions');
  const selected = useSelectedCourse();
  const isQuiet = useQuiet();
  const { data, isError, refetch } = useNotifications();
  const { readOne, readAll } = useMarkRead();
  const newest = data?.notifications[0];
  const shortcuts = [
    { label: nav.dashboard, to: addresses.dashboard(selected) },
    ...(isQuiet ? [] : [{ label: nav.achievements, to: addresses.achievements() }]),
    { label: nav.settings, to: addresses.settings() },
  ];
  return (
    <Dialog closeLabel={t.close} look="drawer" onClose={onClose} open={open} title={t.title}>
      {data && newest ? (
        <>
          <button
            className="btn btn-line"
            disabled={data.unread === 0}
            onClick={() => readAll(newest.id)}
            type="button"
          >
            {t.readAll}
          </button>
          <ul className={styles.list}>
            {data.notifications.map((one) => (
              <Row key={one.id} notification={one} onLeave={onClose} onRead={readOne} />
            ))}
          </ul>
        </>
      ) : (
        <Waiting
          isEmpty={data !== undefined}
          isError={isError}
          retry={() => void refetch()}
          retryLabel={retry}
        />
      )}
      <nav aria-label={t.shortcuts} className={styles.shortcuts}>
        {shortcuts.map(({ label, to }) => (
          <Go className="link" key={to} onClick={onClose} to={to}>
            {label}
          </Go>
        ))}
      </nav>
    </Dialog>
  );
}

interface WaitingProps {
  isEmpty: boolean;
  isError: boolean;
  retry: () => void;
  retryLabel: string;
}

function Waiting({ isEmpty, isError, retry, retryLabel }: WaitingProps) {
  const t = useTexts('notifications');
  if (isEmpty) return <EmptyScene level={3} text={t.emptyText} title={t.empty} />;
  if (!isError) return <LoadingLine label={t.loading} />;
  return (
    <ErrorScene
      level={3}
      retry={retry}
      retryLabel={retryLabel}
      text={t.failedText}
      title={t.failed}
    />
  );
}

interface RowProps {
  notification: Notification;
  onRead: (id: string) => void;
  /** It leads somewhere else: the drawer makes room. */
  onLeave: () => void;
}

function Row({ notification, onRead, onLeave }: RowProps) {
  const t = useTexts('notifications');
  const { activity, age } = useTexts('dashboard');
  const locale = useLocale();
  const { id, kind, type, title, days, link, createdAt, isRead } = notification;
  const isContent = kind === 'mission_done';
  const content = (
    <>
      <span aria-hidden="true" className={styles.ico}>
        <Icon of={icons[type]} size="s" />
      </span>
      <span className={styles.what}>
        <b>{kind === 'streak_at_risk' ? t.streak : activity[kind]}</b>
        <span lang={isContent ? contentLang(locale) : undefined}>
          {days === null ? localized(title, locale) : t.days(days)}
        </span>
      </span>
      <time dateTime={createdAt}>{age(relativeAge(createdAt, Date.now()))}</time>
      {isRead ? null : (
        <span className={styles.dot}>
          <span className="vh">{t.unread}</span>
        </span>
      )}
    </>
  );
  const read = () => {
    if (!isRead) onRead(id);
  };
  return (
    <li data-unread={isRead ? undefined : ''}>
      {link === null ? (
        <button className={styles.row} onClick={read} type="button">
          {content}
        </button>
      ) : (
        <Go
          className={styles.row}
          onClick={(event) => {
            read();
            if (isPlain(event)) onLeave();
          }}
          to={link as Address}
        >
          {content}
        </Go>
      )}
    </li>
  );
}

/** Shown at once; where the server refuses, what it has is read again. */
function useMarkRead() {
  const client = useQueryClient();
  const { queryKey } = queries.notifications();
  const show = (isNowRead: (one: Notification) => boolean) =>
    client.setQueryData<NotificationList>(queryKey, (list) => {
      if (list === undefined) return list;
      const notifications = list.notifications.map((one) =>
        isNowRead(one) ? { ...one, isRead: true } : one,
      );
      return { notifications, unread: notifications.filter(({ isRead }) => !isRead).length };
    });
  const onSettled = () => void client.invalidateQueries({ queryKey });
  const one = useMutation({
    mutationFn: (notificationId: string) => api.notifications.read({ notificationId }),
    onMutate: (id) => void show((other) => other.id === id),
    onSettled,
  });
  const all = useMutation({
    mutationFn: (upTo: string) => api.notifications.readAll({ upTo }),
    onMutate: () => void show(() => true),
    onSettled,
  });
  return { readOne: one.mutate, readAll: all.mutate };
}
