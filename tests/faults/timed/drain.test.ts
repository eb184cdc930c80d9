import { execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { boundMs, processesWith, projectRoot, until } from '#tests/support/processes.ts';
import { brokenRules, lostOf } from '../invariants.ts';
import {
  aBrowser,
  aPlace,
  type Browser,
  failuresIn,
  ownerOf,
  startAt,
  urlOf,
} from '../running-app.ts';
import { signUp, startStudents } from '../students.ts';

const endsWithinMs = boundMs(60_000, 10_000);
const bound = { timeout: 180_000 };

/**
 * The system resets a new connection that waits for the app to take it when the app closes its door:
 * it was never accepted, and the log knows nothing of it.
 */
const AT_THE_DOOR = 'reset at the door';
/** Requests that tell how quickly the machine answers one. */
const ALONE = 10;

/** One request; answers its status, or the code of the error that came instead. */
function ask(url: string, browser: Browser, agent: Agent | false): Promise<string> {
  return new Promise((resolve) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = request(url, {
      agent,
      headers: { cookie, 'x-forwarded-for': browser.address },
    });
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(String(response.statusCode)));
      response.on('error', (error) => resolve(`cut: ${error.message}`));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A connection may end just as it is used again: clients then ask once more on another.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(ask(url, browser, false));
      else resolve(error.code === 'ECONNRESET' ? AT_THE_DOOR : (error.code ?? error.message));
    });
    sent.end();
  });
}

test(
  'asked to end under load, the app answers every request that it accepted (R-48)',
  bound,
  async ({ annotate }) => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const { database: name } = database.appConfig;
    const place = await aPlace({
      DATABASE_URL: urlOf({ ...inject('owner'), database: name! }),
    });
    const app = await startAt(place);
    const browsers = Array.from({ length: 5 }, () => aBrowser(() => place.origin));
    for (const browser of browsers) expect(await signUp(browser)).not.toBe('');
    const keptAlive = new Agent({ keepAlive: true, maxSockets: 40 });
    onTestFinished(() => keptAlive.destroy());

    // As a browser opens one in advance: nothing is ever asked on it, and nothing must wait for it.
    const silent = connect(Number(place.env.PORT), '127.0.0.1');
    silent.on('error', () => {});
    onTestFinished(() => {
      silent.destroy();
    });

    const url = `${place.origin}/api/courses`;
    const answers: Promise<{ at: number; answer: string }>[] = [];
    // 200 requests/s; in every test run no more than half of what the machine answers at the moment.
    const alone = performance.now();
    for (let n = 0; n < ALONE; n += 1) expect(await ask(url, browsers[0]!, keptAlive)).toBe('200');
    const everyMs = boundMs(Math.max(5, (2 * (performance.now() - alone)) / ALONE), 5);
    let isOver = false;
    const startedAt = performance.now();
    const load = (async () => {
      while (!isOver) {
        const due = Math.floor((performance.now() - startedAt) / everyMs);
        while (answers.length < due) {
          const browser = browsers[answers.length % browsers.length]!;
          const agent = answers.length % 3 === 0 ? false : keptAlive;
          const at = performance.now();
          answers.push(ask(url, browser, agent).then((answer) => ({ at, answer })));
        }
        await sleep(1);
      }
    })();
    await until('they ask for more than a second', () => answers.length > 1500 / everyMs);
    // Hashing a password takes longest: these are under way when the signal comes.
    const slow = Array.from({ length: 5 }, () => signUp(aBrowser(() => place.origin)));
    await sleep(20);
    const signalledAt = performance.now();
    app.kill('SIGTERM');
    expect(await app.ended(endsWithinMs)).toEqual({ code: 0, signal: null });
    const took = performance.now() - signalledAt;
    isOver = true;
    await load;
    expect(took).toBeLessThan(endsWithinMs);
    const all = await Promise.all(answers);
    const count = new Map<string, number>();
    for (const { answer } of all) count.set(answer, (count.get(answer) ?? 0) + 1);
    await annotate(
      `ended after ${Math.round(took)} ms at ${Math.round(1000 / everyMs)} requests/s; answers ${JSON.stringify([...count])}`,
    );
    // A refused connection was never accepted; everything else had to be answered.
    expect([...count.keys()].filter((answer) => answer !== AT_THE_DOOR).sort()).toEqual([
      '200',
      'ECONNREFUSED',
    ]);
    expect(count.get(AT_THE_DOOR) ?? 0).toBeLessThanOrEqual(2);
    const worked = app.stdout().match(/"operation":"learning\.courses"/g)?.length;
    expect(worked).toBe((count.get('200') ?? 0) + ALONE);
    for (const learnerId of await Promise.all(slow)) expect(learnerId).not.toBe('');
    const after = all.filter(({ at, answer }) => at > signalledAt && answer === '200').length;
    expect(after).toBeGreaterThan(0);
    expect(count.get('200')).toBeGreaterThan(1000 / everyMs);
    expect(failuresIn(app)).toEqual([]);
  },
);

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid ? [child!] : []));

test(
  'Ctrl-C in the middle of work ends command, app and database within 10 s and loses nothing',
  bound,
  async ({ annotate }) => {
    const place = await aPlace();
    const command = [join(projectRoot, 'scripts', 'run.mjs'), 'start'];
    const first = await startAt(place, command);
    const students = startStudents(() => place.origin, 4);
    await until('they study', () => students.acknowledged.length > 40, 60_000);
    const startedAt = performance.now();
    // A terminal signals the whole foreground group at once.
    for (const pid of [first.pid, ...childrenOf(first.pid)]) process.kill(pid, 'SIGINT');
    expect(await first.ended(10_000)).toEqual({ code: 0, signal: null });
    const took = performance.now() - startedAt;
    expect(took).toBeLessThan(endsWithinMs);
    expect(processesWith(place.env.DATA_DIR!)).toEqual([]);
    const again = await startAt(place, command);
    await students.finish(10_000);
    const owner = await ownerOf(place);
    expect(await lostOf(owner, students.acknowledged)).toEqual([]);
    expect(await brokenRules(owner)).toEqual([]);
    expect(students.wrong).toEqual([]);
    await owner.end();
    again.kill('SIGINT');
    expect(await again.ended(10_000)).toEqual({ code: 0, signal: null });
    await annotate(`all of it ended after ${Math.round(took)} ms`);
  },
);
