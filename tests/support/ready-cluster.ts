// A database as a first start leaves it: made once a state of the schema, copied for each server of a test.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { grantAppRole, migrateDatabase } from '#server/db/migrate.ts';

const root = join(import.meta.dirname, '../..');
const migrations = join(root, 'drizzle');
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/**
 * Puts a database with this release's schema and no rows into a data folder.
 * @param dataDir a folder that is there and holds no database
 */
export async function putReadyCluster(dataDir: string): Promise<void> {
  const template = join(root, 'out', 'clusters', stateOfSchema());
  if (!existsSync(template)) await makeTemplate(template);
  copyCluster(template, dataDir);
}

/** What a first start is made of: its code, the migrations, the programs and the libraries. */
function stateOfSchema(): string {
  const state = createHash('sha256');
  for (const folder of [migrations, join(root, 'src/server/db')]) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      state.update(`${path}\0`).update(readFileSync(path));
  }
  return state.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

async function makeTemplate(template: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meritpath-template-'));
  // Under root the database runs as another account.
  chmodSync(dataDir, 0o755);
  const all = join(template, '..');
  try {
    const started = await startEmbeddedPostgres({ dataDir, log: silent, isForgetful: true });
    if (!started.ok) throw new Error(started.error.message);
    await migrateDatabase(started.value.ownerConfig, migrations);
    await grantAppRole(started.value.ownerConfig, started.value.appConfig.user);
    await started.value.stop();
    mkdirSync(all, { recursive: true });
    const draft = mkdtempSync(join(all, 'draft-'));
    copyCluster(dataDir, draft);
    keepFirst(draft, template);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Several may make one at the same time: all of one name are alike. */
function keepFirst(draft: string, template: string): void {
  try {
    renameSync(draft, template);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(template)) throw error;
  }
}

function copyCluster(from: string, to: string): void {
  const cluster = join(to, 'postgres');
  cpSync(join(from, 'postgres'), cluster, { recursive: true });
  chmodSync(cluster, 0o700);
}
