// Everything that is stored about a learner, read in one moment.
import type { PersonalData } from '#contract/personal-data.ts';
import { type Database, databaseNow } from '#server/db/database.ts';
import { findKeyedTables, readRows } from './personal-data.queries.ts';

/**
 * What proves something to the server, such as a hash or a token, and what an exam that still runs is
 * drawn from. Every other column is the learner's to take, also one that a later migration adds.
 */
const WITHHELD: Readonly<Record<string, readonly string[]>> = {
  account_tokens: ['token_hash', 'browser_hash'],
  accounts: ['password', 'access_token', 'refresh_token', 'id_token'],
  exam_attempts: ['seed'],
  idempotency_keys: ['key', 'request_hash', 'body'],
  mail_outbox: ['body', 'link', 'token_hash'],
  push_subscriptions: ['endpoint', 'public_key', 'auth_secret'],
  sessions: ['token'],
  two_factors: ['secret', 'backup_codes'],
};

export async function exportPersonalData(db: Database, learnerId: string): Promise<PersonalData> {
  return db.transaction(
    async (tx) => {
      const tables: PersonalData['tables'] = [];
      for (const table of await findKeyedTables(tx)) {
        const withheld = WITHHELD[table.name] ?? [];
        const columns = table.columns.map((column) => ({
          ...column,
          isWithheld: withheld.includes(column.name),
        }));
        const rows = await readRows(tx, table, columns, learnerId);
        tables.push({ name: table.name, columns, rows });
      }
      return { exportedAt: new Date(await databaseNow(tx)).toISOString(), tables };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
