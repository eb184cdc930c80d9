// The board of teams: counted at each look while there are few teams, from figures of the last minute where there are many.
import type { TeamBoard } from '#contract/teams.ts';
import { BOARD_ZONE, periodStart, ranksOf, turnsAt } from '#domain/rewards/leaderboard.ts';
import type { Executor } from '#server/db/database.ts';
import { keptFor } from '#server/db/kept.ts';
import { getGroup } from '#server/modules/learner/learner.usecases.ts';
import { findTeamOf } from './team.queries.ts';
import {
  hasMoreTeams,
  listedTeams,
  sumOfTeam,
  type TeamPeriod,
  type TeamSum,
} from './team-board.queries.ts';

/** Teams of a board. */
const BOARD_SIZE = 100;
/** With more teams than these their sums are up to a minute old; the own team's is always that of now. */
const MANY_TEAMS = 2_000;
const KEPT_MS = 60_000;

interface Standings {
  readonly top: readonly TeamSum[];
  /** XP of all teams that others see, from the most down. */
  readonly xps: readonly number[];
}

const standingsOf = (listed: readonly TeamSum[]): Standings => ({
  top: listed.slice(0, BOARD_SIZE + 1),
  xps: listed.map(({ xp }) => xp),
});

const keptStandings = keptFor<Standings>(KEPT_MS);

async function standings(db: Executor, of: TeamPeriod): Promise<Standings> {
  const read = async () => standingsOf(await listedTeams(db, of));
  if (!(await hasMoreTeams(db, of.isDemo, MANY_TEAMS))) return read();
  return keptStandings(db, `${of.board} ${of.startsOn} ${of.isDemo}`, read);
}

/** Teams by what their members have earned in this week or month, equals with one rank, and the own one. */
export async function readTeamBoard(
  db: Executor,
  learnerId: string,
  board: 'week' | 'month',
): Promise<TeamBoard> {
  const caller = await getGroup(db, learnerId);
  const { isDemo, now } = caller;
  const of = { isDemo, board, startsOn: periodStart(board, now) };
  const [{ top, xps }, mine] = await Promise.all([standings(db, of), findTeamOf(db, learnerId)]);
  const own = mine && (await sumOfTeam(db, mine.id, of));
  return {
    zone: BOARD_ZONE,
    turnsAt: new Date(turnsAt(board, now)!).toISOString(),
    rows: rowsOf(top, xps, own),
    hasTeam: mine !== undefined,
  };
}

function rowsOf(
  top: readonly TeamSum[],
  xps: readonly number[],
  own: TeamSum | undefined,
): TeamBoard['rows'] {
  const others = top.filter(({ id }) => id !== own?.id);
  // The own team stands where its XP of now put it, be it seen by others or not.
  const shown = own && own.xp > 0 ? [...others, own] : others;
  const sorted = shown.toSorted((a, b) => b.xp - a.xp || (a.id < b.id ? -1 : 1));
  const ranks = ranksOf(
    sorted.map(({ xp }) => xp),
    { before: 0, above: 0 },
  );
  return sorted
    .map((team, at) => ({
      rank: at < BOARD_SIZE ? ranks[at]! : 1 + countAbove(xps, team.xp),
      name: team.name,
      members: team.members,
      xp: team.xp,
      isMine: team === own,
    }))
    .filter(({ isMine }, at) => isMine || at < BOARD_SIZE);
}

/** How many of a list that falls have more. */
function countAbove(xps: readonly number[], xp: number): number {
  let [low, high] = [0, xps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (xps[middle]! > xp) low = middle + 1;
    else high = middle;
  }
  return low;
}
