import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Program, rounds } from '#tests/support/processes.ts';
import {
  type Answer,
  aBrowser,
  aPlace,
  type Place,
  percentile,
  startAt,
  urlOf,
} from './running-app.ts';

const bound = { timeout: 300_000 };
const owner = {
  email: 'owner-of-an-account@example.org',
  password: 'winter-orchard-31',
  firstName: 'Ilse',
  lastName: 'Vermeer',
};

async function startServer(more: Record<string, string>) {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { database: name } = database.appConfig;
  const place = await aPlace({
    ...more,
    DATABASE_URL: urlOf({ ...inject('owner'), database: name! }),
  });
  const app = await startAt(place);
  const signedUp = await aBrowser(() => place.origin).send('POST', '/api/account/sign-up', {
    body: owner,
  });
  expect(signedUp.status).toBe(200);
  return { database, place, app };
}

async function stop(app: Program): Promise<void> {
  app.kill('SIGTERM');
  expect(await app.ended()).toEqual({ code: 0, signal: null });
}

let people = 0;
const nobody = () => {
  people += 1;
  // As long as the owner's, so that nothing differs but who it is.
  return `nobody${String(people).padStart(10, '0')}@example.org`.padStart(owner.email.length, 'n');
};

const forgive = (database: TestDatabase) => database.asOwner('delete from throttles');

/** An answer without what differs between any two of them. */
function bare({ status, text, headers }: Answer) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status, text: text.replace(/"requestId":"[^"]+"/, ''), headers: kept };
}

/** What both are told, round for round, and how long it took; `pauseMs` lets the work behind end. */
async function compare(
  { database, place }: { database: TestDatabase; place: Place },
  { path, count, pauseMs }: { path: string; count: number; pauseMs: number },
  body: (email: string) => unknown,
) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const said = { known: new Set<string>(), unknown: new Set<string>() };
  for (let round = 0; round < count; round += 1) {
    // Taking turns at going first, so that a slow moment hits both alike.
    const order = (['known', 'unknown'] as const).toSorted(() => (round % 2 === 0 ? 1 : -1));
    for (const who of order) {
      await forgive(database);
      const email = who === 'known' ? owner.email : nobody();
      const browser = aBrowser(() => place.origin);
      const startedAt = performance.now();
      const answer = await browser.send('POST', path, { body: body(email) });
      if (round >= 5) times[who].push(performance.now() - startedAt);
      said[who].add(JSON.stringify(bare(answer)));
      await sleep(pauseMs);
    }
  }
  expect([...said.known]).toEqual([...said.unknown]);
  expect(said.known.size).toBe(1);
  return times;
}

test(
  'a wrong password is told alike for a known and an unknown address (R-05)',
  bound,
  async () => {
    const server = await startServer({});
    await compare(server, { path: '/api/account/sign-in', count: 3, pauseMs: 0 }, (email) => ({
      email,
      password: 'not-the-password',
    }));
    await stop(server.app);
  },
);

test.each(['/api/account/reset/request', '/api/account/confirm/resend'])(
  '%s says and takes the same for a known and an unknown address (R-05)',
  bound,
  async (path) => {
    const server = await startServer({});
    const how = { path, count: rounds(30, 300), pauseMs: 15 };
    const measured: { difference: number; tolerance: number }[] = [];
    const isAlike = () => measured.some(({ difference, tolerance }) => difference < tolerance);
    // Up to three times: what else the machine does may hit one of the two, not each time.
    while (measured.length < 3 && !isAlike()) {
      const times = await compare(server, how, (email) => ({ email }));
      const [known, unknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
      // Below two milliseconds a network hides the difference; a mail written in line takes more.
      const tolerance = Math.max(unknown * (process.env.FAULTS === 'full' ? 0.1 : 0.25), 2);
      measured.push({ difference: Math.abs(known - unknown), tolerance });
    }
    expect(isAlike(), JSON.stringify(measured)).toBe(true);
    await stop(server.app);
  },
);

/** Many from one machine, each with another forged address. */
async function flood(count: number, ask: (n: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  for (let n = 0; n < count; n += 10)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, more) => ask(n + more)))));
  return answers;
}

test('a forged X-Forwarded-For moves nobody out of a limit (R-04)', bound, async () => {
  const { place, app } = await startServer({
    TRUST_PROXY: 'false',
    REQUESTS_PER_TEN_SECONDS: '200',
  });
  const guesses = await flood(60, () =>
    aBrowser(() => place.origin).send('POST', '/api/account/sign-in', {
      body: { email: nobody(), password: 'not-the-password' },
    }),
  );
  const guessed = guesses.filter(({ status }) => status === 401).length;
  // Those on their way when the limit is reached were begun before it.
  expect(guessed).toBeGreaterThanOrEqual(50);
  expect(guessed).toBeLessThan(60);
  const right = await aBrowser(() => place.origin).send('POST', '/api/account/sign-in', {
    body: { email: owner.email, password: owner.password },
  });
  expect([right.status, right.code]).toEqual([429, 'auth.locked']);

  const reads = await flood(700, () => aBrowser(() => place.origin).send('GET', '/api/product'));
  const refused = reads.filter(({ code }) => code === 'request.too_many');
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await stop(app);
});
