// What the measurements of rewards stand on: learners with a past of twenty entries each, in teams of five, by SQL.
import type pg from 'pg';

/** Entries of the ledger that each learner has. */
export const ENTRIES_EACH = 20;
/** Learners of one statement: one over millions of rows would hold all of them at once. */
const PART = 20_000;

/**
 * Lets there be so many learners. XP lie close together: some 1,000 different sums, so that of a million a
 * thousand share a rank; a tenth is not listed.
 */
export async function seedRanked(
  pool: pg.Pool,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  for (let first = from + 1; first <= to; first += PART) {
    const series = `generate_series(${first}, ${Math.min(first + PART - 1, to)}) n`;
    const id = "'ranked-' || n";
    await pool.query(`insert into users (id, name, email, email_verified)
      select ${id}, 'Ranked Learner', ${id} || '@example.org', true from ${series}`);
    await pool.query(`insert into learners (id, first_name, last_name, display_name, time_zone, shields_held, settings)
      select ${id}, 'Ranked', 'Learner', 'Ranked Learner', 'UTC', 2,
        case when n % 10 = 0 then '{"publicProfile": false}'::jsonb else '{}'::jsonb end from ${series}`);
    await pool.query(`insert into xp_ledger (learner_id, source, course_key, base_xp, created_at)
      select ${id}, 'activity:past-' || m, 'togaf', 5 + (n * 13 + m * 7) % 40 + case m when 1 then n % 1009 else 0 end, now() - m * interval '30 hours'
      from ${series}, generate_series(1, ${ENTRIES_EACH}) m`);
    await pool.query(`insert into xp_sums (learner_id, board, starts_on, xp, is_demo, is_listed)
      select x.learner_id, board, starts_on, sum(x.base_xp)::int, false, n % 10 <> 0
      from ${series} join xp_ledger x on x.learner_id = ${id}
      cross join lateral (values ('all', date '1970-01-01'),
        ('week', date_trunc('week', x.created_at at time zone 'UTC')::date),
        ('month', date_trunc('month', x.created_at at time zone 'UTC')::date)) as of (board, starts_on)
      group by 1, 2, 3, n`);
    await pool.query(`update learners set (total_xp, balance_xp) =
      (select s.xp, s.xp from xp_sums s where s.learner_id = id and s.board = 'all')
      from ${series} where id = ${id}`);
    await pool.query(`insert into streaks (learner_id, scope, days, last_study_day, run_started_at)
      select ${id}, 'overall', 1 + n % 30, current_date - n % 3, now() - interval '30 days' from ${series}`);
    await pool.query(`insert into learner_badges (learner_id, badge_id)
      select ${id}, 'bdg.past-' || b from ${series}, generate_series(1, 1 + n % 4) b`);
    await pool.query(`insert into teams (id, name, is_demo, weekly_goal_xp, created_at)
      select 'ranked-team-' || n / 5, 'Team ' || n / 5, false, 500, now() from ${series} where n % 5 = 0 on conflict do nothing`);
    await pool.query(`insert into team_members (learner_id, team_id, joined_at)
      select ${id}, 'ranked-team-' || (n + 4) / 5, now() from ${series}
      where exists (select from teams t where t.id = 'ranked-team-' || (n + 4) / 5)`);
  }
  await pool.query(
    'vacuum analyze xp_sums, xp_ledger, learners, streaks, learner_badges, teams, team_members',
  );
}

/** An event of the week before, which everybody joined and nobody has closed yet. */
export async function seedEndedEvent(pool: pg.Pool, templateId: string): Promise<void> {
  await pool.query('delete from event_entries; delete from event_occurrences');
  await pool.query(
    `insert into event_occurrences (id, is_demo, template_id, starts_on, ends_on, opens_at, closes_at, participants)
     select $1 || '@' || day, false, $1, day, day + 7, day::timestamptz, day::timestamptz + interval '7 days', 0
     from (select (date_trunc('week', now()) - interval '7 days')::date as day) as of`,
    [templateId],
  );
  await pool.query(
    `insert into event_entries (learner_id, occurrence_id, is_demo, joined_at, announced_at, progress)
     select l.id, o.id, false, now(), now(), length(l.id) * 7 % 50
     from event_occurrences o, learners l where l.id like 'ranked-%'`,
  );
  await pool.query('vacuum analyze event_entries');
}
