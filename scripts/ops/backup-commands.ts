// Backup and restore of the configured database, embedded or not.
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { backUp, restore } from './backup.ts';
import { type DatabaseWay, reachDatabase, readOwnConfig } from './reach.ts';
import { Stop } from './stop.ts';

export const BACKUP_USAGE = [
  '  npm run ops -- backup <new folder>                         every row of one moment, beside a running server',
  '  npm run ops -- restore <folder>                            into an empty database; Meritpath must not run on it',
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

/** On the embedded database it makes the folder's cluster where there is none yet. */
export async function restoreCommand(folder: string): Promise<string[]> {
  const config = readOwnConfig();
  if (config.database.kind === 'url') {
    return withOwner(await reachDatabase(config), (client) => restore(client, folder));
  }
  const quiet = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error };
  const started = await startEmbeddedPostgres({ dataDir: config.dataDir, log: quiet });
  if (!started.ok) throw new Stop(started.error.message);
  const { appConfig, ownerConfig, stop } = started.value;
  const way = { config: appConfig, owner: ownerConfig, end: () => stop() };
  return withOwner(way, (client) => restore(client, folder));
}
