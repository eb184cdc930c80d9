// Entries in an event of the demo that is over: those of rivals stand from the start, a demo learner's is ranked among them.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Occurrence } from '#domain/events/occurrence.ts';
import type { Transaction } from '#server/db/database.ts';
import { eventEntries, eventOccurrences } from '#server/modules/event-entry/event.table.ts';

export type DemoEntry = typeof eventEntries.$inferInsert;

/** Makes the occurrence with its end behind it, where it does not stand: nobody takes a place in it any more. */
export async function insertPastOccurrence(
  tx: Transaction,
  { id, templateId, startsOn, endsOn, opensAt, closesAt }: Occurrence,
): Promise<void> {
  const [opens, closes] = [new Date(opensAt), new Date(closesAt)];
  await tx
    .insert(eventOccurrences)
    .values({
      ...{ id, isDemo: true, templateId, startsOn, endsOn, participants: 0 },
      ...{ opensAt: opens, closesAt: closes, closedAt: closes },
    })
    .onConflictDoNothing();
}

export async function insertEntries(tx: Transaction, rows: readonly DemoEntry[]): Promise<void> {
  if (rows.length > 0) await tx.insert(eventEntries).values([...rows]);
}

/** Ranks the entries of an event that have no rank yet, and counts who takes part. */
export async function rankEntries(tx: Transaction, occurrenceId: string): Promise<void> {
  const ofIt = sql`occurrence_id = ${occurrenceId} and is_demo`;
  await tx.execute(sql`
    update event_entries e set rank = r.rank, ranked_of = r.ranked_of
    from (
      select learner_id, rank() over (order by progress desc) as rank, count(*) over () as ranked_of
      from event_entries where ${ofIt} and progress > 0
    ) as r
    where e.occurrence_id = ${occurrenceId} and e.is_demo and e.rank is null
      and e.learner_id = r.learner_id`);
  await tx.execute(sql`
    update event_occurrences set participants = (select count(*) from event_entries where ${ofIt})
    where id = ${occurrenceId} and is_demo`);
}

/** Ends a learner's entry as its event would have: nothing is left to pay or to tell. */
export async function closeEntry(
  tx: Transaction,
  of: { readonly learnerId: string; readonly occurrenceId: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(eventEntries)
    .set({ closedAt: of.at, settledAt: of.at })
    .where(
      and(
        eq(eventEntries.learnerId, of.learnerId),
        eq(eventEntries.occurrenceId, of.occurrenceId),
        isNull(eventEntries.closedAt),
      ),
    );
}
