import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { boundMs, processesWith, rounds, until } from '#tests/support/processes.ts';
import { brokenRules, lostOf, watchRules } from '../invariants.ts';
import { aPlace, failuresIn, ownerOf, startAt } from '../running-app.ts';
import { startStudents } from '../students.ts';

/** Every begun write is answered for good by then, under the key that it was begun with. */
const settledMs = boundMs(60_000, 10_000);

/** As often are the rules asked about under load before each kill, every 100 ms. */
const LOOKS = 10;

test('an app under load breaks no rule at any moment (R-14); killed, it loses nothing it acknowledged and blocks no retry (R-51)', {
  timeout: 900_000,
}, async ({ annotate }) => {
  const place = await aPlace();
  let app = await startAt(place);
  const starts: number[] = [];
  const classes = [];
  let looks = 0;
  for (let kill = 0; kill < rounds(1, 30); kill += 1) {
    // Fresh learners each time; the former ones go on beside them.
    const students = startStudents(() => place.origin, 4);
    classes.push(students);
    const watching = await ownerOf(place);
    const watch = watchRules(watching);
    await until('they study', () => students.acknowledged.length > 40, 60_000);
    await until('the rules were looked at', () => watch.looks >= LOOKS, 60_000);
    await sleep(Math.random() * 300);
    expect(await watch.stop()).toEqual([]);
    looks += watch.looks;
    await watching.end();
    app.kill('SIGKILL');
    await app.ended();
    expect(failuresIn(app)).toEqual([]);
    await until('the database is gone', () => processesWith(place.env.DATA_DIR!).length === 0);
    const startedAt = performance.now();
    app = await startAt(place);
    starts.push(performance.now() - startedAt);
    const owner = await ownerOf(place);
    const soFar = classes.flatMap(({ acknowledged }) => [...acknowledged]);
    expect(await lostOf(owner, soFar)).toEqual([]);
    expect(await brokenRules(owner)).toEqual([]);
    await owner.end();
  }
  const waits = await Promise.all(classes.map((students) => students.finish(settledMs)));
  const acknowledged = classes.flatMap((students) => students.acknowledged);
  const owner = await ownerOf(place);
  expect(await lostOf(owner, acknowledged)).toEqual([]);
  expect(await brokenRules(owner)).toEqual([]);
  expect(classes.flatMap((students) => students.wrong)).toEqual([]);
  // The kills fell into the work, else this test shows nothing.
  const answers = classes.flatMap((students) => [...students.answers.keys()]);
  expect(answers).toContain('0 network');
  app.kill('SIGTERM');
  expect(await app.ended()).toEqual({ code: 0, signal: null });
  await annotate(
    `restarts ${starts.map(Math.round)} ms, retries over after ${waits.map(Math.round)} ms, acknowledged ${acknowledged.length}, rules looked at ${looks} times under load`,
  );
});
