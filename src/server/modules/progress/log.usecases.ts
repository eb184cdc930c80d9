// The learner's activity log as screens show it.
import type { ActivityEntry } from '#contract/progress.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { subjectTitle } from '#domain/catalog/subject-title.ts';
import { isCounted, isEvidence } from '#domain/exam/counted-paper.ts';
import { countsOfFew, shownRound, shownScore } from '#domain/exam/shown-score.ts';
import { type WorkedOn, workedOn } from '#domain/progress/worked-on.ts';
import type { Executor } from '#server/db/database.ts';
import { latestActivity, latestActivityIn, stepsTakenSince } from './log.queries.ts';

/** The learner's activity log, newest first. */
export async function activityLog(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  limit: number,
): Promise<ActivityEntry[]> {
  const rows = await latestActivity(db, learnerId, limit);
  return withWorkedOn(db, { catalog, learnerId, limit, rows });
}

/** What of it a course's dashboard shows: what was done in the course, and what belongs to none, such as a badge. */
export async function activityLogIn(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  { courseKey, limit }: { readonly courseKey: string; readonly limit: number },
): Promise<ActivityEntry[]> {
  const rows = await latestActivityIn(db, learnerId, { courseKey, limit });
  return withWorkedOn(db, { catalog, learnerId, limit, rows, courseKey });
}

interface Listed {
  readonly catalog: CatalogIndex;
  readonly learnerId: string;
  readonly limit: number;
  readonly rows: Awaited<ReturnType<typeof latestActivity>>;
  /** What was worked on in other courses is left out; all is told without it. */
  readonly courseKey?: string;
}

/** What was finished, and what was worked on in the same time. */
async function withWorkedOn(
  db: Executor,
  { catalog, learnerId, limit, rows, courseKey }: Listed,
): Promise<ActivityEntry[]> {
  const oldest = rows.length < limit ? undefined : rows.at(-1)?.createdAt;
  const steps = await stepsTakenSince(db, learnerId, oldest ?? new Date(0));
  const taken = steps.map((step) => ({
    ...step,
    at: step.at.getTime(),
    doneAt: step.doneAt?.getTime() ?? null,
  }));
  const zone = steps[0]?.timeZone ?? 'UTC';
  const begun = workedOn(taken, zone).filter(
    (one) => courseKey === undefined || one.courseKey === courseKey,
  );
  return [...begun.map((one) => begunOf(catalog, one)), ...rows.map((row) => entryOf(catalog, row))]
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, limit);
}

const entryOf = (catalog: CatalogIndex, row: Listed['rows'][number]): ActivityEntry => ({
  id: String(row.id),
  courseKey: row.courseKey,
  ...toldOf(catalog, row),
  isOfMissed: row.isOfMissed,
  isTooQuick: row.attempt !== null && !isCounted(row.attempt),
  percent: percentOf(catalog, row),
  few: row.attempt && isEvidence(row.attempt) ? countsOfFew(row.attempt) : null,
  xp: row.xp,
  createdAt: row.createdAt.toISOString(),
});

/** Of a paper or a quiz; a paper that is left out of every figure has none here. */
function percentOf(catalog: CatalogIndex, row: Listed['rows'][number]): number | null {
  if (row.attempt) return isEvidence(row.attempt) ? shownScore(row.attempt) : null;
  const { quiz } = catalog.findItem(row.subjectId) ?? {};
  return quiz && row.bestPercent !== null ? shownRound(row.bestPercent, quiz) : null;
}

const begunOf = (
  catalog: CatalogIndex,
  { activityId, courseKey, day, at }: WorkedOn,
): ActivityEntry => ({
  id: `${activityId} ${day}`,
  type: 'worked_on',
  courseKey,
  title: subjectTitle(catalog, 'worked_on', activityId),
  isOfMissed: false,
  isTooQuick: false,
  percent: null,
  few: null,
  xp: 0,
  createdAt: new Date(at).toISOString(),
});

/** What happened and to what: the end of a test that opens a unit is told as what it did. */
function toldOf(
  catalog: CatalogIndex,
  { type, subjectId }: { readonly type: string; readonly subjectId: string },
): Pick<ActivityEntry, 'type' | 'title'> {
  const item = type === 'item_done' ? catalog.findItem(subjectId) : undefined;
  const unit = item?.kind === 'testout' && catalog.findPhase(item.courseKey, item.phaseId);
  if (unit) {
    const { title } = unit;
    return { type: 'unit_opened', title: { en: title, es: title, fr: title, de: title } };
  }
  return { type: type as ActivityEntry['type'], title: subjectTitle(catalog, type, subjectId) };
}
