// A learner's public page: nothing of it where they are not listed, and of the rest what they show.
import { randomBytes } from 'node:crypto';
import type { PublicProfile } from '#contract/public-profiles.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import { isListed } from '#domain/rewards/leaderboard.ts';
import { levelAt } from '#domain/rewards/levels.ts';
import { settingsOf, validSettings } from '#domain/settings/settings.ts';
import { standingDays } from '#domain/streak/advance-streaks.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { streakOf } from '#server/modules/learner/streak.usecases.ts';
import { badgesOf, findAddress, findByAddress, keepAddress } from './public-profile.queries.ts';

/** 128 bits, as nobody can guess them. */
const ID_BYTES = 16;

/** Where the learner's page is; null until they asked for an address. */
export const myAddress = async (db: Executor, learnerId: string) => ({
  id: await findAddress(db, learnerId),
});

export async function createAddress(tx: Transaction, learnerId: string) {
  await keepAddress(tx, { learnerId, id: randomBytes(ID_BYTES).toString('base64url') });
  return myAddress(tx, learnerId);
}

/** What a stranger sees; a page that is not public is answered like one that there is not. */
export async function readPublicProfile(
  db: Executor,
  catalog: CatalogIndex,
  id: string,
): Promise<Result<PublicProfile, Failure>> {
  const found = await findByAddress(db, id);
  if (!found) return err({ code: 'profile.not_found' });
  const { learner, streak, now } = found;
  const { publicProfile, showProgress, showBadges } = settingsOf(validSettings(learner.settings));
  if (!isListed({ publicProfile, isDemo: learner.isDemo })) {
    return err({ code: 'profile.not_found' });
  }
  const run = streak ? streakOf(streak) : undefined;
  const today = studyDayAt(now, learner.timeZone);
  return ok({
    displayName: learner.displayName,
    progress: showProgress
      ? {
          level: levelAt(catalog.rewards.levels, learner.totalXp).level.name,
          totalXp: learner.totalXp,
          streakDays: standingDays(run, today, learner.shieldsHeld),
        }
      : null,
    badges: showBadges ? await badgeViews(db, catalog, learner.id) : null,
  });
}

async function badgeViews(db: Executor, catalog: CatalogIndex, learnerId: string) {
  const byId = new Map(catalog.badges.map((badge) => [badge.id, badge]));
  return (await badgesOf(db, learnerId)).flatMap(({ badgeId, earnedAt }) => {
    const badge = byId.get(badgeId);
    if (!badge) return [];
    const { id, name, description, category, icon } = badge;
    return [{ id, name, description, category, icon, earnedAt: earnedAt.toISOString() }];
  });
}
