// What the learner is told of, without what quiet mode hides.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useQuiet } from '#client/base/theme.tsx';
import { useFirstScreen } from '#client/ui/first-screen.ts';
import type { NotificationList } from '#contract/notifications.ts';
import { isLoud } from '#domain/notifications/notifications.ts';

function withoutLoud({ notifications }: NotificationList): NotificationList {
  const shown = notifications.filter(({ kind }) => !isLoud(kind));
  return { notifications: shown, unread: shown.filter(({ isRead }) => !isRead).length };
}

/** Asked once the first screen stands. */
export function useNotifications() {
  const isQuiet = useQuiet();
  const enabled = useFirstScreen();
  return useQuery({ ...queries.notifications(), enabled, ...(isQuiet && { select: withoutLoud }) });
}
