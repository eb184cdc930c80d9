// What the HTTP measurements stand on: one PostgreSQL, 10,000 learners with their rows, the app on it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Catalog, Mission } from '#domain/catalog/catalog.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import { signedValue } from '#server/auth/signed-cookie.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { type ServedApp, serveApp } from '#tests/support/served-app.ts';

export const LEARNERS = 10_000;
export const SECRET = 'a-secret-for-measuring-only-0123456789';

export interface Stage {
  readonly pool: pg.Pool;
  /** The app's port; the two after it are for what is measured beside it. */
  readonly port: number;
  readonly databaseUrl: string;
  readonly app: ServedApp;
  /** Headers of the learner with this number, as a browser behind a proxy sends them. */
  headersOf(learner: number): Record<string, string>;
  close(): Promise<void>;
}

export async function openStage(port: number, mission: Mission): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meritpath-bench-'));
  const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: console.error };
  const started = await startEmbeddedPostgres({ dataDir, log: quiet });
  if (!started.ok) throw new Error(started.error.message);
  const { ownerConfig } = started.value;
  await migrateDatabase(ownerConfig, join(import.meta.dirname, '../drizzle'));
  const pool = new pg.Pool(ownerConfig);
  // A client that is being closed may still hear that the server goes down.
  pool.on('error', () => {});
  await seed(pool, mission);
  const databaseUrl = `postgresql://${ownerConfig.user}@localhost:${ownerConfig.port}/${ownerConfig.database}?host=${encodeURIComponent(ownerConfig.host)}`;
  // One address for each learner, so that the limit of an address is not what is measured.
  const app = await serveApp(port, {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    DEMO: 'true',
    // As `npm start` does.
    MALLOC_ARENA_MAX: '2',
  });
  return {
    pool,
    port,
    databaseUrl,
    app,
    headersOf: (learner) => ({
      cookie: `meritpath.session_token=${encodeURIComponent(signedValue(`bench-token-${learner}`, SECRET))}`,
      'x-forwarded-for': `10.0.${learner >> 8}.${learner & 255}`,
      'sec-fetch-site': 'same-origin',
    }),
    close: async () => {
      await app.stop();
      await pool.end();
      await started.value.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Every learner has played the mission to its last card: one finish is all that is missing. */
async function seed(pool: pg.Pool, mission: Mission): Promise<void> {
  const run = (query: string, values: unknown[] = []) => pool.query(query, values);
  await run(`insert into users (id, name, email, email_verified)
    select 'bench-' || n, 'Bench Learner', 'bench-' || n || '@example.org', true from generate_series(1, ${LEARNERS}) n`);
  await run(`insert into learners (id, first_name, last_name, display_name, time_zone, shields_held)
    select 'bench-' || n, 'Bench', 'Learner', 'Bench Learner', 'Europe/Berlin', 2 from generate_series(1, ${LEARNERS}) n`);
  await run(`insert into sessions (id, token, user_id, expires_at)
    select 'bench-session-' || n, 'bench-token-' || n, 'bench-' || n, now() + interval '7 days' from generate_series(1, ${LEARNERS}) n`);
  await run(
    `insert into activity_progress (learner_id, activity_id, course_key, kind, status, current_step_id)
     select 'bench-' || n, $1, 'togaf', 'mission', 'in_progress', $2 from generate_series(1, ${LEARNERS}) n`,
    [mission.id, mission.steps.at(-1)!.id],
  );
  await run(
    `insert into step_progress (learner_id, activity_id, step_id, chosen, "right")
     select 'bench-' || n, $1, step, array['a'], true from generate_series(1, ${LEARNERS}) n, unnest($2::text[]) step`,
    [mission.id, mission.steps.map((step) => step.id)],
  );
  await run(`insert into activity_log (learner_id, type, subject_id)
    select 'bench-' || n, 'mission_done', 'earlier' from generate_series(1, ${LEARNERS}) n, generate_series(1, 5)`);
  await seedPast(run);
  await run('analyze');
}

/**
 * What learners of some days have. A table that is analyzed while it is empty is planned as an empty
 * one, and a connection keeps such a plan: the figures would tell of that and not of the app.
 */
async function seedPast(run: (query: string) => Promise<unknown>): Promise<void> {
  await run(`insert into xp_ledger (learner_id, source, course_key, base_xp, created_at)
    select 'bench-' || n, 'activity:earlier-' || m, 'togaf', 10, now() - interval '2 days' from generate_series(1, ${LEARNERS}) n, generate_series(1, 3) m`);
  await run('update learners set total_xp = 30, balance_xp = 30');
  await run(`insert into streaks (learner_id, scope, days, last_study_day, run_started_at)
    select 'bench-' || n, scope, 2, current_date - 1, now() - interval '2 days' from generate_series(1, ${LEARNERS}) n, unnest(array['overall', 'togaf']) scope`);
  await run(`insert into learner_badges (learner_id, badge_id)
    select 'bench-' || n, 'bdg.earlier' from generate_series(1, ${LEARNERS}) n`);
  await run(`insert into idempotency_keys (learner_id, key, request_hash, status, body)
    select 'bench-' || n, 'earlier-' || m, 'hash', 200, '{}' from generate_series(1, ${LEARNERS}) n, generate_series(1, 3) m`);
}

/**
 * Every learner has done the first phase of the path and begun its second, as far as they are written.
 * @returns those items, in their order
 */
export async function seedPath(pool: pg.Pool, catalog: Catalog): Promise<PathItem[]> {
  const phases = catalog.phases.filter((phase) => phase.courseKey === 'togaf');
  const [first, second] = phases.map((phase) =>
    phase.itemIds.map((id) => catalog.items.find((item) => item.id === id)!),
  );
  const begun = [...first!, ...second!.slice(0, 1)];
  for (const item of begun) {
    const steps = item.variants ? Object.values(item.variants)[0]!.steps : item.steps;
    const isDone = item.phaseId === phases[0]!.id;
    await pool.query(
      `insert into activity_progress (learner_id, activity_id, course_key, kind, status, current_step_id, done_at, done_on)
       select 'bench-' || n, $1, 'togaf', $2, $3, $4, case when $5 then now() end, case when $5 then current_date end
       from generate_series(1, ${LEARNERS}) n`,
      [item.id, item.kind, isDone ? 'done' : 'in_progress', steps.at(-1)?.id ?? item.id, isDone],
    );
    await pool.query(
      `insert into step_progress (learner_id, activity_id, step_id)
       select 'bench-' || n, $1, step from generate_series(1, ${LEARNERS}) n, unnest($2::text[]) step`,
      [item.id, steps.map((step) => step.id)],
    );
  }
  await pool.query('analyze');
  return begun;
}
