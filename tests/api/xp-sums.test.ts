// The sums that boards are read from are those of the ledger, whatever happens at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { periodStart } from '#domain/rewards/leaderboard.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { completeMission, takeSteps } from '#tests/support/play.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';
import { harbor } from '#tests/support/stub-places.ts';

const { first: FIRST, second: SECOND } = harbor.missions;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: stubCatalog() });
});
afterAll(() => app.close());

interface Sum {
  board: string;
  starts_on: string;
  xp: number;
  is_listed: boolean;
}

const sumsOf = (learnerId: string) =>
  app.database.asOwner<Sum>(
    `select board, starts_on::text, xp, is_listed from xp_sums where learner_id = $1 order by board, starts_on`,
    [learnerId],
  );

/** As the ledger has them, by SQL's own calendar: another way than the handler's. */
const ledgerSumsOf = (learnerId: string) =>
  app.database.asOwner<{ board: string; starts_on: string; xp: number }>(
    `select board, starts_on::text, sum(base_xp)::int as xp from xp_ledger,
       lateral (values ('all', date '1970-01-01'),
         ('week', date_trunc('week', created_at at time zone 'UTC')::date),
         ('month', date_trunc('month', created_at at time zone 'UTC')::date)) as p (board, starts_on)
     where learner_id = $1 group by 1, 2 order by 1, 2`,
    [learnerId],
  );

const bare = (sums: readonly Sum[]) => sums.map(({ is_listed: _, ...sum }) => sum);

test("fifty completions at once leave sums that are the ledger's", async () => {
  const { api, learner } = await aLearner(app);
  await takeSteps(api, FIRST);
  await Promise.all(Array.from({ length: 50 }, () => api.learning.finish({ activityRef: FIRST })));
  await completeMission(api, SECOND);
  const sums = await sumsOf(learner.id);
  expect(sums).toHaveLength(3);
  expect(bare(sums)).toEqual(await ledgerSumsOf(learner.id));
  const [row] = await app.database.asOwner<{ total_xp: number; now: Date }>(
    'select total_xp, now() from learners where id = $1',
    [learner.id],
  );
  expect(sums[0]).toMatchObject({ board: 'all', xp: row!.total_xp, is_listed: true });
  expect(sums.find(({ board }) => board === 'week')?.starts_on).toBe(
    periodStart('week', row!.now.getTime()),
  );
});

test('fifty learners at once each have their own', async () => {
  const learners = await Promise.all(Array.from({ length: 50 }, () => aLearner(app)));
  await Promise.all(learners.map(({ api }) => completeMission(api, FIRST)));
  for (const { learner } of learners) {
    const sums = await sumsOf(learner.id);
    expect(sums.length).toBe(3);
    expect(bare(sums)).toEqual(await ledgerSumsOf(learner.id));
  }
});

test('a profile that is hidden is hidden on the boards with it, before and after its next XP', async () => {
  const { api, learner } = await aLearner(app);
  await completeMission(api, FIRST);
  const listed = async () => (await sumsOf(learner.id)).map((sum) => sum.is_listed);
  expect(await listed()).toEqual([true, true, true]);
  await api.learner.update({ settings: { publicProfile: false } });
  expect(await listed()).toEqual([false, false, false]);
  await completeMission(api, SECOND);
  expect(await listed()).toEqual([false, false, false]);
  await api.learner.update({ settings: { publicProfile: true } });
  expect(await listed()).toEqual([true, true, true]);
});

test('sums that another release left behind are made again, once, and right ones are left', async () => {
  const { api, learner } = await aLearner(app);
  await completeMission(api, FIRST);
  const right = await sumsOf(learner.id);
  await app.jobs.run('xp-sums');
  for (const wrong of [
    'delete from xp_sums where learner_id = $1',
    'update xp_sums set xp = xp - 1 where learner_id = $1',
    'update xp_sums set is_listed = false where learner_id = $1',
  ]) {
    await app.database.asOwner(wrong, [learner.id]);
    expect(await sumsOf(learner.id)).not.toEqual(right);
    await app.jobs.run('xp-sums');
    expect(await sumsOf(learner.id)).toEqual(right);
  }
});
