// The drawer of notifications.
import { plural } from './words.ts';

export const notifications = {
  title: 'Notifications',
  close: 'Close notifications',
  readAll: 'Mark all read',
  empty: 'No notifications',
  emptyText: "You'll see updates about your progress and achievements here.",
  loading: 'Loading notifications',
  failed: 'The notifications did not load',
  failedText: 'Nothing is lost. Check the connection and try again.',
  shortcuts: 'Shortcuts',
  unread: 'Unread',
  streak: 'Streak reminder',
  days: (n: number) => plural(n, { one: '# day so far', other: '# days so far' }),
};
