import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const hooks = join(import.meta.dirname, 'light-imports.ts');
const importing = `
  const { pgTable } = await import('drizzle-orm/pg-core');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  console.log(typeof pgTable, typeof drizzle, process.memoryUsage().rss / 2 ** 20);
`;

test('the query builder is imported whole and in less than 130 MiB of memory', () => {
  const args = ['--import', hooks, '--input-type=module', '-e', importing];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const [table, driver, mebibytes] = stdout.trim().split(' ');
  expect([table, driver]).toEqual(['function', 'function']);
  expect(Number(mebibytes)).toBeLessThan(130);
});
