// The outbox's rows: written with the fact, claimed by one sender at a time, erased in time.
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { mailOutbox } from './mail.table.ts';

/** What a mail says and opens. */
const erased = { body: null, link: null };

export type OutgoingMail = typeof mailOutbox.$inferSelect;

export async function insertMail(
  db: Executor,
  mail: typeof mailOutbox.$inferInsert,
): Promise<void> {
  await db.insert(mailOutbox).values(mail);
}

/**
 * Takes due mails for this sender: no other node sends them for the next minutes, longer after each
 * attempt, so that a node that dies while sending leaves them to the next.
 */
export async function claimDueMail(db: Database, limit: number): Promise<OutgoingMail[]> {
  const due = sql`(
    select id from ${mailOutbox}
    where sent_at is null and failed_at is null and next_attempt_at <= now()
    order by next_attempt_at limit ${limit} for update skip locked
  )`;
  return db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: sql`now() + interval '1 minute' * power(2, ${mailOutbox.attempts})`,
    })
    .where(sql`${mailOutbox.id} in ${due}`)
    .returning();
}

/** @param keepBody true where the outbox is the only place the mail can be read */
export async function markSent(db: Database, id: string, keepBody: boolean): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: sql`now()`, lastError: null, ...(!keepBody && erased) })
    .where(eq(mailOutbox.id, id));
}

export async function markFailed(
  db: Database,
  id: string,
  { reason, final }: { reason: string; final: boolean },
): Promise<void> {
  const ended = final ? { failedAt: sql`now()`, ...erased } : {};
  await db
    .update(mailOutbox)
    .set({ lastError: reason, ...ended })
    .where(eq(mailOutbox.id, id));
}

/** The link was used: what could open it again goes. */
export async function eraseMailOfToken(db: Executor, tokenHash: string): Promise<void> {
  await db.update(mailOutbox).set(erased).where(eq(mailOutbox.tokenHash, tokenHash));
}

/** Bodies go after a day, whole rows after thirty: an outbox is no archive. */
export async function eraseOldMail(db: Executor): Promise<number> {
  const bodies = await db
    .update(mailOutbox)
    .set(erased)
    .where(
      and(
        or(isNotNull(mailOutbox.body), isNotNull(mailOutbox.link)),
        sql`${mailOutbox.createdAt} < now() - interval '24 hours'`,
      ),
    );
  const gone = await db
    .delete(mailOutbox)
    .where(sql`${mailOutbox.createdAt} < now() - interval '30 days'`);
  return (bodies.rowCount ?? 0) + (gone.rowCount ?? 0);
}
