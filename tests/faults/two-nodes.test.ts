import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { boundMs, rounds, until } from '#tests/support/processes.ts';
import { brokenRules } from './invariants.ts';
import {
  type Answer,
  aBrowser,
  aPlace,
  type Browser,
  connectAsOwner,
  failuresIn,
  startAt,
  urlOf,
} from './running-app.ts';
import { deedsOf, missions, signUp } from './students.ts';

const bound = { timeout: 300_000 };

/** The same browser on another node: one cookie jar, as behind a balancer. */
function onBoth(origins: readonly [string, string]) {
  const first = aBrowser(() => origins[0]);
  const second = aBrowser(() => origins[1]);
  return {
    first,
    second,
    shareCookies() {
      for (const [name, value] of first.cookies) second.cookies.set(name, value);
    },
  };
}

const send = (browser: Browser, deed: ReturnType<typeof deedsOf>[number], key: string) =>
  browser.send(deed.method, deed.path, { body: deed.body, key });

const replayOf = (answer: Answer) => answer.headers.get('idempotent-replay') === 'true';

test(
  'two nodes on one database: sessions, keys and finishes are shared (R-13, R-15)',
  bound,
  async ({ annotate }) => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const { database: name } = database.appConfig;
    const config = { ...inject('owner'), database: name! };
    const shared = {
      DATABASE_URL: urlOf(config),
      AUTH_SECRET: 'both-nodes-sign-with-this-secret-0123',
    };
    const places = await Promise.all([aPlace(shared), aPlace(shared)]);
    const nodes = await Promise.all(places.map((place) => startAt(place)));
    const origins = [places[0]!.origin, places[1]!.origin] as const;
    const seen = new Map<string, number>();
    const learners: string[] = [];

    for (let round = 0; round < rounds(1, 25); round += 1) {
      const { first, second, shareCookies } = onBoth(origins);
      const learnerId = await signUp(first);
      expect(learnerId).not.toBe('');
      learners.push(learnerId);
      shareCookies();
      // The session that one node opened is good on the other.
      expect((await second.send('GET', '/api/me')).text).toContain(learnerId);

      for (const [at, mission] of missions.entries()) {
        const deeds = deedsOf(mission);
        for (const deed of deeds.slice(0, -1)) {
          const key = randomUUID();
          const both = await Promise.all([send(first, deed, key), send(second, deed, key)]);
          const done = both.filter(({ status }) => status === 200);
          // One is answered; the other gets the same answer, or is told that it is under way.
          expect(done.length).toBeGreaterThan(0);
          for (const answer of both)
            if (answer.status !== 200) expect(answer.code).toBe('request.in_flight');
          if (done.length === 2) {
            expect(done[0]!.text).toBe(done[1]!.text);
            expect(done.filter(replayOf)).toHaveLength(1);
          }
          const kind = done.length === 2 ? 'replayed' : 'in flight';
          seen.set(kind, (seen.get(kind) ?? 0) + 1);
        }
        const finish = deeds.at(-1)!;
        // Every other mission is finished under one key, the rest under four.
        const sameKey = at % 2 === 0 ? randomUUID() : undefined;
        const answers = await Promise.all(
          [first, second, first, second].map((node) => send(node, finish, sameKey ?? randomUUID())),
        );
        const paid = answers.filter(
          (answer) =>
            answer.status === 200 &&
            !replayOf(answer) &&
            !(JSON.parse(answer.text) as { alreadyDone: boolean }).alreadyDone,
        );
        expect(paid).toHaveLength(1);
        for (const answer of answers) expect(['ok', 'request.in_flight']).toContain(answer.code);
      }
      const signedOut = await second.send('POST', '/api/account/sign-out', { body: {} });
      expect(signedOut.status).toBe(200);
      expect((await first.send('GET', '/api/me')).status).toBe(401);
    }

    const owner = await connectAsOwner(config);
    expect(await brokenRules(owner)).toEqual([]);
    const { rows } = await owner.query<{ n: number }>(
      "select count(*)::int as n from xp_ledger where learner_id = any($1) and source like 'activity:%' group by learner_id",
      [learners],
    );
    expect(rows.map(({ n }) => n)).toEqual(learners.map(() => missions.length));
    await owner.end();
    for (const node of nodes) {
      expect(failuresIn(node)).toEqual([]);
      node.kill('SIGTERM');
      expect(await node.ended()).toEqual({ code: 0, signal: null });
    }
    await annotate(`second of two at once: ${JSON.stringify([...seen])}`);
  },
);

/** The names of what an open page hears, as they come, each with when it came. */
async function hear(origin: string, browser: Browser) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(`${origin}/api/live`, {
    headers: {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': browser.address,
    },
    signal: stop.signal,
  });
  expect(response.status).toBe(200);
  const heard: { readonly name: string; readonly at: number }[] = [];
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      for (const [, name = ''] of chunk.matchAll(/^event: (.+)$/gm)) {
        heard.push({ name, at: performance.now() });
      }
    }
  };
  read().catch(() => {});
  return heard;
}

test(
  'what happens on one node is told on a page of the other within a second (R-58)',
  bound,
  async ({ annotate }) => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const shared = {
      DATABASE_URL: urlOf({ ...inject('owner'), database: database.appConfig.database! }),
      AUTH_SECRET: 'both-nodes-sign-with-this-secret-0123',
    };
    const places = await Promise.all([aPlace(shared), aPlace(shared)]);
    await Promise.all(places.map((place) => startAt(place)));
    const { first, second, shareCookies } = onBoth([places[0]!.origin, places[1]!.origin]);
    await signUp(first);
    shareCookies();
    const heard = await hear(places[1]!.origin, second);
    const took: number[] = [];
    for (const mission of missions.slice(0, 3)) {
      for (const deed of deedsOf(mission)) {
        const before = heard.length;
        const answer = await send(first, deed, randomUUID());
        expect(answer.status).toBe(200);
        if (deed.row.kind !== 'done') continue;
        const answeredAt = performance.now();
        const told = () => heard.slice(before).find(({ name }) => name === 'notifications');
        await until('the other node tells of it', () => told() !== undefined);
        took.push(Math.max(0, told()!.at - answeredAt));
      }
    }
    expect(took).toHaveLength(3);
    expect(Math.max(...took)).toBeLessThan(boundMs(60_000, 1_000));
    const { text } = await second.send('GET', '/api/notifications');
    expect(text).toContain('mission_done');
    await annotate(`told after ${took.map(Math.round)} ms`);
  },
);
