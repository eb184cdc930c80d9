// A backup: every row of one moment with the schema it fits, and a checksum a table. Restoring it makes the
// same rows, or nothing.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import {
  type Ask,
  columnsOf,
  counterLine,
  finishingLines,
  type Row,
  SCHEMAS,
  tableLine,
  tablesOf,
} from './schema-sql.ts';
import { Stop } from './stop.ts';

/** Rows that are in memory at once. */
const BATCH = 1_000;
const FORMAT = 1;
/** Written last: a folder without it is no whole backup. */
const MANIFEST = 'manifest.json';

interface TableBackup {
  readonly name: string;
  readonly file: string;
  readonly rows: number;
  /** Of its lines, each with its end. */
  readonly sha256: string;
  readonly make: string;
  readonly counter: string | undefined;
}

interface Manifest {
  readonly format: number;
  readonly takenAt: string;
  readonly tables: readonly TableBackup[];
  readonly finish: readonly string[];
}

const askOf =
  (client: pg.Client): Ask =>
  async (query, values = []) =>
    (await client.query<Row>(query, values)).rows;

/** So that the same row is the same text on every server; names come with their schema. */
const sameTexts = [
  "set search_path to ''",
  "set timezone to 'UTC'",
  "set datestyle to 'ISO, YMD'",
  "set intervalstyle to 'postgres'",
  "set bytea_output to 'hex'",
  'set extra_float_digits to 1',
  'set statement_timeout to 0',
  'set idle_in_transaction_session_timeout to 0',
];

/** The rows of a table as JSON texts in an order that no collation changes, a line each. */
async function* linesOf(client: pg.Client, table: string): AsyncGenerator<string> {
  await client.query(
    `declare rows_of_table no scroll cursor for
       select t::text as line from ${table} as t order by t::text collate pg_catalog."C"`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from rows_of_table`);
    for (const { line } of rows) yield `${JSON.stringify(line)}\n`;
    if (rows.length < BATCH) break;
  }
  await client.query('close rows_of_table');
}

/** Counts and hashes what passes. */
function watched(lines: AsyncIterable<string>) {
  const hash = createHash('sha256');
  let rows = 0;
  async function* passing() {
    for await (const line of lines) {
      hash.update(line);
      rows += 1;
      yield line;
    }
  }
  return { passing, sum: () => ({ rows, sha256: hash.digest('hex') }) };
}

/**
 * Writes all rows of one moment into an empty folder, while others go on writing to the database.
 * @param client connected as the owner of the tables
 * @returns what was written, as sentences
 */
export async function backUp(client: pg.Client, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new Stop(`${folder} is not empty: name a new folder for each backup.`);
  }
  const ask = askOf(client);
  for (const setting of sameTexts) await client.query(setting);
  await client.query('begin isolation level repeatable read read only');
  const [now] = await ask('select now()::text as at');
  const tables: TableBackup[] = [];
  for (const [at, name] of (await tablesOf(ask)).entries()) {
    const columns = await columnsOf(ask, name);
    const file = `${String(at).padStart(3, '0')}-${name.replaceAll(/[^a-z0-9_.]/g, '_')}.gz`;
    const lines = watched(linesOf(client, name));
    const target = createWriteStream(join(folder, file), { mode: 0o600, flags: 'wx' });
    await pipeline(Readable.from(lines.passing()), createGzip(), target);
    const counter = counterLine(name, columns);
    tables.push({ name, file, ...lines.sum(), make: tableLine(name, columns), counter });
  }
  const manifest: Manifest = {
    format: FORMAT,
    takenAt: now?.at ?? '',
    tables,
    finish: await finishingLines(ask),
  };
  await client.query('commit');
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flag: 'wx' });
  return [`Backed up ${tables.length} tables with ${sumOf(tables)} rows to ${folder}.`];
}

const sumOf = (tables: readonly TableBackup[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

async function readManifest(folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch {
    throw new Stop(`${folder} holds no whole backup: its ${MANIFEST} is missing or broken.`);
  }
  if (manifest.format === FORMAT) return manifest;
  throw new Stop(
    `The backup is of format ${manifest.format}: restore it with the release that made it.`,
  );
}

async function* readLines(file: string): AsyncGenerator<string> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  for await (const line of lines) yield `${line}\n`;
}

async function fill(client: pg.Client, { name }: TableBackup, lines: AsyncIterable<string>) {
  const insert = async (batch: readonly string[]) => {
    if (batch.length === 0) return;
    await client.query(
      `insert into ${name} overriding system value
         select (one.line::${name}).* from unnest($1::text[]) as one(line)`,
      [batch],
    );
  };
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(JSON.parse(line) as string);
    if (batch.length < BATCH) continue;
    await insert(batch);
    batch = [];
  }
  await insert(batch);
}

/**
 * Makes schema and rows of a backup in an empty database, all or nothing: every file and every table that
 * comes of it must have the checksum that was written down.
 * @param client connected as who is to own the tables
 * @returns what was restored, as sentences
 */
export async function restore(client: pg.Client, folder: string): Promise<string[]> {
  const { tables, finish, takenAt } = await readManifest(folder);
  const ask = askOf(client);
  if ((await tablesOf(ask)).length > 0) {
    throw new Stop('The database has tables already: restore into an empty one.');
  }
  for (const setting of sameTexts) await client.query(setting);
  await client.query('begin');
  try {
    for (const schema of SCHEMAS) await client.query(`create schema if not exists ${schema}`);
    for (const table of tables) await restoreTable(client, table, folder);
    for (const statement of finish) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return [
    `Restored ${tables.length} tables with ${sumOf(tables)} rows, as they were at ${takenAt}.`,
    'All checksums are those of the backup. The next start brings the schema to this release.',
  ];
}

async function restoreTable(client: pg.Client, table: TableBackup, folder: string): Promise<void> {
  const isSame = (sum: { rows: number; sha256: string }) =>
    sum.rows === table.rows && sum.sha256 === table.sha256;
  await client.query(table.make);
  const read = watched(readLines(join(folder, table.file)));
  await fill(client, table, read.passing());
  if (!isSame(read.sum()))
    throw new Stop(`${table.file} is not what was backed up: it was changed.`);
  const written = watched(linesOf(client, table.name));
  for await (const _ of written.passing());
  if (!isSame(written.sum()))
    throw new Stop(`${table.name} came out differently: nothing was restored.`);
  if (table.counter !== undefined && table.rows > 0) await client.query(table.counter);
}
