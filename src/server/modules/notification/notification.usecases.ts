// What a learner is told of: written with the fact it tells of, shown newest first, marked read.
import type { NotificationList } from '#contract/notifications.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { LocalizedText } from '#domain/catalog/localized-text.ts';
import { subjectKey, subjectTitle } from '#domain/catalog/subject-title.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  isWanted,
  NOTIFICATIONS_KEPT,
  type NotificationKind,
  notificationLink,
  notificationType,
} from '#domain/notifications/notifications.ts';
import { settingsOf, validSettings } from '#domain/settings/settings.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { tellPages } from '#server/live/tell-pages.ts';
import type { LockedLearner } from '#server/modules/learner/learner.usecases.ts';
import { enqueuePushes } from '#server/modules/push/push.usecases.ts';
import {
  insertNotifications,
  keepNewest,
  markOneRead,
  markReadUpTo,
  newestNotifications,
  subjectsOf,
} from './notification.queries.ts';

export interface NewNotification {
  readonly kind: NotificationKind;
  readonly courseKey: string | null;
  readonly subjectId: string;
}

/** Tells the learner of what just happened, where they want to know, on every page they have open. */
export async function notify(
  tx: Transaction,
  learner: Pick<LockedLearner, 'id' | 'settings' | 'now'>,
  news: readonly NewNotification[],
): Promise<void> {
  const settings = settingsOf(validSettings(learner.settings));
  const wanted = news.filter(({ kind }) => isWanted(kind, settings));
  if (wanted.length === 0) return;
  const createdAt = new Date(learner.now);
  await insertNotifications(
    tx,
    wanted.map((one) => ({ ...one, learnerId: learner.id, createdAt })),
  );
  await keepNewest(tx, learner.id, NOTIFICATIONS_KEPT);
  if (settings.notifyByPush) await enqueuePushes(tx, learner.id, wanted);
  await tellPages(tx, learner.id, 'notifications');
}

/** The notifications that are kept, newest first, with how many of them are unread. */
export async function listNotifications(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<NotificationList> {
  const rows = await newestNotifications(db, learnerId, NOTIFICATIONS_KEPT);
  const threads = rows.filter(({ kind }) => kind === 'support_reply');
  const subjects = await subjectsOf(
    db,
    learnerId,
    threads.map(({ subjectId }) => subjectId),
  );
  const notifications = rows.map((row) => {
    const kind = row.kind as NotificationKind;
    return {
      id: String(row.id),
      kind,
      type: notificationType(kind),
      courseKey: row.courseKey,
      title: sameInAll(subjects.get(row.subjectId)) ?? subjectTitle(catalog, kind, row.subjectId),
      days: kind === 'streak_at_risk' ? Number(row.subjectId) : null,
      link: notificationLink(kind, subjectKey(catalog, kind, row.subjectId)),
      createdAt: row.createdAt.toISOString(),
      isRead: row.readAt !== null,
    };
  });
  return { notifications, unread: notifications.filter(({ isRead }) => !isRead).length };
}

const sameInAll = (text: string | undefined): LocalizedText | undefined =>
  text === undefined ? undefined : { en: text, es: text, fr: text, de: text };

/** Marks one of the learner's notifications as read. */
export async function markRead(
  tx: Transaction,
  learnerId: string,
  id: string,
): Promise<Result<null, Failure>> {
  if (!(await markOneRead(tx, learnerId, Number(id)))) {
    return err({ code: 'notification.not_found' });
  }
  await tellPages(tx, learnerId, 'notifications');
  return ok(null);
}

/** Marks all up to this one as read: what came while the learner looked stays unread. */
export async function markAllRead(tx: Transaction, learnerId: string, upTo: string): Promise<void> {
  const changed = await markReadUpTo(tx, learnerId, Number(upTo));
  if (changed > 0) await tellPages(tx, learnerId, 'notifications');
}

/** Leaves the newest few, as somebody does who looks now and then: those before the last ones are read. */
export async function leaveUnread(
  tx: Transaction,
  learnerId: string,
  { kept, unread }: { readonly kept: number; readonly unread: number },
): Promise<void> {
  await keepNewest(tx, learnerId, kept);
  const [oldestRead] = (await newestNotifications(tx, learnerId, kept)).slice(unread);
  if (oldestRead) await markReadUpTo(tx, learnerId, oldestRead.id);
}
