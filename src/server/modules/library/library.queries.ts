import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learnerResources, resourceFigures, type StepWork } from './library.table.ts';

export type OwnResource = typeof learnerResources.$inferSelect;
export type ResourceFigures = typeof resourceFigures.$inferSelect;

export const figuresOfResources = (
  db: Executor,
  ids: readonly string[],
): Promise<ResourceFigures[]> =>
  db
    .select()
    .from(resourceFigures)
    .where(inArray(resourceFigures.resourceId, [...ids]));

const own = (learnerId: string, ids: readonly string[]) =>
  and(eq(learnerResources.learnerId, learnerId), inArray(learnerResources.resourceId, [...ids]));

export const ownResources = (
  db: Executor,
  learnerId: string,
  ids: readonly string[],
): Promise<OwnResource[]> => db.select().from(learnerResources).where(own(learnerId, ids));

/** The learner's row for a resource, locked: two writes at once follow each other. */
export async function lockResource(
  tx: Transaction,
  learnerId: string,
  resourceId: string,
): Promise<OwnResource & { readonly isNewDay: boolean }> {
  await tx.insert(learnerResources).values({ learnerId, resourceId }).onConflictDoNothing();
  const [row] = await tx
    .select({
      row: learnerResources,
      isNewDay: sql<boolean>`${learnerResources.viewedOn} is distinct from current_date`,
    })
    .from(learnerResources)
    .where(own(learnerId, [resourceId]))
    .for('update');
  return { ...row!.row, isNewDay: row!.isNewDay };
}

export async function saveView(tx: Transaction, learnerId: string, id: string): Promise<void> {
  await tx
    .update(learnerResources)
    .set({ viewedOn: sql`current_date` })
    .where(own(learnerId, [id]));
}

export async function saveDone(
  tx: Transaction,
  { learnerId, resourceId }: OwnResource,
  done: string[],
): Promise<void> {
  await tx
    .update(learnerResources)
    .set({ done })
    .where(own(learnerId, [resourceId]));
}

export async function saveWork(
  tx: Transaction,
  { learnerId, resourceId }: OwnResource,
  work: Readonly<Record<string, StepWork>>,
): Promise<void> {
  await tx
    .update(learnerResources)
    .set({ work })
    .where(own(learnerId, [resourceId]));
}

export async function saveStars(
  tx: Transaction,
  { learnerId, resourceId }: OwnResource,
  stars: number,
): Promise<void> {
  await tx
    .update(learnerResources)
    .set({ stars })
    .where(own(learnerId, [resourceId]));
}

/** Adds to the sums of a resource. */
export async function addToFigures(
  tx: Transaction,
  resourceId: string,
  { views = 0, ratings = 0, stars = 0 }: { views?: number; ratings?: number; stars?: number },
): Promise<void> {
  await tx
    .insert(resourceFigures)
    .values({ resourceId, views, ratings, starsSum: stars })
    .onConflictDoUpdate({
      target: resourceFigures.resourceId,
      set: {
        views: sql`${resourceFigures.views} + ${views}`,
        ratings: sql`${resourceFigures.ratings} + ${ratings}`,
        starsSum: sql`${resourceFigures.starsSum} + ${stars}`,
      },
    });
}
