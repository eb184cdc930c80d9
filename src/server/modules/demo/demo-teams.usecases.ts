// The demo learner's team of ten, and the teams of rivals beside it on the board.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { DEMO_DAYS } from '#domain/demo/demo-story.ts';
import { DEMO_TEAM, rivalTeams, teammates } from '#domain/demo/demo-teams.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Transaction } from '#server/db/database.ts';
import { changeTeam, createTeam, teamIdOf } from '#server/modules/team/team.usecases.ts';
import {
  insertPlaces,
  insertRivalTeam,
  lendItem,
  type RivalPlace,
  standingRivals,
} from './demo-teams.queries.ts';
import { lockRivals, rivalId } from './rivals.queries.ts';

/** As many rivals as the domain names. */
const RIVALS = 40;

/** Puts the demo learner into a team of their own with nine rivals; without rivals there is none. */
export async function joinDemoTeam(
  tx: Transaction,
  catalog: CatalogIndex,
  { learnerId, now }: { readonly learnerId: string; readonly now: number },
): Promise<void> {
  // Rivals that are made anew at this moment would take their places with them.
  await lockRivals(tx);
  const rivals = await standingRivals(tx, teammates(RIVALS).map(rivalId));
  const bundle = catalog.store.find(({ effect }) => effect.kind === 'team');
  if (rivals.length === 0 || bundle?.effect.kind !== 'team') return;
  must(await createTeam(tx, catalog, learnerId, DEMO_TEAM.name));
  must(await changeTeam(tx, catalog, learnerId, { weeklyGoalXp: DEMO_TEAM.weeklyGoalXp }));
  // No longer than there is a demo: the date stands in the store and on the team's page.
  const days = Math.min(bundle.effect.days, DEMO_DAYS);
  await lendItem(tx, { learnerId, itemId: bundle.id, days });
  const teamId = (await teamIdOf(tx, learnerId))!;
  const joinedAt = new Date(now);
  await insertPlaces(
    tx,
    rivals.map((id) => ({ learnerId: id, teamId, joinedAt })),
  );
}

function must(result: Result<unknown, { code: string }>): void {
  if (!result.ok) throw new Error(`The demo's team was refused: ${result.error.code}`);
}

/** Puts rivals that were made anew where the former ones were, and into teams of their own. */
export async function placeRivals(
  tx: Transaction,
  { before, count, now }: { before: readonly RivalPlace[]; count: number; now: number },
): Promise<void> {
  const createdAt = new Date(now);
  const places: RivalPlace[] = [...before];
  for (const [at, { name, members }] of rivalTeams(count).entries()) {
    const teamId = `rival-team-${at + 1}`;
    const { weeklyGoalXp } = DEMO_TEAM;
    await insertRivalTeam(tx, { id: teamId, name, isDemo: true, weeklyGoalXp, createdAt });
    for (const member of members) {
      places.push({ learnerId: rivalId(member), teamId, joinedAt: createdAt });
    }
  }
  await insertPlaces(tx, places);
}
