// A second learner, forty demo rivals and a team of ten through a week of a clock that the test owns: who gets what at
// each turn, and the same once more with a node killed in the middle of each turn's work.
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { ownClock } from '#tests/support/own-clock.ts';
import { rounds, startProgram } from '#tests/support/processes.ts';
import { brokenRules } from './invariants.ts';
import { connectAsOwner } from './running-app.ts';
import { playWeek, rowsOfWeek, type Turn } from './week.ts';
import { WEEK_JOBS, weekCatalog } from './week-events.ts';

async function aWeek(turn: Turn) {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const clock = await ownClock(database, '2027-03-27T09:00:00Z');
  const app = await startApp({ database, catalog: weekCatalog() });
  onTestFinished(() => app.close());
  const lines = await playWeek(app, clock, turn);
  const rows = await rowsOfWeek(app);
  const owner = await connectAsOwner({
    ...inject('owner'),
    database: database.appConfig.database!,
  });
  // Rivals were made, not played: they have no trail.
  await owner.query("select erase_learner(id) from learners where id like 'rival-%'");
  expect(await brokenRules(owner)).toEqual([]);
  return { lines, rows };
}

const doWhatIsDue: Turn = async ({ jobs }) => {
  for (const name of WEEK_JOBS) await jobs.run(name);
};

/** Tables that the work of a turn writes; the doomed node stops in the middle of a write to one of them. */
const STOPS = [
  'event_entries',
  'event_occurrences',
  'notifications',
  'learners',
  'xp_ledger',
  'xp_sums',
  'xp_ledger',
] as const;

/** Has a node begin the work, kills it in the middle of a transaction, and lets the other one do what is left. */
function killedInTheMiddle(): { turn: Turn; stops: string[] } {
  const stops: string[] = [];
  let turns = 0;
  let isReady = false;
  const turn: Turn = async (app) => {
    // The first instant of a day is killed too in the long form; eleven minutes later events end.
    const isLater = turns % 2 === 1;
    if (isLater || rounds(0, 1) === 1) await killANode(app, STOPS[(turns >> 1) % STOPS.length]!);
    turns += 1;
    await doWhatIsDue(app);
  };
  const killANode = async ({ database }: TestApp, table: string) => {
    const { asOwner } = database;
    const name = database.appConfig.database!;
    if (!isReady) {
      isReady = true;
      await asOwner(`alter database ${name} set client_connection_check_interval = '50ms'`);
      await asOwner(`create function clock.stop() returns trigger language plpgsql as $$ begin
        if current_setting('application_name') = 'doomed' then perform pg_sleep(300); end if;
        return null; end $$`);
    }
    await asOwner(
      `create trigger stop after insert or update on ${table} execute function clock.stop()`,
    );
    const node = startProgram([
      join(import.meta.dirname, 'week-host.ts'),
      JSON.stringify(database.appConfig),
    ]);
    const isAsleep = async () => (await sessions()).includes('PgSleep');
    const sessions = async () =>
      (
        await asOwner<{ waits: string | null }>(
          "select wait_event as waits from pg_stat_activity where application_name = 'doomed' and datname = $1",
          [name],
        )
      ).map(({ waits }) => waits);
    await expect
      .poll(async () => (await isAsleep()) || node.stdout().includes('all done'), { interval: 50 })
      .toBe(true);
    if (await isAsleep()) stops.push(table);
    node.kill('SIGKILL');
    await node.ended();
    await expect.poll(async () => (await sessions()).length, { interval: 50 }).toBe(0);
    await asOwner(`drop trigger stop on ${table}`);
  };
  return { turn, stops };
}

test('a week is what its days were, and the same where a node is killed at each turn', async ({
  annotate,
}) => {
  const quiet = await aWeek(doWhatIsDue);
  expect(quiet.lines).toEqual(WEEK);
  const { turn, stops } = killedInTheMiddle();
  const broken = await aWeek(turn);
  expect(broken.lines).toEqual(quiet.lines);
  expect(broken.rows).toEqual(quiet.rows);
  expect(new Set(stops).size).toBeGreaterThanOrEqual(3);
  await annotate(`killed while writing ${stops.join(', ')}`);
}, 600_000);

/** Checked by hand against what each of them did, before it was written down. */
const WEEK: readonly string[] = [
  "-- 2027-03-28: rivals on the demo's week, 5 on Nora's",
  'Nora: 167 XP, run 1, shields 1, told 0 started 2 ended 2 done; step@2027-03-27 1, rank 1 of 1, +10; tournament@2027-03-21 1 of 4, rank 1 of 2, +120',
  'Otis: 131 XP, run 1, shields 1, told 0 started 1 ended 1 done; tournament@2027-03-21 1 of 4, rank 1 of 2, +120',
  'Mate3: 131 XP, run 1, shields 1, told 0 started 1 ended 1 done; tournament@2027-03-21 1 of 4, rank 1 of 2, +120',
  'Mate10: 0 XP, run 0, shields 1, told 0 started 0 ended 0 done; tournament@2027-03-21 0 of 4, rank 1 of 2, unpaid',
  'Quinn: 22 XP, run 1, shields 1, told 0 started 1 ended 0 done; tournament@2027-03-21 2 of 2, rank 2 of 2, unpaid',
  'all: 1 Nora 167, 2 Mate3 131, 2 Mate4 131, 2 Otis 131, 5 Quinn 22',
  'week: 1 Nora 167, 2 Mate3 131, 2 Mate4 131, 2 Otis 131, 5 Quinn 22',
  'month: 1 Nora 167, 2 Mate3 131, 2 Mate4 131, 2 Otis 131, 5 Quinn 22',
  'teams of the week: 1 Ten 560, 2 Alone 22',
  'teams of the month: 1 Ten 560, 2 Alone 22',
  "-- 2027-03-29: rivals on the demo's week, 0 on Nora's",
  'Nora: 274 XP, run 2, shields 1, told 0 started 3 ended 3 done; missions@2027-03-22 2, rank 1 of 2, +70',
  'Otis: 168 XP, run 2, shields 1, told 0 started 2 ended 1 done; missions@2027-03-22 1, rank 2 of 2, unpaid',
  'Mate3: 131 XP, run 1, shields 1, told 0 started 1 ended 1 done',
  'Mate10: 0 XP, run 0, shields 1, told 0 started 0 ended 0 done',
  'Quinn: 59 XP, run 2, shields 1, told 0 started 1 ended 0 done',
  'all: 1 Nora 274, 2 Otis 168, 3 Mate3 131, 3 Mate4 131, 5 Quinn 59',
  'week: nobody',
  'month: 1 Nora 274, 2 Otis 168, 3 Mate3 131, 3 Mate4 131, 5 Quinn 59',
  'teams of the week: none',
  'teams of the month: 1 Ten 704, 2 Alone 59',
  "-- 2027-03-30: rivals on the demo's week, 1 on Nora's",
  'Nora: 274 XP, run 2, shields 1, told 0 started 3 ended 3 done',
  'Otis: 189 XP, run 3, shields 2, told 0 started 3 ended 2 done; step@2027-03-29 1, rank 1 of 1, +10',
  'Mate3: 131 XP, run 0, shields 1, told 0 started 1 ended 1 done',
  'Mate10: 0 XP, run 0, shields 1, told 0 started 0 ended 0 done',
  'Quinn: 59 XP, run 2, shields 1, told 0 started 1 ended 0 done',
  'all: 1 Nora 274, 2 Otis 189, 3 Mate3 131, 3 Mate4 131, 5 Quinn 59',
  'week: 1 Otis 21',
  'month: 1 Nora 274, 2 Otis 189, 3 Mate3 131, 3 Mate4 131, 5 Quinn 59',
  'teams of the week: 1 Ten 21',
  'teams of the month: 1 Ten 725, 2 Alone 59',
  "-- 2027-03-31: rivals on the demo's week, 2 on Nora's",
  'Nora: 285 XP, run 3, shields 1, told 0 started 3 ended 3 done',
  'Otis: 189 XP, run 3, shields 2, told 0 started 3 ended 2 done',
  'Mate3: 131 XP, run 0, shields 1, told 0 started 1 ended 1 done',
  'Mate10: 0 XP, run 0, shields 1, told 0 started 0 ended 0 done',
  'Quinn: 59 XP, run 2, shields 1, told 0 started 1 ended 0 done',
  'all: 1 Nora 285, 2 Otis 189, 3 Mate3 131, 3 Mate4 131, 5 Quinn 59',
  'week: 1 Otis 21, 2 Nora 11',
  'month: 1 Nora 285, 2 Otis 189, 3 Mate3 131, 3 Mate4 131, 5 Quinn 59',
  'teams of the week: 1 Ten 32',
  'teams of the month: 1 Ten 736, 2 Alone 59',
  "-- 2027-04-01: rivals on the demo's week, 3 on Nora's",
  'Nora: 356 XP, run 4, shields 1, told 0 started 4 ended 4 done; hands@2027-03-28 3 of 7, rank 1 of 3, +60',
  'Otis: 249 XP, run 0, shields 2, told 0 started 4 ended 3 done; hands@2027-03-28 2 of 7, rank 2 of 3, +60',
  'Mate3: 131 XP, run 0, shields 1, told 0 started 1 ended 1 done',
  'Mate10: 0 XP, run 0, shields 1, told 0 started 0 ended 0 done; hands@2027-03-28 0 of 7, no rank, unpaid',
  'Quinn: 130 XP, run 1, shields 1, told 0 started 2 ended 1 done; hands@2027-03-28 2 of 7, rank 2 of 3, +60',
  'all: 1 Nora 356, 2 Otis 249, 3 Mate3 131, 3 Mate4 131, 5 Quinn 130',
  'week: 1 Nora 82, 2 Otis 81, 3 Quinn 71',
  'month: 1 Nora 60, 1 Otis 60, 1 Quinn 60',
  'teams of the week: 1 Ten 163, 2 Alone 71',
  'teams of the month: 1 Ten 120, 2 Alone 60',
  "-- 2027-04-02: rivals on the demo's week, 3 on Nora's",
  'Nora: 356 XP, run 4, shields 1, told 0 started 4 ended 4 done',
  'Otis: 260 XP, run 1, shields 2, told 0 started 4 ended 3 done',
  'Mate3: 131 XP, run 0, shields 1, told 0 started 1 ended 1 done',
  'Mate10: 0 XP, run 0, shields 1, told 0 started 0 ended 0 done',
  'Quinn: 130 XP, run 1, shields 1, told 0 started 2 ended 1 done',
  'all: 1 Nora 356, 2 Otis 260, 3 Mate3 131, 3 Mate4 131, 5 Quinn 130',
  'week: 1 Otis 92, 2 Nora 82, 3 Quinn 71',
  'month: 1 Otis 71, 2 Nora 60, 2 Quinn 60',
  'teams of the week: 1 Ten 174, 2 Alone 71',
  'teams of the month: 1 Ten 131, 2 Alone 60',
  "-- 2027-04-03: rivals on the demo's week, 3 on Nora's",
  'Nora: 367 XP, run 5, shields 0, told 0 started 4 ended 4 done',
  'Otis: 260 XP, run 1, shields 2, told 0 started 4 ended 3 done',
  'Mate3: 131 XP, run 0, shields 1, told 0 started 1 ended 1 done',
  'Mate10: 0 XP, run 0, shields 1, told 0 started 0 ended 0 done',
  'Quinn: 141 XP, run 2, shields 0, told 0 started 2 ended 1 done',
  'all: 1 Nora 367, 2 Otis 260, 3 Quinn 141, 4 Mate3 131, 4 Mate4 131',
  'week: 1 Nora 93, 2 Otis 92, 3 Quinn 82',
  'month: 1 Nora 71, 1 Otis 71, 1 Quinn 71',
  'teams of the week: 1 Ten 185, 2 Alone 82',
  'teams of the month: 1 Ten 142, 2 Alone 71',
];
