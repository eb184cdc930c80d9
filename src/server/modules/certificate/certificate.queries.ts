// Certificates by learner and by id.
import { and, eq } from 'drizzle-orm';
import { nowMs } from '#server/db/columns.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { certificates, eventCertificates } from './certificate.table.ts';

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

/** The learner's certificates of events. */
export const eventCertificateRows = (db: Executor, learnerId: string) =>
  db.select().from(eventCertificates).where(eq(eventCertificates.learnerId, learnerId));

/** Adds one unless the learner has one of that event. @returns the one that stands */
export async function addEventCertificate(
  tx: Transaction,
  row: typeof eventCertificates.$inferInsert,
) {
  await tx.insert(eventCertificates).values(row).onConflictDoNothing();
  const [standing] = await tx
    .select()
    .from(eventCertificates)
    .where(
      and(
        eq(eventCertificates.learnerId, row.learnerId),
        eq(eventCertificates.occurrenceId, row.occurrenceId),
      ),
    );
  return standing!;
}

const drawnBy = {
  locale: learners.locale,
  timeZone: learners.timeZone,
  now: nowMs,
};

/**
 * A certificate with what it is drawn by, of a course or of an event; undefined where no such was issued
 * or its learner is gone.
 */
export async function findCertificate(db: Executor, id: string) {
  const [ofCourse] = await db
    .select({ ...drawnBy, certificate: certificates })
    .from(certificates)
    .innerJoin(learners, eq(learners.id, certificates.learnerId))
    .where(eq(certificates.id, id));
  if (ofCourse) {
    const { certificate, ...rest } = ofCourse;
    return { ...certificate, ...rest, occurrenceId: null, now: Number(rest.now) };
  }
  const [ofEvent] = await db
    .select({ ...drawnBy, certificate: eventCertificates })
    .from(eventCertificates)
    .innerJoin(learners, eq(learners.id, eventCertificates.learnerId))
    .where(eq(eventCertificates.id, id));
  if (!ofEvent) return undefined;
  const { certificate, ...rest } = ofEvent;
  return { ...certificate, ...rest, courseKey: null, now: Number(rest.now) };
}
