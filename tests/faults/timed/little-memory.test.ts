// The whole app in 512 MiB, with 500 open pages and requests beside them; a page that stops reading is cut.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { LIVE_CHANNEL } from '#server/live/tell-pages.ts';
import { processesWith, rounds, startProgram, until } from '#tests/support/processes.ts';
import { brokenRules } from '../invariants.ts';
import {
  aBrowser,
  aPlace,
  type Browser,
  failuresIn,
  main,
  ownerOf,
  ready,
} from '../running-app.ts';
import { deedsOf, missions, signUp } from '../students.ts';
import { littleMemory, NO_LITTLE_MEMORY } from './small-machine.ts';

const { allocation } = (await import(
  new URL('../../../scripts/bootstrap/allocation.mjs', import.meta.url).href
)) as { allocation: Record<string, string> };

const MIB = 1 << 20;
const PAGES = 500;
const LEARNERS = 50;
const REQUESTS_PER_SECOND = 100;
const lastsMs = rounds(15_000, 600_000);
/** Memory of the last part over that of the second one, when caches and the heap have their size. */
const GROWTH_AT_MOST = 1.15;
/** More than the system keeps for a connection that nobody reads, by far; told bit by bit. */
const EVENTS = 300_000;
const AT_ONCE = 2_000;

interface Learner {
  readonly browser: Browser;
  readonly id: string;
}

const cookieOf = ({ cookies }: Browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Keeps a page of the learner open, as a browser does: what ends is opened anew. */
function keepOpen(origin: string, { browser }: Learner) {
  const page = { opened: 0, heard: 0, isOpen: false };
  let isOver = false;
  let sent: ReturnType<typeof request> | undefined;
  const open = () => {
    if (isOver) return;
    const headers = { cookie: cookieOf(browser), 'x-forwarded-for': browser.address };
    sent = request(`${origin}/api/live`, { agent: false, headers });
    sent.on('response', (response: IncomingMessage) => {
      page.isOpen = response.statusCode === 200;
      if (page.isOpen) page.opened += 1;
      response.on('data', (chunk: Buffer) => {
        page.heard += chunk.toString().split('event: ').length - 1;
      });
      response.on('error', () => {});
    });
    sent.on('error', () => {});
    sent.on('close', () => {
      page.isOpen = false;
      setTimeout(open, 1_000).unref();
    });
    sent.end();
  };
  open();
  onTestFinished(() => {
    isOver = true;
    sent?.destroy();
  });
  return page;
}

/** A page that is opened and never read. */
function stalledPage(port: number, { browser }: Learner): Socket {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: localhost:${port}\r\nX-Forwarded-For: ${browser.address}\r\nCookie: ${cookieOf(browser)}\r\n\r\n`,
    );
  });
  socket.pause();
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, '0');

/** True while the system of the app's side holds the connection open. */
function isHeld(port: number, clientPort: number): boolean {
  const ESTABLISHED = '01';
  return ['tcp', 'tcp6'].some((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .some(
        ([, local = '', remote = '', state]) =>
          local.endsWith(`:${hex(port)}`) &&
          remote.endsWith(`:${hex(clientPort)}`) &&
          state === ESTABLISHED,
      ),
  );
}

const tellMany = (owner: pg.Client, { id }: Learner) =>
  // What is told twice in a transaction is heard once: a number makes each its own.
  owner.query(
    `select pg_notify('${LIVE_CHANNEL}', 'profile ' || $1 || ' ' || n) from generate_series(1, $2) as n`,
    [id, AT_ONCE],
  );

/** Resident memory of a process in MiB. */
const residentMib = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Begun and not answered: a machine with other work to do is asked no faster than it answers. */
const UNDER_WAY = 50;
const READS = ['/api/me', '/api/courses', '/api/notifications', '/api/events', '/api/certificates'];

/** Sends requests at an even pace; every tenth is the next deed of somebody's missions. */
function startRequests(learners: readonly Learner[]) {
  const deeds = learners.map(() => missions.flatMap(deedsOf).values());
  const answers = new Map<string, number>();
  const startedAt = performance.now();
  let begun = 0;
  let underWay = 0;
  const sendOne = async (n: number): Promise<void> => {
    underWay += 1;
    const whose = Math.floor(n / 10) % learners.length;
    const { browser } = learners[whose]!;
    const deed = n % 10 === 0 ? deeds[whose]!.next().value : undefined;
    const { status, code } = deed
      ? await browser.send(deed.method, deed.path, { body: deed.body, key: randomUUID() })
      : await browser.send('GET', READS[n % READS.length]!);
    const name = `${status} ${code}`;
    answers.set(name, (answers.get(name) ?? 0) + 1);
    underWay -= 1;
  };
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * REQUESTS_PER_SECOND;
    while (begun < due && underWay < UNDER_WAY) {
      void sendOne(begun);
      begun += 1;
    }
  }, 20);
  onTestFinished(() => clearInterval(timer));
  return {
    answers,
    async finish(): Promise<void> {
      clearInterval(timer);
      await until('all are answered', () => underWay === 0);
    },
  };
}

test('in 512 MiB with 500 open pages and 100 requests a second nothing is killed and memory stays flat; a page that stops reading is cut (R-57)', {
  timeout: 1_200_000,
}, async ({ annotate, skip }) => {
  const memory = littleMemory(512 * MIB);
  if (memory === undefined) return skip(NO_LITTLE_MEMORY);
  const place = await aPlace();
  const { command, args } = memory.inside(process.execPath, [main]);
  // As `npm start` starts it.
  const app = startProgram(args, { command, env: { ...allocation, ...place.env } });
  await app.waitFor(ready, 120_000);
  const database = () =>
    processesWith('postgres').filter((pid) => processesWith(place.env.DATA_DIR!).includes(pid));
  const servers = database();
  const learners: Learner[] = [];
  for (let n = 0; n < LEARNERS; n += 1) {
    const browser = aBrowser(() => place.origin);
    learners.push({ browser, id: await signUp(browser) });
  }
  expect(learners.filter(({ id }) => id === '')).toEqual([]);
  const pages = Array.from({ length: PAGES }, (_, n) =>
    keepOpen(place.origin, learners[n % LEARNERS]!),
  );
  await until('all pages are open', () => pages.every(({ isOpen }) => isOpen), 60_000);

  const requests = startRequests(learners);
  const samples: number[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < lastsMs && app.child.exitCode === null) {
    expect(memory.kills()).toBe(0);
    samples.push(residentMib(app.pid));
    await sleep(1_000);
  }
  await requests.finish();

  // Somebody of their own: the 500 pages go on meanwhile.
  const browser = aBrowser(() => place.origin);
  const slow: Learner = { browser, id: await signUp(browser) };
  const port = Number(place.env.PORT);
  const stalled = stalledPage(port, slow);
  await until(
    'it is open',
    () => stalled.localPort !== undefined && isHeld(port, stalled.localPort),
  );
  const { localPort } = stalled;
  const reading = keepOpen(place.origin, slow);
  await until('the one that reads is open', () => reading.isOpen);
  const owner = await ownerOf(place);
  const before = residentMib(app.pid);
  let told = 0;
  for (; told < EVENTS && isHeld(port, localPort!); told += AT_ONCE) await tellMany(owner, slow);
  await until('the one that does not read is cut', () => !isHeld(port, localPort!), 60_000);
  const after = residentMib(app.pid);

  const part = Math.floor(samples.length / 5);
  const [early, late] = [medianOf(samples.slice(part, 2 * part)), medianOf(samples.slice(-part))];
  await annotate(
    `${Math.round(lastsMs / 1000)} s: resident ${Math.round(early)} MiB in the second fifth, ${Math.round(late)} MiB in the last, ${Math.round(Math.max(...samples))} at most; answers ${JSON.stringify([...requests.answers])}; pages opened ${pages.reduce((sum, { opened }) => sum + opened, 0)} times, events heard ${pages.reduce((sum, { heard }) => sum + heard, 0)}; cut after at most ${told} events that were not read: ${Math.round(before)} to ${Math.round(after)} MiB`,
  );
  expect(memory.kills()).toBe(0);
  expect(app.child.exitCode).toBeNull();
  expect(database()).toEqual(servers);
  expect([...requests.answers.keys()]).toEqual(['200 ok']);
  // Fewer would show little.
  const enough = rounds(0.1, 0.9) * REQUESTS_PER_SECOND * (lastsMs / 1000);
  expect(requests.answers.get('200 ok')).toBeGreaterThan(enough);
  // Each proves its session anew every few minutes, and may be about to.
  await until('all pages are open again', () => pages.every(({ isOpen }) => isOpen));
  expect(late).toBeLessThan(rounds(Number.POSITIVE_INFINITY, early * GROWTH_AT_MOST));
  expect(await brokenRules(owner)).toEqual([]);
  expect(failuresIn(app)).toEqual([]);
  app.kill('SIGTERM');
  expect(await app.ended()).toEqual({ code: 0, signal: null });
});
