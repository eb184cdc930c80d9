import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { rounds } from '#tests/support/processes.ts';
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
