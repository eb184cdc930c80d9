// What the learner is told of, without what quiet mode hides.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useQuiet } from '#client/base/theme.tsx';
import type { NotificationList } from '#contract/notifications.ts';
import { isLoud } from '#domain/notifications/notifications.ts';

function withoutLoud({ notifications }: NotificationList): NotificationList {
  const shown = notifications.filter(({ kind }) => !isLoud(kind));
  return { notifications: shown, unread: shown.filter(({ isRead }) => !isRead).length };
}

export function useNotifications() {
  const isQuiet = useQuiet();
  return useQuery({ ...queries.notifications(), ...(isQuiet && { select: withoutLoud }) });
}
