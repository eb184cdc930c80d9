import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { boundMs } from '#tests/support/processes.ts';
import { aBrowser, aPlace, failuresIn, percentile, startAt, urlOf } from '../running-app.ts';
import { signUp } from '../students.ts';

const socketsOfAKind = 500;
const closedWithinMs = boundMs(60_000, 15_000);

interface Attack {
  /** What is sent at once. */
  readonly opening: (n: number) => string;
  /** What is sent every second, so that the connection is never silent. */
  readonly drip: (second: number) => string;
}

const attacks: Readonly<Record<string, Attack>> = {
  'headers that never end': {
    opening: () => 'GET / HTTP/1.1\r\nHost: localhost\r\n',
    drip: (second) => `X-${second}: a\r\n`,
  },
  'a body that never ends': {
    opening: (n) =>
      `POST /api/account/sign-in HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.${n % 250}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    drip: () => ' ',
  },
  'a chunked body that never ends': {
    opening: (n) =>
      `POST /api/demo HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.${n % 250}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
    drip: () => '1\r\n \r\n',
  },
  silence: { opening: () => '', drip: () => '' },
};

/** Opens a connection that never finishes; answers when the server closed it, in milliseconds. */
function attack(port: number, { opening, drip }: Attack, n: number): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const socket: Socket = connect(port, '127.0.0.1', () => {
      socket.write(opening(n));
      let second = 0;
      timer = setInterval(() => {
        second += 1;
        if (socket.writable) socket.write(drip(second));
      }, 1000);
    });
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve(performance.now() - startedAt);
    });
    onTestFinished(() => {
      clearInterval(timer);
      socket.destroy();
    });
  });
}

test('connections that never finish their request are closed, and others do not notice (R-56)', {
  // What is measured has bounds of its own below; the start of an app before it has none.
  timeout: 600_000,
}, async ({ annotate }) => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const name = database.appConfig.database!;
  const place = await aPlace({
    DEMO: 'true',
    DATABASE_URL: urlOf({ ...inject('owner'), database: name }),
  });
  const app = await startAt(place);
  const browser = aBrowser(() => place.origin);
  expect(await signUp(browser)).not.toBe('');

  const port = Number(place.env.PORT);
  let open = 0;
  const held = Object.entries(attacks).map(async ([kind, how]) => {
    const count = kind === 'silence' ? 50 : socketsOfAKind;
    open += count;
    const times = await Promise.all(Array.from({ length: count }, (_, n) => attack(port, how, n)));
    open -= count;
    return { kind, last: Math.max(...times), first: Math.min(...times) };
  });
  const waits: number[] = [];
  const deadline = performance.now() + 2 * closedWithinMs;
  while (open > 0 && performance.now() < deadline) {
    for (const path of ['/livez', '/api/courses']) {
      const startedAt = performance.now();
      expect((await browser.send('GET', path)).status).toBe(200);
      waits.push(performance.now() - startedAt);
    }
    await sleep(40);
  }
  const closed = await Promise.all(held);
  await annotate(
    `${closed.map(({ kind, first, last }) => `${kind}: closed after ${Math.round(first)} to ${Math.round(last)} ms`).join('; ')}; others p50 ${Math.round(percentile(waits, 0.5))}, p99 ${Math.round(percentile(waits, 0.99))} ms of ${waits.length}`,
  );
  for (const { last } of closed) expect(last).toBeLessThan(closedWithinMs);
  expect(waits.length).toBeGreaterThan(50);
  expect(percentile(waits, 0.99)).toBeLessThan(boundMs(10_000, 500));
  expect(failuresIn(app)).toEqual([]);
  app.kill('SIGTERM');
  expect(await app.ended()).toEqual({ code: 0, signal: null });
});
