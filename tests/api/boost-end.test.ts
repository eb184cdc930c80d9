// A boost at its last millisecond, by the database's clock in the hands of the test.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withKey } from '#client/api/api.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type OwnClock, ownClock } from '#tests/support/own-clock.ts';
import { completeMission } from '#tests/support/play.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';
import { harbor } from '#tests/support/stub-places.ts';

const START = '2027-03-02T10:00:00.000Z';
let database: TestDatabase;
let clock: OwnClock;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  clock = await ownClock(database, START);
  app = await startApp({
    database,
    catalog: { ...stubCatalog(), store: productCatalog().store },
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test.each([
  ['sto.xp-boost', 7 * 24 * 3_600_000, 100],
  ['sto.focus-boost', 2 * 3_600_000, 50],
])(
  '%s adds to what is done in its last millisecond, and nothing at its end',
  async (itemId, ms, percent) => {
    const end = Date.parse(START) + ms;
    const baseAt = async (at: number) => {
      await clock.set(START);
      const { api, learner } = await aLearner(app);
      await database.asOwner(
        "insert into xp_ledger (learner_id, source, base_xp, bonus_xp) values ($1, 'test:purse', 0, 2000)",
        [learner.id],
      );
      await database.asOwner('update learners set balance_xp = 2000 where id = $1', [learner.id]);
      await api.store.buy({ itemId }, withKey(`boost-bought-${itemId}-${at}`));
      const store = await api.store.start({ itemId }, withKey(`boost-started-${itemId}-${at}`));
      expect(store.items.find(({ id }) => id === itemId)?.activeUntil).toBe(
        new Date(end).toISOString(),
      );
      await database.asOwner(`update sessions set expires_at = '2027-06-01'`);
      await clock.set(new Date(at).toISOString());
      await completeMission(api, harbor.missions.first);
      const rows = await database.asOwner<{ base: number; bonus: number }>(
        `select sum(base_xp)::int as base, sum(bonus_xp)::int as bonus from xp_ledger
       where learner_id = $1 and source <> 'test:purse'`,
        [learner.id],
      );
      return rows[0]!;
    };
    const last = await baseAt(end - 1);
    expect(last.base).toBeGreaterThan(0);
    expect(last.bonus).toBeGreaterThan(0);
    // Each payment is rounded down by itself.
    expect(last.bonus).toBeLessThanOrEqual((last.base * percent) / 100);
    expect(last.bonus).toBeGreaterThan((last.base * percent) / 100 - 2);
    expect(await baseAt(end)).toEqual({ base: last.base, bonus: 0 });
  },
);
