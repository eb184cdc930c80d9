// The minutes that a learner has studied today.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { studyDayStart } from '#domain/kernel/time.ts';
import { minutesStudied } from '#domain/progress/minutes-today.ts';
import type { Executor } from '#server/db/database.ts';
import { getStanding } from '#server/modules/learner/learner.usecases.ts';
import { cardsSeenSince, finishedSince, papersBegunSince } from './day-work.queries.ts';

/** Whole minutes in all courses together, in the learner's zone. A paper counts on the day on which it was begun. */
export async function minutesStudiedToday(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<number> {
  const { now, timeZone } = await getStanding(db, learnerId);
  const since = new Date(studyDayStart(now, timeZone));
  const values = { learnerId, since };
  const today = (at: Date | null) => (at !== null && at >= since ? at.getTime() : null);
  const [seen, finished, papers] = await Promise.all([
    cardsSeenSince(db, values),
    finishedSince(db, values),
    papersBegunSince(db, values),
  ]);
  return minutesStudied(
    seen.flatMap(({ activityId, seenAt, openedAt, answeredAt }) => {
      const activity = catalog.findActivity(activityId);
      if (activity === undefined) return [];
      return [
        {
          activity,
          seenAt: today(seenAt),
          openedAt: today(openedAt),
          answeredAt: today(answeredAt),
        },
      ];
    }),
    finished.map(({ doneAt }) => doneAt.getTime()),
    papers.map(({ startedAt, savedAt, msSpent }) => ({
      from: startedAt.getTime(),
      until: savedAt.getTime(),
      msSpent,
    })),
  );
}
