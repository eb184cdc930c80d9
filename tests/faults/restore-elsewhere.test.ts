// A backup of a running site becomes the same site on another server of PostgreSQL.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import {
  freePort,
  projectRoot,
  rounds,
  startProgram,
  temporaryFolder,
  until,
} from '#tests/support/processes.ts';
import { brokenRules, lostOf } from './invariants.ts';
import { installPostgres, startPostgres } from './other-postgres.ts';
import { aPlace, failuresIn, type Place, startAt } from './running-app.ts';
import { startStudents } from './students.ts';

const ended = { code: 0, signal: null };

/** A command of the operator, as a program of its own. */
async function operate(place: Place, ...args: string[]): Promise<string> {
  const program = startProgram([join(projectRoot, 'scripts/ops.ts'), ...args], { env: place.env });
  expect([await program.ended(120_000), program.stderr()]).toEqual([ended, '']);
  return program.stdout();
}

/** What a backup says of its tables: rows and checksums. */
const tablesOf = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).tables;

function programsOf(major: number): string | undefined {
  const bundled = findBinaries();
  if (!bundled.ok) throw new Error(bundled.error.message);
  return major === 18 ? bundled.value : installPostgres(major);
}

// The oldest one that is supported, and the bundled one, which needs no network.
test.for(rounds(1, 2) === 1 ? [18] : [18, 15])(
  'a backup under load is restored into another server, PostgreSQL %d, with equal checksums, and the app goes on there (R-45)',
  { timeout: 600_000 },
  async (major, { annotate, skip }) => {
    const binDir = programsOf(major);
    if (binDir === undefined) return skip(`SKIPPED: PostgreSQL ${major} could not be fetched.`);
    const place = await aPlace();
    const app = await startAt(place);
    const students = startStudents(() => place.origin, 4);
    await until('they study', () => students.acknowledged.length > 40, 60_000);
    const soFar = [...students.acknowledged];
    const [first, second] = [join(temporaryFolder(), 'first'), join(temporaryFolder(), 'second')];
    const said = await operate(place, 'backup', first);
    await until('they went on', () => students.acknowledged.length > soFar.length, 60_000);
    await students.finish(60_000);
    app.kill('SIGTERM');
    expect(await app.ended()).toEqual(ended);

    const { config, owner } = await startPostgres(binDir, await freePort());
    const DATABASE_URL = `postgres://${config.user}@${config.host}:${config.port}/${config.database}`;
    const other = await aPlace({ DATABASE_URL });
    expect(await operate(other, 'restore', first)).toContain(
      'All checksums are those of the backup.',
    );
    await operate(other, 'backup', second);
    expect(tablesOf(second)).toEqual(tablesOf(first));
    expect(await lostOf(owner, soFar)).toEqual([]);
    expect(await brokenRules(owner)).toEqual([]);
    const there = await startAt(other);
    const studentsThere = startStudents(() => other.origin, 1);
    await until('somebody studies there', () => studentsThere.acknowledged.length > 10, 60_000);
    await studentsThere.finish(60_000);
    expect(await lostOf(owner, [...soFar, ...studentsThere.acknowledged])).toEqual([]);
    expect(await brokenRules(owner)).toEqual([]);
    expect([...failuresIn(app), ...failuresIn(there)]).toEqual([]);
    there.kill('SIGTERM');
    expect(await there.ended()).toEqual(ended);
    await owner.end();
    await annotate(said.split('\n')[0]!.replace(/ to .*/, ''));
  },
);
