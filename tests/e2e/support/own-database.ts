// The database of a journey's own app, for what takes a person minutes or days: its rows are written
// as if they had been then.
import { Client } from 'pg';
import { visitEmbeddedPostgres } from '#server/db/embedded/visit.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

async function run(dataDir: string, statement: string, values: unknown[]): Promise<void> {
  const visit = await visitEmbeddedPostgres({ dataDir, log: quiet });
  if (!visit.ok) throw new Error(visit.error.message);
  const client = new Client(visit.value.appConfig);
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
    await visit.value.end();
  }
}

/** Lets minutes pass for a running attempt: its start and its deadline move into the past. */
export const passMinutes = (dataDir: string, attemptId: string, minutes: number): Promise<void> =>
  run(
    dataDir,
    `update exam_attempts set started_at = started_at - $2 * interval '1 minute',
       deadline_at = deadline_at - $2 * interval '1 minute' where id = $1`,
    [attemptId, minutes],
  );

/** Missions that the learner finished before, one every so many minutes, without their XP. */
export const doneBefore = (
  dataDir: string,
  learnerId: string,
  missionIds: readonly string[],
  minutesApart = 1_440,
): Promise<void> =>
  run(
    dataDir,
    `insert into activity_progress
       (learner_id, activity_id, course_key, kind, status, current_step_id, done_at, done_on)
     select $1, id, 'togaf', 'mission', 'done', '', now() - n * $3 * interval '1 minute',
       (now() - n * $3 * interval '1 minute')::date
     from unnest($2::text[]) with ordinality as given (id, n)
     on conflict (learner_id, activity_id) do update set status = 'done', done_at = excluded.done_at`,
    [learnerId, missionIds, minutesApart],
  );

/** XP of the days before, with its entry in the ledger. */
export async function xpBefore(dataDir: string, learnerId: string, xp: number): Promise<void> {
  await run(
    dataDir,
    `insert into xp_ledger (learner_id, source, base_xp, bonus_xp, created_at)
     values ($1, 'activity:before', $2, 0, now() - interval '2 days')`,
    [learnerId, xp],
  );
  await run(
    dataDir,
    'update learners set total_xp = total_xp + $2, balance_xp = balance_xp + $2 where id = $1',
    [learnerId, xp],
  );
}

/** Questions answered right today, in checks that no lesson has. */
export const answeredToday = (dataDir: string, learnerId: string, count: number): Promise<void> =>
  run(
    dataDir,
    `insert into step_progress (learner_id, activity_id, step_id, question_id, "right", answered_at)
     select $1, 'before', 's' || n, 'before.' || n, true, now() from generate_series(1, $2::int) as n`,
    [learnerId, count],
  );

/** Lets an event end: its days move into the past. */
export const eventOver = (dataDir: string, occurrenceId: string): Promise<void> =>
  run(
    dataDir,
    `update event_occurrences set opens_at = opens_at - interval '7 days',
       closes_at = closes_at - interval '7 days' where id = $1`,
    [occurrenceId],
  );
