import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { databasePrint } from '#tests/support/database-print.ts';
import { completeMission } from '#tests/support/play.ts';
import { backUp, restore } from '../../scripts/ops/backup.ts';
import { eraseAgain, listErasures } from '../../scripts/ops/erasures.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = mkdtempSync(join(tmpdir(), 'meritpath-backup-'));
  const { api } = await aLearner(app);
  await completeMission(api, 'the-cycle-in-15-minutes');
  await api.support.begin({
    channel: 'email',
    subject: 'Quotes " and \\ and {braces}, (brackets)',
    message: 'Line one\nline two\ttab, “marks”, emoji 🚆, NULL, \\N',
  });
  await app.newClient().api.account.startDemo({});
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

const clientOf = async (database: string) => {
  const client = new pg.Client({ ...inject('owner'), database });
  await client.connect();
  return client;
};

const ownTables = (print: Record<string, string>) =>
  Object.fromEntries(Object.entries(print).filter(([name]) => /^(?:public|drizzle)\./.test(name)));

async function backupInto(target: string): Promise<string[]> {
  const client = await clientOf(app.database.appConfig.database as string);
  try {
    return await backUp(client, target);
  } finally {
    await client.end();
  }
}

/** A database without any table. */
async function anEmptyDatabase() {
  const database = await createTestDatabase(2, 'template0');
  return { database, client: await clientOf(database.appConfig.database as string) };
}

describe('a backup', () => {
  test('makes the same rows, keys and triggers in another database', async () => {
    const target = join(folder, 'whole');
    const before = ownTables(await databasePrint(app.database));
    // Whoever learns meanwhile changes nothing of the moment that is written.
    const [said] = await Promise.all([backupInto(target), aLearner(app)]);
    expect(said[0]).toMatch(/^Backed up \d\d tables with \d+ rows/);
    const { database, client } = await anEmptyDatabase();
    try {
      const restored = await restore(client, target);
      expect(restored[1]).toContain('All checksums are those of the backup.');
      const after = ownTables(await databasePrint(database));
      expect(Object.keys(after)).toEqual(Object.keys(before));
      expect(after['public.xp_ledger']).toBe(before['public.xp_ledger']);
      expect(after['public.support_messages']).toBe(before['public.support_messages']);
      expect(after['drizzle.__drizzle_migrations']).toBe(before['drizzle.__drizzle_migrations']);
      // The trigger of the ledger holds, and numbers go on after the highest.
      await expect(client.query('update public.xp_ledger set base_xp = 1')).rejects.toThrow();
      const objects = `select (select count(*) from pg_constraint where connamespace = 'public'::regnamespace) as keys,
        (select count(*) from pg_indexes where schemaname = 'public') as indexes`;
      const [mine, theirs] = [await database.asOwner(objects), await app.database.asOwner(objects)];
      expect(mine).toEqual(theirs);
      await expect(restore(client, target)).rejects.toThrow('has tables already');
    } finally {
      await client.end();
      await database.drop();
    }
  });

  test('from before an erasure is made true again by the list of who was erased (R-41)', async () => {
    const target = join(folder, 'old');
    const { api, learner, password, email } = await aLearner(app);
    await api.learner.update({ bio: 'A canary sings.' });
    await backupInto(target);
    await api.account.deleteAccount({ password });
    await app.database.asOwner(
      "update account_deletions set erase_at = now() - interval '1 minute' where user_id = $1",
      [learner.id],
    );
    await app.jobs.run('deleted-accounts');
    const running = await clientOf(app.database.appConfig.database as string);
    const list = await listErasures(running);
    await running.end();
    expect(list.join()).not.toContain(learner.id);
    const { database, client } = await anEmptyDatabase();
    const found = async () => {
      const tables = await database.asOwner<{ name: string }>(
        "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
      );
      const counts = await Promise.all(
        tables.map(({ name }) =>
          database.asOwner<{ n: number }>(
            `select count(*)::int as n from public.${name} as one
             where one::text like any(array['%' || $1 || '%', '%' || $2 || '%', '%canary sings%'])`,
            [learner.id, email],
          ),
        ),
      );
      return counts.reduce((sum, [row]) => sum + row!.n, 0);
    };
    try {
      await restore(client, target);
      expect(await found()).toBeGreaterThan(2);
      const [before] = await database.asOwner<{ n: number }>(
        'select count(*)::int as n from users',
      );
      expect(await eraseAgain(client, list.join('\n'))).toMatch(/^Erased again: 1 of \d+ accounts/);
      expect(await found()).toBe(0);
      const [after] = await database.asOwner<{ n: number }>('select count(*)::int as n from users');
      expect(after!.n).toBe(before!.n - 1);
      await expect(eraseAgain(client, 'not a hash')).rejects.toThrow('no list of erasures');
    } finally {
      await client.end();
      await database.drop();
    }
  });

  test('that was changed restores nothing', async () => {
    const target = join(folder, 'changed');
    await backupInto(target);
    const manifest = join(target, 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(/"sha256": "./, '"sha256": "_'));
    const { database, client } = await anEmptyDatabase();
    try {
      await expect(restore(client, target)).rejects.toThrow('is not what was backed up');
      expect(ownTables(await databasePrint(database))).toEqual({});
      rmSync(manifest);
      await expect(restore(client, target)).rejects.toThrow('holds no whole backup');
    } finally {
      await client.end();
      await database.drop();
    }
  });

  test('takes a folder of its own', async () => {
    const target = join(folder, 'used');
    await backupInto(target);
    const files = readdirSync(target);
    await expect(backupInto(target)).rejects.toThrow('is not empty');
    expect(readdirSync(target)).toEqual(files);
  }, 60_000);
});
