// The notifications of one learner: added, listed newest first, marked read.
import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { rowsStatement, statement } from '#server/db/statement.ts';
import { supportThreads } from '#server/modules/support/support.table.ts';
import { notifications } from './notification.table.ts';

const given = sql.placeholder;

export interface NotificationRow {
  readonly learnerId: string;
  readonly kind: string;
  readonly courseKey: string | null;
  readonly subjectId: string;
  readonly createdAt: Date;
}

const insertRows = rowsStatement(
  ['learnerId', 'kind', 'courseKey', 'subjectId', 'createdAt'],
  (db, rows) => db.insert(notifications).values(rows).prepare(`add_notifications_${rows.length}`),
);

const deleteOlder = statement((db) =>
  db
    .delete(notifications)
    .where(
      and(
        eq(notifications.learnerId, given('learnerId')),
        lte(
          notifications.id,
          sql`(select older.id from ${notifications} as older where older.learner_id = ${given('learnerId')} order by older.id desc offset ${given('kept')} limit 1)`,
        ),
      ),
    )
    .prepare('forget_notifications'),
);

/** Adds them in the given order. */
export const insertNotifications = async (
  tx: Transaction,
  rows: readonly NotificationRow[],
): Promise<void> => {
  await insertRows(tx, [...rows]);
};

/** Removes all but the newest. */
export const keepNewest = async (
  tx: Transaction,
  learnerId: string,
  kept: number,
): Promise<void> => {
  await deleteOlder(tx, { learnerId, kept });
};

const selectNewest = statement((db) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.learnerId, given('learnerId')))
    .orderBy(desc(notifications.id))
    .limit(given('limit'))
    .prepare('newest_notifications'),
);

export const newestNotifications = (db: Executor, learnerId: string, limit: number) =>
  selectNewest(db, { learnerId, limit });

/** The subjects of the learner's threads with support, by id. */
export async function subjectsOf(
  db: Executor,
  learnerId: string,
  threadIds: readonly string[],
): Promise<Map<string, string>> {
  if (threadIds.length === 0) return new Map();
  const rows = await db
    .select({ id: supportThreads.id, subject: supportThreads.subject })
    .from(supportThreads)
    .where(
      and(eq(supportThreads.learnerId, learnerId), inArray(supportThreads.id, [...threadIds])),
    );
  return new Map(rows.map(({ id, subject }) => [id, subject]));
}

/** Marks one as read; one that is read stays as it is. @returns false where the learner has none with this id */
export async function markOneRead(
  tx: Transaction,
  learnerId: string,
  id: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(eq(notifications.learnerId, learnerId), eq(notifications.id, id)));
  return (rowCount ?? 0) > 0;
}

/** Marks those up to an id as read: one that came later stays unread. @returns how many changed */
export async function markReadUpTo(
  tx: Transaction,
  learnerId: string,
  id: number,
): Promise<number> {
  const { rowCount } = await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.learnerId, learnerId),
        lte(notifications.id, id),
        isNull(notifications.readAt),
      ),
    );
  return rowCount ?? 0;
}
