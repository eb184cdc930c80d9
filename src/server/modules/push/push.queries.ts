// Devices that may be pushed to, and messages on their way: written with the fact, claimed by one sender at a time.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '#server/db/database.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { supportThreads } from '#server/modules/support/support.table.ts';
import { pushDeliveries, pushKeys, pushSubscriptions } from './push.table.ts';

export type StoredKeys = Pick<typeof pushKeys.$inferSelect, 'publicKey' | 'privateKey'>;

export async function findKeys(db: Executor): Promise<StoredKeys | undefined> {
  const [row] = await db
    .select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey })
    .from(pushKeys);
  return row;
}

/** Keeps the first pair that any node made. */
export async function insertKeys(db: Executor, keys: StoredKeys): Promise<void> {
  await db
    .insert(pushKeys)
    .values({ id: 1, ...keys })
    .onConflictDoNothing();
}

/** Takes a pair's place that cannot be opened any more; devices that subscribed by it go. */
export async function replaceKeys(db: Database, keys: StoredKeys): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(pushSubscriptions);
    await tx.update(pushKeys).set(keys);
  });
}

export interface Device {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly authSecret: string;
}

/** More than anybody has devices. */
const MOST_DEVICES = 10;

/** Notes the device, which may have been another learner's before; the ones used longest ago make room. */
export async function saveSubscription(
  tx: Transaction,
  { learnerId, sessionId, ...device }: Device & { learnerId: string; sessionId: string },
): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, device.endpoint));
  await tx
    .insert(pushSubscriptions)
    .values({ learnerId, sessionId, id: randomUUID(), ...device })
    .onConflictDoNothing();
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.learnerId, learnerId))
    .orderBy(sql`${pushSubscriptions.createdAt} desc, ${pushSubscriptions.id}`)
    .limit(MOST_DEVICES);
  await tx
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.learnerId, learnerId), notInArray(pushSubscriptions.id, newest)),
    );
}

export async function deleteSubscription(
  db: Executor,
  learnerId: string,
  endpoint: string,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.learnerId, learnerId), eq(pushSubscriptions.endpoint, endpoint)),
    );
}

export async function findEndpoints(db: Executor, learnerId: string): Promise<string[]> {
  const rows = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.learnerId, learnerId));
  return rows.map(({ endpoint }) => endpoint);
}

/** The same browser goes on under another session. */
export async function moveSubscriptions(db: Executor, from: string, to: string): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ sessionId: to })
    .where(eq(pushSubscriptions.sessionId, from));
}

export interface NewPush {
  readonly kind: string;
  readonly subjectId: string;
  readonly hours: number;
}

/** A row for each message and device of the learner. */
export async function insertDeliveries(
  tx: Transaction,
  learnerId: string,
  pushes: readonly NewPush[],
): Promise<void> {
  const list = (values: readonly unknown[]) => sql.param(values);
  await tx.execute(sql`
    insert into push_deliveries (learner_id, subscription_id, kind, subject_id, expires_at)
    select ${pushSubscriptions.learnerId}, ${pushSubscriptions.id}, news.kind, news.subject,
           now() + make_interval(hours => news.hours)
    from ${pushSubscriptions}
    cross join unnest(
      ${list(pushes.map(({ kind }) => kind))}::text[],
      ${list(pushes.map(({ subjectId }) => subjectId))}::text[],
      ${list(pushes.map(({ hours }) => hours))}::int[]
    ) as news (kind, subject, hours)
    where ${pushSubscriptions.learnerId} = ${learnerId}`);
}

/** Takes due messages for this sender: no other node sends them for the next minutes, longer after each attempt. */
export async function claimDue(db: Database, limit: number) {
  const due = db
    .select({ id: pushDeliveries.id })
    .from(pushDeliveries)
    .where(sql`${pushDeliveries.nextAttemptAt} <= now()`)
    .orderBy(pushDeliveries.nextAttemptAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(pushDeliveries)
    .set({
      attempts: sql`${pushDeliveries.attempts} + 1`,
      nextAttemptAt: sql`now() + interval '1 minute' * power(2, ${pushDeliveries.attempts})`,
    })
    .where(inArray(pushDeliveries.id, due))
    .returning({ id: pushDeliveries.id });
  if (claimed.length === 0) return [];
  return db
    .select({
      learnerId: pushDeliveries.learnerId,
      id: pushDeliveries.id,
      kind: pushDeliveries.kind,
      subjectId: pushDeliveries.subjectId,
      attempts: pushDeliveries.attempts,
      secondsLeft: sql<number>`extract(epoch from ${pushDeliveries.expiresAt} - now())::int`,
      locale: learners.locale,
      /** Null for all but answers of support. */
      threadSubject: supportThreads.subject,
      endpoint: pushSubscriptions.endpoint,
      publicKey: pushSubscriptions.publicKey,
      authSecret: pushSubscriptions.authSecret,
    })
    .from(pushDeliveries)
    .innerJoin(
      pushSubscriptions,
      and(
        eq(pushSubscriptions.learnerId, pushDeliveries.learnerId),
        eq(pushSubscriptions.id, pushDeliveries.subscriptionId),
      ),
    )
    .innerJoin(learners, eq(learners.id, pushDeliveries.learnerId))
    .leftJoin(
      supportThreads,
      and(
        eq(supportThreads.learnerId, pushDeliveries.learnerId),
        eq(supportThreads.id, pushDeliveries.subjectId),
        eq(pushDeliveries.kind, 'support_reply'),
      ),
    )
    .where(
      inArray(
        pushDeliveries.id,
        claimed.map(({ id }) => id),
      ),
    )
    .orderBy(pushDeliveries.id);
}
export type Delivery = Awaited<ReturnType<typeof claimDue>>[number];

export async function deleteDelivery(db: Executor, { learnerId, id }: Delivery): Promise<void> {
  await db
    .delete(pushDeliveries)
    .where(and(eq(pushDeliveries.learnerId, learnerId), eq(pushDeliveries.id, id)));
}
