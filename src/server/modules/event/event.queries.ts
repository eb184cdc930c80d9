// Places in events: taken and given back under the lock of the learner, counted in one statement that no race passes.
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { EventTemplate } from '#domain/events/event-template.ts';
import type { Occurrence } from '#domain/events/occurrence.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import {
  type EntryRow,
  eventEntries,
  eventOccurrences,
  type OccurrenceRow,
  ofItsOccurrence,
} from '#server/modules/event-entry/event.table.ts';

const thatOne = (id: string, isDemo: boolean) =>
  and(eq(eventOccurrences.id, id), eq(eventOccurrences.isDemo, isDemo));

/** The rows of occurrences that somebody joined, by id. */
export async function occurrencesBy(
  db: Executor,
  ids: readonly string[],
  isDemo: boolean,
): Promise<Map<string, OccurrenceRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(eventOccurrences)
    .where(and(inArray(eventOccurrences.id, [...ids]), eq(eventOccurrences.isDemo, isDemo)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A learner's entries of these occurrences, by occurrence. */
export async function entriesBy(
  db: Executor,
  learnerId: string,
  ids: readonly string[],
): Promise<Map<string, EntryRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(eventEntries)
    .where(
      and(eq(eventEntries.learnerId, learnerId), inArray(eventEntries.occurrenceId, [...ids])),
    );
  return new Map(rows.map((row) => [row.occurrenceId, row]));
}

/** Takes a place, where one is free. @returns false where all are taken */
export async function takePlace(
  tx: Transaction,
  { id, templateId, startsOn, endsOn, opensAt, closesAt }: Occurrence,
  {
    isDemo,
    places,
  }: { readonly isDemo: boolean; readonly places: EventTemplate['maxParticipants'] },
): Promise<boolean> {
  await tx
    .insert(eventOccurrences)
    .values({
      ...{ id, isDemo, templateId, startsOn, endsOn },
      opensAt: new Date(opensAt),
      closesAt: new Date(closesAt),
    })
    .onConflictDoNothing();
  const { rowCount } = await tx
    .update(eventOccurrences)
    .set({ participants: sql`${eventOccurrences.participants} + 1` })
    .where(
      and(
        thatOne(id, isDemo),
        isNull(eventOccurrences.closedAt),
        places === null ? undefined : sql`${eventOccurrences.participants} < ${places}`,
      ),
    );
  return (rowCount ?? 0) > 0;
}

export async function insertEntry(
  tx: Transaction,
  row: typeof eventEntries.$inferInsert,
): Promise<void> {
  await tx.insert(eventEntries).values(row);
}

/** Gives a place back. @returns false where the learner has none, or it was paid or closed */
export async function giveBack(
  tx: Transaction,
  learnerId: string,
  { id, isDemo }: { readonly id: string; readonly isDemo: boolean },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(eventEntries)
    .where(
      and(
        eq(eventEntries.learnerId, learnerId),
        eq(eventEntries.occurrenceId, id),
        isNull(eventEntries.goalReachedAt),
        isNull(eventEntries.closedAt),
      ),
    );
  if (!rowCount) return false;
  await tx
    .update(eventOccurrences)
    .set({ participants: sql`greatest(0, ${eventOccurrences.participants} - 1)` })
    .where(thatOne(id, isDemo));
  return true;
}

const isOver = (learnerId: string, templates: readonly string[] | null, now: Date) =>
  and(
    eq(eventEntries.learnerId, learnerId),
    lte(eventOccurrences.closesAt, now),
    templates === null ? undefined : inArray(eventOccurrences.templateId, [...templates]),
  );

/** Events that are over and that the learner took part in, newest first. */
export const pastEntries = (
  db: Executor,
  learnerId: string,
  of: {
    readonly templates: readonly string[] | null;
    readonly now: Date;
    readonly offset: number;
    readonly limit: number;
  },
) =>
  db
    .select({ entry: eventEntries, occurrence: eventOccurrences })
    .from(eventEntries)
    .innerJoin(eventOccurrences, ofItsOccurrence)
    .where(isOver(learnerId, of.templates, of.now))
    .orderBy(desc(eventOccurrences.closesAt), eventOccurrences.id)
    .offset(of.offset)
    .limit(of.limit);

export async function countPast(db: Executor, learnerId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(eventEntries)
    .innerJoin(eventOccurrences, ofItsOccurrence)
    .where(isOver(learnerId, null, now));
  return row!.count;
}

/** Entries of events that opened since they were made, and whose learners were not told yet. */
export async function takeUnannounced(tx: Transaction, now: Date, limit: number) {
  const rows = await tx
    .select({ learnerId: eventEntries.learnerId, occurrenceId: eventEntries.occurrenceId })
    .from(eventEntries)
    .innerJoin(eventOccurrences, ofItsOccurrence)
    .where(and(isNull(eventEntries.announcedAt), lte(eventOccurrences.opensAt, now)))
    .orderBy(eventEntries.learnerId)
    .limit(limit);
  return rows;
}

export async function markAnnounced(
  tx: Transaction,
  learnerId: string,
  occurrenceId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(eventEntries)
    .set({ announcedAt: now })
    .where(
      and(
        eq(eventEntries.learnerId, learnerId),
        eq(eventEntries.occurrenceId, occurrenceId),
        isNull(eventEntries.announcedAt),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Occurrences that ended before an instant and were not closed, held until the transaction ends. */
export const lockEnded = (tx: Transaction, before: Date, limit: number) =>
  tx
    .select()
    .from(eventOccurrences)
    .where(and(isNull(eventOccurrences.closedAt), lte(eventOccurrences.closesAt, before)))
    .orderBy(eventOccurrences.closesAt, eventOccurrences.id)
    .limit(limit)
    .for('update', { skipLocked: true });

/** Counts the ranks of an event in one statement: among those who added something, equals sharing one. */
export async function closeEntries(
  tx: Transaction,
  { id, isDemo }: OccurrenceRow,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update event_entries e set closed_at = ${now}, rank = r.rank, ranked_of = r.ranked_of
    from (
      select learner_id,
        case when progress > 0 then rank() over (order by progress desc) end as rank,
        case when progress > 0 then count(*) filter (where progress > 0) over () end as ranked_of
      from event_entries where occurrence_id = ${id} and is_demo = ${isDemo}
    ) as r
    where e.occurrence_id = ${id} and e.is_demo = ${isDemo} and e.learner_id = r.learner_id`);
}

export async function closeOccurrence(
  tx: Transaction,
  { id, isDemo }: OccurrenceRow,
  change: {
    readonly closedAt: Date;
    readonly target: number | null;
    readonly total: number | null;
  },
): Promise<void> {
  await tx.update(eventOccurrences).set(change).where(thatOne(id, isDemo));
}

/** Entries whose ranks stand and whose end was neither paid nor told, in the order of learners. */
export const takeUnsettled = (tx: Transaction, limit: number) =>
  tx
    .select()
    .from(eventEntries)
    .where(and(isNull(eventEntries.settledAt), isNotNull(eventEntries.closedAt)))
    .orderBy(eventEntries.learnerId, eventEntries.occurrenceId)
    .limit(limit);

export async function markSettled(tx: Transaction, entry: EntryRow, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(eventEntries)
    .set({ settledAt: now })
    .where(
      and(
        eq(eventEntries.learnerId, entry.learnerId),
        eq(eventEntries.occurrenceId, entry.occurrenceId),
        isNull(eventEntries.settledAt),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Places of who is gone are free again. @returns how many events had such places */
export async function freePlaces(tx: Transaction, now: Date): Promise<number> {
  const open = await tx
    .select({ id: eventOccurrences.id, isDemo: eventOccurrences.isDemo })
    .from(eventOccurrences)
    .where(and(isNull(eventOccurrences.closedAt), gt(eventOccurrences.closesAt, now)))
    .orderBy(eventOccurrences.id, eventOccurrences.isDemo)
    .for('update', { skipLocked: true });
  if (open.length === 0) return 0;
  // A statement of its own: it sees what those who held the rows before have written.
  const { rowCount } = await tx
    .update(eventOccurrences)
    .set({
      participants: sql`(select count(*) from event_entries e
        where e.occurrence_id = ${eventOccurrences.id} and e.is_demo = ${eventOccurrences.isDemo})`,
    })
    .where(
      and(
        or(...open.map(({ id, isDemo }) => thatOne(id, isDemo))),
        sql`${eventOccurrences.participants} <> (select count(*) from event_entries e
          where e.occurrence_id = ${eventOccurrences.id} and e.is_demo = ${eventOccurrences.isDemo})`,
      ),
    );
  return rowCount ?? 0;
}
