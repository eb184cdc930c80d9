// What a learner was told of, newest first, with what is unread.
import { z } from 'zod';
import { NOTIFICATION_KINDS } from '#domain/notifications/notifications.ts';
import { fails } from './errors.ts';
import { instantSchema, localizedTextSchema } from './fields.ts';
import { read, write } from './policy.ts';

/** The database numbers them, so that a later one has a higher number. */
export const notificationIdSchema = z.string().regex(/^[1-9][0-9]{0,14}$/);

export const notificationSchema = z.object({
  id: notificationIdSchema,
  kind: z.enum(NOTIFICATION_KINDS),
  /** The picture beside it (brief 1, 3.2). */
  type: z.enum(['mission', 'badge', 'event', 'other']),
  courseKey: z.string().nullable(),
  /** A mission's title as written, or the name of a badge or level. */
  title: localizedTextSchema,
  /** Days of a run, where it is about one. */
  days: z.int().nullable(),
  /** Where it leads: a path behind the hash that names the course; null where there is nothing to open. */
  link: z.string().startsWith('/').nullable(),
  createdAt: instantSchema,
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationListSchema = z.object({
  /** The newest, 20 at most. */
  notifications: z.array(notificationSchema),
  /** How many of them are unread. */
  unread: z.int(),
});
export type NotificationList = z.infer<typeof notificationListSchema>;

export const notificationsContract = {
  list: read('learner')
    .route({
      method: 'GET',
      path: '/notifications',
      tags: ['notifications'],
      summary: 'My notifications, newest first',
    })
    .output(notificationListSchema),
  /** Marks one as read; repeating it changes nothing. */
  read: write('learner', { idempotency: 'none' })
    .route({
      method: 'PUT',
      path: '/notifications/{notificationId}/read',
      tags: ['notifications'],
      summary: 'Mark a notification as read',
    })
    .errors(fails('notification.not_found'))
    .input(z.strictObject({ notificationId: notificationIdSchema }))
    .output(z.object({})),
  /** Marks one and all before it as read: what came since the list was read stays unread. */
  readAll: write('learner', { idempotency: 'none' })
    .route({
      method: 'PUT',
      path: '/notifications/read',
      tags: ['notifications'],
      summary: 'Mark all notifications as read',
    })
    .input(z.strictObject({ upTo: notificationIdSchema }))
    .output(z.object({})),
};
