// Long boards: what is counted from marks and kept figures is what counting everybody would give.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';

const LEARNERS = 25_000;
const TEAMS = 2_500;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const run = (query: string) => app.database.asOwner(query);
  const series = `generate_series(1, ${LEARNERS}) n`;
  await run(`insert into users (id, name, email, email_verified)
    select 'long-' || n, 'Long', 'long-' || n || '@example.org', true from ${series}`);
  await run(`insert into learners (id, first_name, last_name, display_name, time_zone, shields_held, total_xp)
    select 'long-' || n, 'Long', 'Board', 'Long Board', 'UTC', 2, 10 + n % 700 from ${series}`);
  await run(`insert into xp_sums (learner_id, board, starts_on, xp, is_demo, is_listed)
    select 'long-' || n, board, starts_on, 10 + n % 700, false, n % 10 <> 0 from ${series},
      (values ('all', date '1970-01-01'), ('week', date_trunc('week', now() at time zone 'UTC')::date)) as of (board, starts_on)`);
  await run(`insert into teams (id, name, is_demo, weekly_goal_xp, created_at)
    select 'long-team-' || n, 'Team ' || n, false, 500, now() from generate_series(1, ${TEAMS}) n`);
  await run(`insert into team_members (learner_id, team_id, joined_at)
    select 'long-' || n, 'long-team-' || 1 + n % ${TEAMS}, now() from generate_series(1, ${TEAMS * 2}) n`);
  await run('analyze xp_sums, team_members');
});
afterAll(() => app.close());

/** A learner with so much XP on the board of all time, and of the week. */
async function aLearnerWith(xp: number) {
  const one = await aLearner(app);
  await app.database.asOwner(
    `insert into xp_sums (learner_id, board, starts_on, xp, is_demo, is_listed)
     select $1, board, starts_on, $2, false, true from
       (values ('all', date '1970-01-01'), ('week', date_trunc('week', now() at time zone 'UTC')::date)) as of (board, starts_on)`,
    [one.learner.id, xp],
  );
  return one;
}

// All of them stand there before the first look: marks far down are up to a minute old.
const OWN_XP = [5_000, 709, 700, 400, 123, 10, 1];
const people = new Map<number, Awaited<ReturnType<typeof aLearnerWith>>>();
beforeAll(async () => {
  for (const xp of OWN_XP) people.set(xp, await aLearnerWith(xp));
});

test.each(OWN_XP)('a learner with %i XP has the rank that counting gives', async (xp) => {
  const { api, learner } = people.get(xp)!;
  const board = await api.leaderboards.board({ board: 'all' });
  const [counted] = await app.database.asOwner<{
    more: number;
    before: number;
    next: number | null;
  }>(
    `select count(*) filter (where xp > $1)::int as more,
       count(*) filter (where (xp, learner_id) > ($1, $2))::int as before,
       min(xp) filter (where xp > $1) as next
     from xp_sums where board = 'all' and is_listed and not is_demo`,
    [xp, learner.id],
  );
  const { more, before, next } = counted!;
  expect(board.me).toMatchObject({ xp, rank: more + 1, place: before + 1 });
  expect(board.me!.next?.xp ?? null).toBe(next === null ? null : next - xp);
  if (next !== null) {
    const [above] = await app.database.asOwner<{ count: number }>(
      "select count(*)::int as count from xp_sums where board = 'all' and is_listed and not is_demo and xp > $1",
      [next],
    );
    expect(board.me!.next!.rank).toBe(above!.count + 1);
  }
  const own = board.around.find(({ isMe }) => isMe) ?? board.rows.find(({ isMe }) => isMe);
  expect(own).toMatchObject({ rank: more + 1, place: before + 1 });
  const ranks = board.around.map(({ rank }) => rank);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test('among thousands of teams the best stand first, and the own one far below with its XP of now', async () => {
  const { api, learner } = await aLearnerWith(300);
  await api.teams.create({ name: 'Late Comers' });
  const sums = async () =>
    (
      await app.database.asOwner<{ xp: number }>(
        `select sum(s.xp)::int as xp from team_members m
         join xp_sums s on s.learner_id = m.learner_id and s.board = 'week'
         group by m.team_id order by 1 desc`,
      )
    ).map(({ xp }) => xp);
  const counted = await sums();
  const board = await api.teams.board({ period: 'week' });
  expect(board.rows.map(({ xp }) => xp)).toEqual([...counted.slice(0, 100), 300]);
  const rankOf = (xp: number) => 1 + counted.filter((other) => other > xp).length;
  expect(board.rows.map(({ rank }) => rank)).toEqual(board.rows.map(({ xp }) => rankOf(xp)));
  expect(board.rows.at(-1)).toMatchObject({ name: 'Late Comers', isMine: true, members: 1 });
  // What the own team earns is seen at once, whatever is kept of the others.
  await app.database.asOwner('update xp_sums set xp = 9000 where learner_id = $1', [learner.id]);
  const [first, second] = (await api.teams.board({ period: 'week' })).rows;
  expect(first).toMatchObject({ rank: 1, name: 'Late Comers', xp: 9_000, isMine: true });
  expect(second).toMatchObject({ xp: counted[0], isMine: false });
});
