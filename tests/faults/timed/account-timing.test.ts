import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, forgiveAttempts } from '#tests/support/accounts.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { linkIn, type Mailbox, startMailbox } from '#tests/support/mailbox.ts';
import { rounds } from '#tests/support/processes.ts';

const ROUNDS = rounds(25, 300);
/** With few rounds beside other work the medians lie further apart; a hash that is left out is all of it. */
const TOLERANCE = process.env.FAULTS === 'full' ? 0.1 : 0.25;

let mailbox: Mailbox;
let app: TestApp;
const owner = aPerson();
beforeAll(async () => {
  mailbox = await startMailbox();
  app = await startApp({
    hashesAsInProduction: true,
    env: { SMTP_URL: mailbox.url, MAIL_FROM: 'Meritpath <study@example.org>' },
  });
  const { api } = app.newClient();
  await api.account.signUp(owner);
  const [mail] = await mailbox.waitFor(owner.email);
  await api.account.confirmEmail({ token: linkIn(mail!.mail.text!, 'confirm').token });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

/** Milliseconds that an answer takes; counters are cleared before, and the mails' work is over. */
async function timed(path: string, body: unknown, status: number): Promise<number> {
  await forgiveAttempts(app);
  const client = app.newClient();
  const started = performance.now();
  const response = await client.fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const took = performance.now() - started;
  expect(response.status).toBe(status);
  await expect
    .poll(() => app.database.asOwner('select 1 from mail_outbox where sent_at is null'))
    .toEqual([]);
  return took;
}

/** The ratio of the medians, the two kinds taking turns so that a slow moment hits both. */
async function ratio(
  known: () => Promise<number>,
  unknown: () => Promise<number>,
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < 5; n += 1) await Promise.all([known(), unknown()]);
  for (let n = 0; n < ROUNDS; n += 1) {
    const order = n % 2 ? [known, unknown] : [unknown, known];
    for (const kind of order) times[kind === known ? 0 : 1].push(await kind());
  }
  return median(times[0]) / median(times[1]);
}

/** How far the ratio is from one: the least of three, as the machine may be busy with other things. */
async function difference(
  known: () => Promise<number>,
  unknown: () => Promise<number>,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least >= TOLERANCE; round += 1) {
    least = Math.min(least, Math.abs((await ratio(known, unknown)) - 1));
  }
  return least;
}

test('a sign-in takes as long for a known address as for an unknown one (R-05)', async () => {
  const signIn = (email: string) =>
    timed('/account/sign-in', { email, password: 'no-such-word' }, 401);
  const measured = await difference(
    () => signIn(owner.email),
    () => signIn(aPerson().email),
  );
  expect(measured).toBeLessThan(TOLERANCE);
});

test('a sign-up takes as long for a taken address as for a free one (R-05)', async () => {
  const signUp = (email: string) => timed('/account/sign-up', { ...aPerson(), email }, 200);
  const measured = await difference(
    () => signUp(owner.email),
    () => signUp(aPerson().email),
  );
  expect(measured).toBeLessThan(TOLERANCE);
});
