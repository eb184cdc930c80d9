// An event that the demo has behind it: rivals took part in the last days, and the demo learner on one of them.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Rival } from '#domain/demo/rivals.ts';
import { type EventTemplate, eventSource } from '#domain/events/event-template.ts';
import { type Occurrence, occurrenceOn, openAt, phaseAt } from '#domain/events/occurrence.ts';
import type { Instant } from '#domain/kernel/time.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  closeEntry,
  type DemoEntry,
  insertEntries,
  insertPastOccurrence,
  rankEntries,
} from './demo-events.queries.ts';
import { rivalId } from './rivals.queries.ts';

/** Days back that rivals took part in: the story of a demo learner lies within them, whatever their zone. */
const RIVAL_EVENTS = 4;

/** The event of every day that counts right answers: the one that everybody meets. */
const eventOf = (catalog: CatalogIndex): EventTemplate | undefined =>
  catalog.events.find(
    ({ goal, schedule, maxParticipants }) =>
      goal.metric === 'questions-right' &&
      goal.scoring === 'own' &&
      maxParticipants === null &&
      schedule.kind === 'weekdays' &&
      schedule.weekdays.length === 7,
  );

interface Entered {
  readonly occurrence: Occurrence;
  readonly right: number;
  readonly isReached: boolean;
}

function enteredBy(event: EventTemplate, { days }: Rival, now: Instant): Entered[] {
  return days
    .slice(-RIVAL_EVENTS - 1)
    .map(({ day, right }) => ({ right, occurrence: occurrenceOn(event, day)! }))
    .filter(({ occurrence }) => phaseAt(occurrence, now) === 'over')
    .map((one) => ({ ...one, isReached: one.right >= event.goal.count }));
}

/** What events have paid a rival, by day. */
export function paidEventsOf(catalog: CatalogIndex, rival: Rival, now: Instant) {
  const event = eventOf(catalog);
  const entered = event ? enteredBy(event, rival, now) : [];
  return new Map(
    entered
      .filter(({ isReached }) => isReached)
      .map(({ occurrence: { id, startsOn } }) => [
        startsOn,
        { source: eventSource(id), xp: event!.rewardXp },
      ]),
  );
}

/** Enters rivals into the events of the last days that they studied on. */
export async function enterRivals(
  tx: Transaction,
  catalog: CatalogIndex,
  { rivals, now }: { readonly rivals: readonly Rival[]; readonly now: Instant },
): Promise<void> {
  const event = eventOf(catalog);
  if (!event) return;
  const entries: DemoEntry[] = [];
  const occurrences = new Map<string, Occurrence>();
  for (const [at, rival] of rivals.entries()) {
    for (const { occurrence, right, isReached } of enteredBy(event, rival, now)) {
      const [opens, ends] = [new Date(occurrence.opensAt), new Date(occurrence.closesAt)];
      occurrences.set(occurrence.id, occurrence);
      entries.push({
        ...{ learnerId: rivalId(at), occurrenceId: occurrence.id, isDemo: true },
        ...{ joinedAt: opens, announcedAt: opens, closedAt: ends, settledAt: ends },
        ...{ progress: right, ...(isReached && { goalReachedAt: ends, paidXp: event.rewardXp }) },
      });
    }
  }
  for (const occurrence of occurrences.values()) await insertPastOccurrence(tx, occurrence);
  await insertEntries(tx, entries);
  for (const id of occurrences.keys()) await rankEntries(tx, id);
}

/**
 * Enters a demo learner into the event that was open at an instant of their story and is over now.
 * @returns its id, for `endDemoEvent` once the story is told; undefined where there is none
 */
export async function enterDemoEvent(
  tx: Transaction,
  catalog: CatalogIndex,
  { learnerId, at, now }: { learnerId: string; at: Instant; now: Instant },
): Promise<string | undefined> {
  const event = eventOf(catalog);
  const occurrence = event && openAt(event, at);
  if (!occurrence || phaseAt(occurrence, now) !== 'over') return undefined;
  await insertPastOccurrence(tx, occurrence);
  const then = new Date(at);
  const entry = { learnerId, occurrenceId: occurrence.id, isDemo: true };
  await insertEntries(tx, [{ ...entry, joinedAt: then, announcedAt: then }]);
  return occurrence.id;
}

/** Ends it as its last minute did: with a rank among the rivals of that day. */
export async function endDemoEvent(
  tx: Transaction,
  of: { readonly learnerId: string; readonly occurrenceId: string; readonly now: Instant },
): Promise<void> {
  await closeEntry(tx, { ...of, at: new Date(of.now) });
  await rankEntries(tx, of.occurrenceId);
}
