// Teams by what their members earned in a period, read from the sums of the boards.
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { xpSums } from '#server/modules/progress/progress.table.ts';
import { teamMembers, teams } from './team.table.ts';

export interface TeamPeriod {
  readonly isDemo: boolean;
  readonly board: 'week' | 'month';
  readonly startsOn: string;
}

export interface TeamSum extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  readonly xp: number;
}

/** Whether there are more teams than so many. */
export async function hasMoreTeams(db: Executor, isDemo: boolean, than: number): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from
      (select from ${teams} where is_demo = ${isDemo} limit ${than + 1}) as counted`);
  return rows[0]!.count > than;
}

/**
 * Teams that others see and that earned something, from the most down: those whose members all show
 * themselves. Of the demo only the teams of rivals are shown to others.
 */
export async function listedTeams(db: Executor, of: TeamPeriod): Promise<TeamSum[]> {
  const { rows } = await db.execute<TeamSum>(sql`
    select t.id, t.name, count(*)::int as members, sum(coalesce(s.xp, 0))::int as xp
    from ${teams} t
    join ${teamMembers} m on m.team_id = t.id
    join ${learners} l on l.id = m.learner_id
    left join ${xpSums} s on s.learner_id = l.id and s.board = ${of.board}
      and s.starts_on = ${of.startsOn}::date
    where t.is_demo = ${of.isDemo} and (not t.is_demo or t.id like 'rival-team-%')
    group by t.id
    having bool_and(coalesce(l.settings ->> 'publicProfile', 'true') = 'true')
      and sum(coalesce(s.xp, 0)) > 0
    order by 4 desc, 1`);
  return rows;
}

/** What one team has earned now. */
export async function sumOfTeam(db: Executor, teamId: string, of: TeamPeriod): Promise<TeamSum> {
  const { rows } = await db.execute<TeamSum>(sql`
    select t.id, t.name, count(*)::int as members, sum(coalesce(s.xp, 0))::int as xp
    from ${teams} t
    join ${teamMembers} m on m.team_id = t.id
    left join ${xpSums} s on s.learner_id = m.learner_id and s.board = ${of.board}
      and s.starts_on = ${of.startsOn}::date
    where t.id = ${teamId}
    group by t.id`);
  return rows[0]!;
}
