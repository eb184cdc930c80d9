// Jobs on the queue of the database: once over all nodes, and once for a time without any.
import { expect, onTestFinished, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { jobQueue } from '#server/db/job-queue.ts';
import { createLogger } from '#server/http/logger.ts';
import { createJobs } from '#server/jobs.ts';
import { createTestDatabase } from '#tests/support/database.ts';

/** Two nodes on one database that both offer to do `work`. */
async function twoNodes(work: (node: string) => Promise<void>) {
  const database = await createTestDatabase();
  const log = createLogger({ level: 'silent', write: () => {}, now: () => 0 });
  const other = openDatabase({ ...database.appConfig, max: 4 }, log);
  const nodeOn = (opened: OpenDatabase, node: string) => {
    const run = () => work(node).then(() => 0);
    // Due at no minute of this test: what it wants run, it sends.
    return createJobs(opened, log, [{ name: 'slow', cron: '0 0 1 1 *', run }], 0.5);
  };
  const nodes = [nodeOn(database, 'first'), nodeOn(other, 'second')];
  const queue = await jobQueue(database.pool);
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await other.close();
    await database.drop();
  });
  return { database, nodes, send: () => queue.send('slow') };
}

test('a job runs on one node at a time, and is free again when it ends', async () => {
  const ran: string[] = [];
  let letGo = () => {};
  const { nodes, send } = await twoNodes(async (node) => {
    ran.push(node);
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
  });
  await Promise.all(nodes.map((node) => node.start()));
  expect(await send()).not.toBeNull();
  await expect.poll(() => ran.length).toBe(1);
  // While it runs, a second one is not even taken.
  expect(await send()).toBeNull();
  letGo();
  await expect.poll(send).not.toBeNull();
  await expect.poll(() => ran.length).toBe(2);
  letGo();
});

test('a time that passed while no node ran is made up once', async () => {
  const ran: string[] = [];
  const { database, nodes } = await twoNodes(async (node) => {
    ran.push(node);
  });
  await nodes[0]!.start();
  await nodes[0]!.stop();
  const { rows } = await database.pool.query<{ n: number }>(
    "select count(*)::int as n from pgboss.job where name = 'slow'",
  );
  expect([rows[0]!.n, ran]).toEqual([0, []]);
  // The last look was before the turn of two years.
  await database.asOwner(
    "update pgboss.version set cron_on = now() - interval '2 years'; update pgboss.schedule set created_on = now() - interval '2 years', updated_on = now() - interval '2 years'",
  );
  await nodes[1]!.start();
  await expect.poll(() => ran, { timeout: 120_000, interval: 500 }).toEqual(['second']);
});
