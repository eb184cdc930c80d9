// The teams of the demo: the learner's own of ten, and three of rivals beside it on the board.

/** The demo learner's team: nine rivals beside them, and a goal of the week in ranking XP. */
export const DEMO_TEAM = { name: 'Night Line', weeklyGoalXp: 2_000 } as const;

const RIVAL_TEAMS = ['Harbor Lights', 'Second Platform', 'Early Train'] as const;
const TEAM_OF_TEN = 9;

/** The places among the rivals of those who are in the demo learner's team: every fourth, who has studied today. */
export const teammates = (rivals: number): readonly number[] =>
  Array.from({ length: rivals }, (_, at) => at)
    .filter((at) => at % 4 === 1)
    .slice(0, TEAM_OF_TEN);

/** The teams of rivals, each with the places of its members among them; nobody is in two of these. */
export function rivalTeams(
  rivals: number,
): readonly { readonly name: string; readonly members: readonly number[] }[] {
  const mine = new Set(teammates(rivals));
  const others = Array.from({ length: rivals }, (_, at) => at).filter((at) => !mine.has(at));
  return RIVAL_TEAMS.map((name, team) => ({
    name,
    members: others.filter((_, at) => at % RIVAL_TEAMS.length === team).slice(0, 10),
  }));
}
