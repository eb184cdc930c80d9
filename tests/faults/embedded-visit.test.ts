import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { visitEmbeddedPostgres } from '#server/db/embedded/visit.ts';
import { temporaryDataFolder } from '#tests/support/processes.ts';

const bound = { timeout: 600_000 };
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

async function visit(dataDir: string) {
  const visited = await visitEmbeddedPostgres({ dataDir, log });
  if (!visited.ok) throw new Error(visited.error.message);
  const client = new Client({ ...visited.value.appConfig });
  await client.connect();
  const { rows } = await client.query<{ who: string; pid: string }>(
    'select current_user as who, pg_postmaster_start_time()::text as pid',
  );
  await client.end();
  await visited.value.end();
  return rows[0]!;
}

test(
  'a command visits the database of a running app, and one of its own when none runs',
  bound,
  async () => {
    const dataDir = join(temporaryDataFolder(), 'data');
    const none = await visitEmbeddedPostgres({ dataDir, log });
    expect(none).toMatchObject({ ok: false, error: { code: 'embedded.data_unusable' } });
    expect(existsSync(dataDir)).toBe(false);

    const app = await startEmbeddedPostgres({ dataDir, log });
    if (!app.ok) throw new Error(app.error.message);
    const beside = await visit(dataDir);
    expect(beside.who).toBe('meritpath_app');
    // The app's server was used and left running: another visit meets the same one.
    expect(await visit(dataDir)).toEqual(beside);
    expect(app.value.pid()).toBeDefined();
    await app.value.stop();

    const alone = await visit(dataDir);
    expect(alone.who).toBe('meritpath_app');
    expect(alone.pid).not.toBe(beside.pid);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  },
);
