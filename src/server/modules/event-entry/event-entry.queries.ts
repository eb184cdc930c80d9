// What learners did within the days of an event, and the entries it is written to.
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { type EventMetric, SCORERS_OF_TEAM } from '#domain/events/event-template.ts';
import { nowMs } from '#server/db/columns.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { isCounted, isFreshEvidence } from '#server/modules/record/attempt.table.ts';
import {
  type EntryRow,
  eventEntries,
  eventOccurrences,
  type OccurrenceRow,
  ofItsOccurrence,
} from './event.table.ts';

const given = sql.placeholder;

const selectRunning = statement((db) =>
  db
    .select({ entry: eventEntries, occurrence: eventOccurrences })
    .from(eventEntries)
    .innerJoin(eventOccurrences, ofItsOccurrence)
    .where(
      and(
        eq(eventEntries.learnerId, given('learnerId')),
        isNull(eventEntries.closedAt),
        lte(eventOccurrences.opensAt, given('now')),
      ),
    )
    .prepare('running_entries'),
);

/** The learner's entries of events that have begun and whose ranks were not counted yet. */
export const runningEntries = (db: Executor, learnerId: string, now: Date) =>
  selectRunning(db, { learnerId, now });

/** Within the days of one occurrence. */
interface Window {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly startsOn: string;
  readonly endsOn: string;
}

const within = (column: string, { opensAt, closesAt }: Window) =>
  sql`${sql.raw(column)} >= ${opensAt} and ${sql.raw(column)} < ${closesAt}`;

/** What one of the counts asks of the rows of learning; each begins with the learner's key. */
const COUNTS: Readonly<
  Record<EventMetric, (learnerId: string, of: Window) => ReturnType<typeof sql>>
> = {
  'questions-right': (learnerId, of) => sql`
      select count(*)::int as count from (
        select a.question_id from exam_answers a
        join exam_attempts on exam_attempts.learner_id = a.learner_id and exam_attempts.id = a.attempt_id
        where a.learner_id = ${learnerId} and a.is_right and ${isCounted}
          and ${within('finished_at', of)}
        union
        select s.question_id from step_progress s
        where s.learner_id = ${learnerId} and s."right" and s.question_id is not null
          and ${within('s.answered_at', of)}
      ) as answered`,
  'activities-done': (learnerId, of) => sql`
      select count(*)::int as count from activity_progress
      where learner_id = ${learnerId} and status = 'done' and not implausible
        and ${within('done_at', of)}`,
  'missions-done': (learnerId, of) => sql`
      select count(*)::int as count from activity_progress
      where learner_id = ${learnerId} and status = 'done' and not implausible
        and kind = 'mission' and ${within('done_at', of)}`,
  'papers-taken': (learnerId, of) => sql`
      select count(distinct (paper_id, (finished_at at time zone 'UTC')::date))::int as count
      from exam_attempts
      where learner_id = ${learnerId} and ${isFreshEvidence} and ${within('finished_at', of)}`,
  'study-days': (learnerId, of) => sql`
      select count(distinct day)::int as count from study_days
      where learner_id = ${learnerId} and day >= ${of.startsOn} and day < ${of.endsOn}`,
  'xp-earned': (learnerId, of) => sql`
      select coalesce(sum(base_xp), 0)::int as count from xp_ledger
      where learner_id = ${learnerId} and source not like 'event:%' and ${within('created_at', of)}`,
};

/** What the learner did in the window that counts for a metric. */
export async function countOf(
  db: Executor,
  metric: EventMetric,
  learnerId: string,
  of: Window,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(COUNTS[metric](learnerId, of));
  return rows[0]!.count;
}

/** Writes what was counted, unless the ranks were counted meanwhile. */
export async function saveProgress(
  tx: Transaction,
  entry: EntryRow,
  change: { readonly progress: number; readonly goalReachedAt?: Date; readonly paidXp?: number },
): Promise<void> {
  await tx
    .update(eventEntries)
    .set(change)
    .where(and(thatOne(entry), isNull(eventEntries.closedAt)));
}

/** Says what the goal paid. */
export async function savePaid(
  tx: Transaction,
  entry: EntryRow,
  change: { readonly goalReachedAt: Date; readonly paidXp: number },
): Promise<void> {
  await tx.update(eventEntries).set(change).where(thatOne(entry));
}

const thatOne = ({ learnerId, occurrenceId }: EntryRow) =>
  and(eq(eventEntries.learnerId, learnerId), eq(eventEntries.occurrenceId, occurrenceId));

/** One entry of a learner with its occurrence. */
export async function findEntry(db: Executor, learnerId: string, occurrenceId: string) {
  const [row] = await db
    .select({ entry: eventEntries, occurrence: eventOccurrences })
    .from(eventEntries)
    .innerJoin(eventOccurrences, ofItsOccurrence)
    .where(and(eq(eventEntries.learnerId, learnerId), eq(eventEntries.occurrenceId, occurrenceId)));
  return row;
}

/** What all who take part have reached together, and how many of them added something. */
export async function sumsOf(db: Executor, ids: readonly string[], isDemo: boolean) {
  if (ids.length === 0) return new Map<string, { total: number; contributors: number }>();
  const rows = await db
    .select({
      id: eventEntries.occurrenceId,
      total: sql<number>`sum(${eventEntries.progress})::int`,
      contributors: sql<number>`count(*)::int`,
    })
    .from(eventEntries)
    .where(
      and(
        inArray(eventEntries.occurrenceId, [...ids]),
        eq(eventEntries.isDemo, isDemo),
        gt(eventEntries.progress, 0),
      ),
    )
    .groupBy(eventEntries.occurrenceId);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

/** How one team stands in an event of teams. */
interface TeamScore extends Record<string, unknown> {
  readonly teamId: string;
  readonly total: number;
  /** Members who added something. */
  readonly contributors: number;
  /** Among teams that added something, equals sharing one. */
  readonly rank: number;
  readonly teams: number;
}

/** What the best members of each team reached, and how teams stand by it. */
const teamScores = (id: string, isDemo: boolean) => sql`
    select team_id, total, contributors, rank() over (order by total desc)::int as rank,
           (count(*) over ())::int as teams
    from (
      select team_id, (sum(progress) filter (where place <= ${SCORERS_OF_TEAM}))::int as total,
             count(*)::int as contributors
      from (
        select team_id, progress,
               row_number() over (partition by team_id order by progress desc) as place
        from event_entries
        where occurrence_id = ${id} and is_demo = ${isDemo} and team_id is not null and progress > 0
      ) as placed group by team_id
    ) as scored`;

/** How a team stands in an event now; undefined where it added nothing. */
export async function findTeamScore(
  db: Executor,
  {
    id,
    isDemo,
    teamId,
  }: { readonly id: string; readonly isDemo: boolean; readonly teamId: string },
): Promise<TeamScore | undefined> {
  const { rows } = await db.execute<TeamScore>(sql`
    select team_id as "teamId", total, contributors, rank, teams
    from (${teamScores(id, isDemo)}) as standing where team_id = ${teamId}`);
  return rows[0];
}

/** Counts the ranks of an event of teams in one statement: each entry gets what its team reached and the team's rank. */
export async function closeTeamEntries(
  tx: Transaction,
  { id, isDemo }: OccurrenceRow,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update event_entries e
    set closed_at = ${now}, rank = s.rank, ranked_of = s.teams, team_total = s.total
    from event_entries own left join (${teamScores(id, isDemo)}) as s on s.team_id = own.team_id
    where own.occurrence_id = ${id} and own.is_demo = ${isDemo}
      and e.occurrence_id = ${id} and e.is_demo = ${isDemo} and e.learner_id = own.learner_id`);
}

/** The group that a learner belongs to, and their zone, with the database's clock. */
export async function selectMember(db: Executor, learnerId: string) {
  const [row] = await db
    .select({
      id: learners.id,
      isDemo: learners.isDemo,
      timeZone: learners.timeZone,
      now: nowMs,
    })
    .from(learners)
    .where(eq(learners.id, learnerId));
  return row && { ...row, now: Number(row.now) };
}
