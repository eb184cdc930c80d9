// Boards: who is on them, in which order and rank, and who is nowhere.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { completeMission } from '#tests/support/play.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';
import { harbor } from '#tests/support/stub-places.ts';

const { first: FIRST, second: SECOND } = harbor.missions;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: stubCatalog() });
});
afterAll(() => app.close());

/** A learner whose name is their mark, with XP of all time, of this week and of this month. */
async function ranked(name: string, xp: number) {
  const one = await aLearner(app);
  await one.api.learner.update({ displayName: name });
  await app.database.asOwner(
    `insert into xp_sums (learner_id, board, starts_on, xp, is_demo, is_listed)
     select $1, board, starts_on, $2, false, true from (values ('all', date '1970-01-01'),
       ('week', date_trunc('week', now() at time zone 'UTC')::date),
       ('month', date_trunc('month', now() at time zone 'UTC')::date)) as p (board, starts_on)`,
    [one.learner.id, xp],
  );
  return one;
}

const empty = () => app.database.asOwner('delete from xp_sums');
const shown = (rows: readonly { rank: number; displayName: string; isMe: boolean }[]) =>
  rows.map(({ rank, displayName, isMe }) => `${rank} ${displayName}${isMe ? ' (me)' : ''}`);

test('equals share a rank on every board, and each learner finds themselves among them', async () => {
  await empty();
  await ranked('Top', 90);
  const second = await ranked('Second', 80);
  await ranked('Equal', 80);
  const last = await ranked('Last', 10);
  for (const board of ['all', 'week', 'month'] as const) {
    const { rows, me, around, hasMore } = await last.api.leaderboards.board({ board });
    expect(rows.map(({ rank, xp }) => [rank, xp])).toEqual([
      [1, 90],
      [2, 80],
      [2, 80],
      [4, 10],
    ]);
    expect(rows.filter(({ isMe }) => isMe).map(({ displayName }) => displayName)).toEqual(['Last']);
    expect(me).toEqual({ place: 4, rank: 4, xp: 10, isListed: true, next: { xp: 70, rank: 2 } });
    expect([around, hasMore]).toEqual([[], false]);
  }
  const { me } = await second.api.leaderboards.board({ board: 'all' });
  expect(me).toMatchObject({ rank: 2, next: { xp: 10, rank: 1 } });
});

test('far down the own row stands between its neighbors, and pages go on with ranks of equals', async () => {
  await empty();
  for (let at = 0; at < 8; at += 1) await ranked(`Peer${at}`, 100 - 10 * Math.floor(at / 2));
  const mine = await ranked('Mine', 5);
  const first = await mine.api.leaderboards.board({ board: 'all', limit: 3 });
  expect(first.rows.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  expect(first.hasMore).toBe(true);
  expect(first.around.map(({ place, rank, xp }) => [place, rank, xp])).toEqual([
    [7, 7, 70],
    [8, 7, 70],
    [9, 9, 5],
  ]);
  expect(first.around.at(-1)?.isMe).toBe(true);
  const next = await mine.api.leaderboards.board({ board: 'all', limit: 3, offset: 3 });
  expect(next.rows.map(({ place, rank }) => [place, rank])).toEqual([
    [4, 3],
    [5, 5],
    [6, 5],
  ]);
  expect(next.around).toEqual([]);
});

test('a hidden profile appears to nobody, changes no rank, and sees its own row alone', async () => {
  await empty();
  const seen = await ranked('Seen', 50);
  const hidden = await ranked('Hidden', 70);
  await hidden.api.learner.update({ settings: { publicProfile: false } });
  const { rows, me } = await seen.api.leaderboards.board({ board: 'all' });
  expect(shown(rows)).toEqual(['1 Seen (me)']);
  expect(me).toMatchObject({ rank: 1, next: null });
  const own = await hidden.api.leaderboards.board({ board: 'all' });
  expect(shown(own.rows)).toEqual(['1 Seen']);
  expect(own.me).toMatchObject({ rank: 1, isListed: false });
  expect(own.around.some(({ isMe }) => isMe)).toBe(true);
});

test('what a learner does not show is not sent to others, and no row carries an id', async () => {
  await empty();
  const shy = await ranked('Shy', 60);
  const other = await ranked('Other', 40);
  await shy.api.learner.update({ settings: { showProgress: false, showBadges: false } });
  const { rows } = await other.api.leaderboards.board({ board: 'all' });
  expect(rows[0]).toMatchObject({ level: null, badges: null, streakDays: null, xp: 60 });
  expect(JSON.stringify(rows)).not.toContain(shy.learner.id);
  const mine = await shy.api.leaderboards.board({ board: 'all' });
  expect(mine.rows[0]).toMatchObject({ isMe: true, badges: 0, streakDays: 0 });
});

test('demo learners and others never see each other', async () => {
  await empty();
  const real = await ranked('Real', 30);
  const demo = app.newClient();
  await demo.api.account.startDemo({});
  const names = (rows: readonly { displayName: string }[]) => rows.map((row) => row.displayName);
  const theirs = await demo.api.leaderboards.board({ board: 'all', limit: 100 });
  expect(names([...theirs.rows, ...theirs.around])).not.toContain('Real');
  expect(names((await real.api.leaderboards.board({ board: 'all' })).rows)).toEqual(['Real']);
});

test('what was learned stands on the boards and in the own week at once', async () => {
  await empty();
  const { api } = await aLearner(app);
  expect((await api.leaderboards.board({ board: 'week' })).me).toBeNull();
  await completeMission(api, FIRST);
  await completeMission(api, SECOND);
  const { totalXp } = await api.learner.get();
  const { me, turnsAt, zone } = await api.leaderboards.board({ board: 'week' });
  expect(me).toMatchObject({ rank: 1, xp: totalXp });
  expect(Date.parse(turnsAt ?? '')).toBeGreaterThan(Date.now());
  expect(zone).toBe('UTC');
  const week = await api.leaderboards.myWeek();
  expect(week).toMatchObject({ xp: totalXp, xpBefore: 0 });
  expect(week.days).toHaveLength(7);
  await app.database.asOwner(`update xp_sums set starts_on = starts_on - 7 where board = 'week'`);
  expect((await api.leaderboards.board({ board: 'week' })).me).toBeNull();
  expect((await api.leaderboards.myWeek()).xpBefore).toBe(totalXp);
});
