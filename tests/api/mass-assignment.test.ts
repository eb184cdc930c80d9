import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import { databasePrint } from '#tests/support/database-print.ts';
import {
  addressOf,
  bodyOf,
  type Operation,
  operationsOf,
  requestOf,
} from '#tests/support/operations.ts';
import { takeSteps } from '#tests/support/play.ts';

const FIRST = 'the-cycle-in-15-minutes';

/** JSON as text, for an object literal would keep `__proto__` to itself. */
const FORGED: readonly (readonly [name: string, json: string])[] = [
  ['total_xp', '999999'],
  ['totalXp', '999999'],
  ['balanceXp', '999999'],
  ['role', '"admin"'],
  ['user_id', '"somebody-else"'],
  ['userId', '"somebody-else"'],
  ['learnerId', '"somebody-else"'],
  ['id', '"somebody-else"'],
  ['email_verified', 'true'],
  ['emailVerified', 'true'],
  ['isDemo', 'true'],
  ['shieldsHeld', '99'],
  ['xpAwarded', '999999'],
  ['__proto__', '{"polluted":true,"totalXp":999999}'],
  ['constructor', '{"prototype":{"polluted":true}}'],
];

let app: TestApp;
let client: TestClient;
let operations: readonly Operation[];
beforeAll(async () => {
  app = await startApp();
  const learner = await aLearner(app);
  client = learner.client;
  await takeSteps(learner.api, FIRST, 2);
  operations = await operationsOf(app);
});
afterAll(() => app.close());

/** The body with one more field, at its front and at its end. */
function withField(body: object, [name, json]: readonly [string, string]): string[] {
  const inside = JSON.stringify(body).slice(1, -1);
  const field = `"${name}":${json}`;
  return inside === '' ? [`{${field}}`] : [`{${field},${inside}}`, `{${inside},${field}}`];
}

const isUnpolluted = () =>
  !('polluted' in {}) && !('polluted' in (() => {})) && !('polluted' in Object.prototype);

describe('R-28: a field that nobody asked for', () => {
  test('is refused by every write that takes a body, and no row changes', async () => {
    const taking = operations.filter(({ body }) => body !== undefined);
    expect(taking.length).toBeGreaterThan(14);
    const before = await databasePrint(app.database);
    for (const operation of taking) {
      // A call that takes a field of that name was asked for it.
      const forged = FORGED.filter(([name]) => !(name in bodyOf(operation)!));
      for (const field of forged) {
        for (const body of withField(bodyOf(operation)!, field)) {
          const init = requestOf(operation);
          const response = await client.fetch(addressOf(operation), { ...init, body });
          const { code, fields } = (await response.json()) as {
            code: string;
            fields: { rule: string }[];
          };
          expect([operation.id, field[0], response.status, code]).toEqual([
            operation.id,
            field[0],
            400,
            'request.invalid',
          ]);
          expect(fields.map(({ rule }) => rule)).toContain('unrecognized_keys');
        }
      }
    }
    expect(withoutKeys(await databasePrint(app.database))).toEqual(withoutKeys(before));
    expect(isUnpolluted()).toBe(true);
  });

  test('is refused or unheard by every write that takes no body', async () => {
    const reads = () =>
      app.database.asOwner(
        `select row_to_json(l) as learner, u.email, u.email_verified, u.two_factor_enabled,
           (select count(*) from xp_ledger) as paid, (select count(*) from users) as people
           from learners l join users u using (id) order by l.id`,
      );
    const before = await reads();
    // Signing out comes last, for it ends what the others need.
    const bare = operations
      .filter(({ body, isWrite }) => isWrite && body === undefined)
      .sort((a, b) => Number(a.id === 'account.signOut') - Number(b.id === 'account.signOut'));
    expect(bare.length).toBeGreaterThan(2);
    for (const operation of bare) {
      for (const field of FORGED) {
        const [body] = withField({}, field);
        const headers = { 'content-type': 'application/json' };
        const init = { ...requestOf(operation, headers), body: body! };
        const response = await client.fetch(addressOf(operation), init);
        expect([operation.id, field[0], response.status]).toEqual([
          operation.id,
          field[0],
          expect.toSatisfy((status: number) => status < 500),
        ]);
        await response.body?.cancel();
      }
    }
    expect(await reads()).toEqual(before);
    expect(isUnpolluted()).toBe(true);
  });

  test('in the query changes nothing either', async () => {
    const { client: asker, api, learner } = await aLearner(app);
    for (const [name, json] of FORGED) {
      const query = new URLSearchParams({ [name]: json.replaceAll('"', '') });
      query.append(`${name}[polluted]`, 'true');
      query.append('__proto__[polluted]', 'true');
      query.append('constructor[prototype][polluted]', 'true');
      for (const path of ['/api/me', '/api/activity', '/api/courses/togaf/dashboard']) {
        const { status } = await asker.fetch(`${path}?${query}`);
        expect([path, name, status < 500]).toEqual([path, name, true]);
      }
    }
    expect(isUnpolluted()).toBe(true);
    expect((await api.learner.get()).totalXp).toBe(learner.totalXp);
  });
});

/** Refused writes keep their answer under the key that came with them; that is no effect. */
function withoutKeys({ 'public.idempotency_keys': _, ...print }: Record<string, string>) {
  return print;
}
