// How a command of the operator reaches the installation: its configuration, database and mails.
import { join } from 'node:path';
import type pg from 'pg';
import type { UnsubscribeTokens } from '#server/auth/unsubscribe-token.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { readEnvironment } from '#server/config/environment.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { visitEmbeddedPostgres } from '#server/db/embedded/visit.ts';
import { hasSqlState } from '#server/db/sql-state.ts';
import { createLogger } from '#server/http/logger.ts';
import { createMailer, type Mailer } from '#server/modules/mail/mail.usecases.ts';
import { Stop } from './stop.ts';

const root = join(import.meta.dirname, '../..');
const UNDEFINED_TABLE = '42P01';

export function readOwnConfig(): Config {
  const env = readEnvironment(process.env, join(root, '.env'));
  if (!env.ok) throw new Stop(env.error.map(({ message }) => message).join('\n'));
  const config = readConfig(env.value);
  if (!config.ok) throw new Stop(config.error.map(({ message }) => message).join('\n'));
  return config.value;
}

export interface DatabaseWay {
  /** As the app. */
  readonly config: pg.PoolConfig;
  /** As the owner of the tables. */
  readonly owner: pg.ClientConfig;
  end(): Promise<void>;
}

/** The configured database, beside a running server or by itself. */
export async function reachDatabase({ database, dataDir }: Config): Promise<DatabaseWay> {
  if (database.kind === 'url') {
    const config = { connectionString: database.url };
    return { config, owner: config, end: async () => {} };
  }
  const quiet = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error };
  const visit = await visitEmbeddedPostgres({ dataDir, log: quiet });
  if (!visit.ok) throw new Stop(visit.error.message);
  const { appConfig, ownerConfig } = visit.value;
  return { config: appConfig, owner: ownerConfig, end: () => visit.value.end() };
}

export interface Installation {
  readonly config: Config;
  readonly db: Database;
  readonly mailer: Pick<Mailer, 'canSend' | 'enqueue'>;
}

const nothingIsSent: UnsubscribeTokens = {
  sign: () => {
    throw new Error('A command sends no mail itself.');
  },
  read: () => undefined,
};

/** Opens the installation for a piece of work, and closes it whatever becomes of that. */
export async function inInstallation<T>(work: (site: Installation) => Promise<T>): Promise<T> {
  const config = readOwnConfig();
  const access = await reachDatabase(config);
  const log = createLogger({ level: 'silent', write: () => {}, now: Date.now });
  const database = openDatabase({ ...access.config, max: 2 }, log);
  const { db } = database;
  // A command writes mails and sends none: the running server does, so that nobody sends twice.
  const mailer = createMailer({
    db,
    config,
    log,
    unsubscribe: nothingIsSent,
    consoleLine: () => {},
  });
  try {
    return await work({ config, db, mailer });
  } catch (error) {
    if (!hasSqlState(error, UNDEFINED_TABLE)) throw error;
    throw new Stop('The database is of an older release: run "npm run db:migrate" first.');
  } finally {
    await database.close();
    await access.end();
  }
}

/** A learner's text cannot write lines of its own, nor steer the terminal. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '').trim();
