// The disk of the embedded database is full: what was acknowledged stays, reads go on, and it ends by itself.
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rounds, until } from '#tests/support/processes.ts';
import { brokenRules, lostOf } from '../invariants.ts';
import { aBrowser, aPlace, failuresIn, ownerOf, startAt } from '../running-app.ts';
import { missions, signUp, startStudents } from '../students.ts';
import { aSmallDisk, NO_SMALL_DISK } from './small-machine.ts';

const DISK_MIB = 512;
const settledMs = rounds(60_000, 20_000);

/** Writes a file until nothing more fits. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (let size = 1 << 20; size >= 4096; size /= 2) {
    const zeros = Buffer.alloc(size);
    try {
      for (;;) writeSync(handle, zeros);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(handle);
}

test('on a full disk writes are refused and reads answered; with room again all goes on without a restart, and nothing is lost (R-54)', {
  timeout: 600_000,
}, async ({ annotate, skip }) => {
  const disk = aSmallDisk(DISK_MIB);
  if (disk === undefined) return skip(NO_SMALL_DISK);
  const place = await aPlace({ DATA_DIR: join(disk, 'data') });
  const app = await startAt(place);
  const reader = aBrowser(() => place.origin);
  expect(await signUp(reader)).not.toBe('');
  const students = startStudents(() => place.origin, 4);
  const reads: number[] = [];
  const back: number[] = [];
  const files = join(disk, 'others');
  for (let round = 0; round < rounds(1, 5); round += 1) {
    const before = students.acknowledged.length;
    await until('they study', () => students.acknowledged.length > before + 40, 60_000);
    const refused = students.answers.get('503 server.unavailable') ?? 0;
    fill(files);
    expect(statfsSync(disk).bavail).toBe(0);
    const fullAt = performance.now();
    while (performance.now() - fullAt < rounds(10_000, 30_000)) {
      for (const path of [
        '/livez',
        '/api/courses',
        '/api/me',
        `/api/activities/${missions[0]!.key}`,
      ]) {
        reads.push((await reader.send('GET', path)).status);
      }
      await sleep(50);
    }
    expect((students.answers.get('503 server.unavailable') ?? 0) - refused).toBeGreaterThan(0);
    const soFar = students.acknowledged.length;
    rmSync(files);
    const freeAt = performance.now();
    await until(
      'writes are acknowledged again',
      () => students.acknowledged.length > soFar,
      settledMs,
    );
    back.push(performance.now() - freeAt);
  }
  const waited = await students.finish(settledMs);
  const owner = await ownerOf(place);
  expect(await lostOf(owner, students.acknowledged)).toEqual([]);
  expect(await brokenRules(owner)).toEqual([]);
  expect(students.wrong).toEqual([]);
  expect(students.withoutRetryAfter).toBe(0);
  expect(new Set(reads)).toEqual(new Set([200]));
  expect(failuresIn(app)).toEqual([]);
  // The operator is told why.
  expect(app.stdout()).toContain('the disk of the database is full');
  app.kill('SIGTERM');
  expect(await app.ended()).toEqual({ code: 0, signal: null });
  await annotate(
    `full ${back.length} times; writes acknowledged again ${back.map(Math.round)} ms after there was room, the last retry after ${Math.round(waited)} ms; acknowledged ${students.acknowledged.length}, refused ${students.answers.get('503 server.unavailable')}, reads ${reads.length}`,
  );
});
