// Backup and restore of the configured database, embedded or not.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { backUp, restore } from './backup.ts';
import { eraseAgain, listErasures } from './erasures.ts';
import { type DatabaseWay, reachDatabase, readOwnConfig } from './reach.ts';
import { Stop } from './stop.ts';

export const BACKUP_USAGE = [
  '  npm run ops -- backup <new folder>                         every row of one moment, beside a running server',
  '  npm run ops -- restore <folder> [--erasures <file>]        into an empty database; Meritpath must not run on it',
  '  npm run ops -- erasures                                    who was erased, as hashes: keep them apart from backups',
];

async function withOwner<T>(way: DatabaseWay, work: (client: pg.Client) => Promise<T>): Promise<T> {
  try {
    const client = new pg.Client(way.owner);
    // A lost connection fails the statement that waits.
    client.on('error', () => {});
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  } finally {
    await way.end();
  }
}

export async function backupCommand(folder: string): Promise<string[]> {
  const config = readOwnConfig();
  const lines = await withOwner(await reachDatabase(config), (client) => backUp(client, folder));
  const isKept = config.authSecret === undefined;
  return [
    ...lines,
    `Keep ${isKept ? `${config.dataDir}/secret` : 'AUTH_SECRET'} with it: without it second factors cannot be read.`,
  ];
}

/** What is restored, and who of it was erased since. */
async function restoreTrue(client: pg.Client, folder: string, erasures: string | undefined) {
  const list = erasures === undefined ? undefined : readList(erasures);
  const lines = await restore(client, folder);
  return list === undefined ? lines : [...lines, await eraseAgain(client, list)];
}

function readList(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Stop(`The list of erasures cannot be read: ${file}`);
  }
}

export async function erasuresCommand(): Promise<string[]> {
  return withOwner(await reachDatabase(readOwnConfig()), listErasures);
}

/** On the embedded database it makes the folder's cluster where there is none yet. */
export async function restoreCommand(folder: string, erasures?: string): Promise<string[]> {
  const config = readOwnConfig();
  if (config.database.kind === 'url') {
    return withOwner(await reachDatabase(config), (client) =>
      restoreTrue(client, folder, erasures),
    );
  }
  const quiet = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error };
  const started = await startEmbeddedPostgres({ dataDir: config.dataDir, log: quiet });
  if (!started.ok) throw new Stop(started.error.message);
  const { appConfig, ownerConfig, stop } = started.value;
  const way = { config: appConfig, owner: ownerConfig, end: () => stop() };
  return withOwner(way, (client) => restoreTrue(client, folder, erasures));
}
