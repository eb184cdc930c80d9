// Certificates by learner and by id.
import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { certificates } from './certificate.table.ts';

export const certificatesOf = (db: Executor, learnerId: string) =>
  db.select().from(certificates).where(eq(certificates.learnerId, learnerId));

/** Adds one unless the learner has one of that course. @returns the one that stands */
export async function addCertificate(tx: Transaction, row: typeof certificates.$inferInsert) {
  await tx.insert(certificates).values(row).onConflictDoNothing();
  const [standing] = await tx
    .select()
    .from(certificates)
    .where(
      and(eq(certificates.learnerId, row.learnerId), eq(certificates.courseKey, row.courseKey)),
    );
  return standing!;
}

/** A certificate with what it is drawn by; undefined where no such was issued or its learner is gone. */
export async function findCertificate(db: Executor, id: string) {
  const [row] = await db
    .select({
      id: certificates.id,
      learnerId: certificates.learnerId,
      courseKey: certificates.courseKey,
      name: certificates.name,
      issuedAt: certificates.issuedAt,
      locale: learners.locale,
      timeZone: learners.timeZone,
      now: sql<string>`(extract(epoch from now()) * 1000)::bigint::text`,
    })
    .from(certificates)
    .innerJoin(learners, eq(learners.id, certificates.learnerId))
    .where(eq(certificates.id, id));
  return row && { ...row, now: Number(row.now) };
}
