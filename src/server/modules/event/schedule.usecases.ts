// Beginnings and ends of events: each is told, counted and paid once, whenever a node gets to it.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { targetOf } from '#domain/events/event-template.ts';
import { phaseAt } from '#domain/events/occurrence.ts';
import { databaseNow, type Transaction } from '#server/db/database.ts';
import { EVERY_MINUTE, HOURLY, type Job } from '#server/jobs.ts';
import {
  closeTeamEntries,
  findEntry,
  sumsOf,
} from '#server/modules/event-entry/event-entry.usecases.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import { notify } from '#server/modules/notification/notification.usecases.ts';
import { recordFacts } from '#server/modules/progress/progress.usecases.ts';
import {
  closeEntries,
  closeOccurrence,
  freePlaces,
  lockEnded,
  markAnnounced,
  markSettled,
  takeUnannounced,
  takeUnsettled,
} from './event.queries.ts';

/** An attempt whose time ended with the event is graded within a minute: ranks wait for it. */
const GRACE_MS = 10 * 60_000;
/** Of one run; the next minute does the rest. */
const AT_ONCE = { told: 500, closed: 20, settled: 500 };

/** What happens to events at set times. */
export const eventJobs = (catalog: CatalogIndex): readonly Job[] => [
  { name: 'event-openings', cron: EVERY_MINUTE, run: announceOpenings },
  { name: 'event-ends', cron: EVERY_MINUTE, run: closeEvents(catalog) },
  { name: 'event-rewards', cron: EVERY_MINUTE, run: (tx) => settleEvents(tx, catalog) },
  {
    name: 'event-places',
    cron: HOURLY,
    run: async (tx) => freePlaces(tx, new Date(await databaseNow(tx))),
  },
];

/** Tells those who have a place in an event that it is open, where it still is. @returns how many */
export async function announceOpenings(tx: Transaction): Promise<number> {
  const now = new Date(await databaseNow(tx));
  const entries = await takeUnannounced(tx, now, AT_ONCE.told);
  for (const { learnerId, occurrenceId } of entries) {
    const learner = await lockLearner(tx, learnerId);
    if (!learner || !(await markAnnounced(tx, learnerId, occurrenceId, now))) continue;
    const found = await findEntry(tx, learnerId, occurrenceId);
    const { opensAt, closesAt } = found!.occurrence;
    const times = { opensAt: opensAt.getTime(), closesAt: closesAt.getTime() };
    if (phaseAt(times, learner.now) !== 'open') continue;
    await notify(tx, learner, [
      { kind: 'event_started', courseKey: null, subjectId: occurrenceId },
    ]);
  }
  return entries.length;
}

/** Counts the ranks of events that are over. @returns how many were closed */
export const closeEvents =
  (catalog: CatalogIndex) =>
  async (tx: Transaction): Promise<number> => {
    const now = await databaseNow(tx);
    const ended = await lockEnded(tx, new Date(now - GRACE_MS), AT_ONCE.closed);
    for (const occurrence of ended) {
      const goal = catalog.findEvent(occurrence.templateId)?.goal;
      const close = goal?.scoring === 'team' ? closeTeamEntries : closeEntries;
      await close(tx, occurrence, new Date(now));
      const isTogether = goal?.scoring === 'together';
      const sums = isTogether
        ? (await sumsOf(tx, [occurrence.id], occurrence.isDemo)).get(occurrence.id)
        : undefined;
      await closeOccurrence(tx, occurrence, {
        closedAt: new Date(now),
        target: isTogether ? targetOf(goal, sums?.contributors ?? 0) : null,
        total: isTogether ? (sums?.total ?? 0) : null,
      });
    }
    return ended.length;
  };

/** Pays what was reached together or by teams and tells those who took part how it ended. @returns how many entries */
export async function settleEvents(tx: Transaction, catalog: CatalogIndex): Promise<number> {
  const entries = await takeUnsettled(tx, AT_ONCE.settled);
  for (const entry of entries) {
    const learner = await lockLearner(tx, entry.learnerId);
    if (!learner || !(await markSettled(tx, entry, new Date(learner.now)))) continue;
    const { occurrenceId } = entry;
    const of = { catalog, learner, courseKey: learner.courseKey };
    await recordFacts(tx, of, [{ type: 'event-closed', occurrenceId }]);
    // Who joined and did nothing else is not reminded of it.
    if (entry.progress === 0) continue;
    await notify(tx, learner, [{ kind: 'event_ended', courseKey: null, subjectId: occurrenceId }]);
  }
  return entries.length;
}
