import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learnerTemplates } from '#server/modules/record/template-use.table.ts';
import { templateFigures, templateVisits } from './template.table.ts';

export type OwnUse = typeof learnerTemplates.$inferSelect;
export type Figures = typeof templateFigures.$inferSelect;

export const figuresOfTemplates = (db: Executor, ids: readonly string[]): Promise<Figures[]> =>
  db
    .select()
    .from(templateFigures)
    .where(inArray(templateFigures.templateId, [...ids]));

export const ownUses = (
  db: Executor,
  learnerId: string,
  ids: readonly string[],
): Promise<OwnUse[]> =>
  db
    .select()
    .from(learnerTemplates)
    .where(
      and(
        eq(learnerTemplates.learnerId, learnerId),
        inArray(learnerTemplates.templateId, [...ids]),
      ),
    );

/** The learner has it, however they took it; a second time changes nothing. */
export async function addUse(
  tx: Transaction,
  learnerId: string,
  templateId: string,
): Promise<void> {
  await tx.insert(learnerTemplates).values({ learnerId, templateId }).onConflictDoNothing();
}

/** Counts a download, for the learner and for all. */
export async function addDownload(
  tx: Transaction,
  learnerId: string,
  templateId: string,
): Promise<void> {
  await tx
    .insert(learnerTemplates)
    .values({ learnerId, templateId, downloads: 1 })
    .onConflictDoUpdate({
      target: [learnerTemplates.learnerId, learnerTemplates.templateId],
      set: { downloads: sql`${learnerTemplates.downloads} + 1` },
    });
  await tx
    .insert(templateFigures)
    .values({ templateId, downloads: 1 })
    .onConflictDoUpdate({
      target: templateFigures.templateId,
      set: { downloads: sql`${templateFigures.downloads} + 1` },
    });
}

/** The learner's row, locked: a second rating of the same learner waits for the first. */
export async function lockUse(
  tx: Transaction,
  learnerId: string,
  templateId: string,
): Promise<OwnUse | undefined> {
  const [row] = await tx
    .select()
    .from(learnerTemplates)
    .where(
      and(eq(learnerTemplates.learnerId, learnerId), eq(learnerTemplates.templateId, templateId)),
    )
    .for('update');
  return row;
}

/** Replaces the stars of a locked row, in the sums as well. */
export async function setStars(tx: Transaction, use: OwnUse, stars: number): Promise<void> {
  const { learnerId, templateId } = use;
  await tx
    .update(learnerTemplates)
    .set({ stars })
    .where(
      and(eq(learnerTemplates.learnerId, learnerId), eq(learnerTemplates.templateId, templateId)),
    );
  await tx
    .update(templateFigures)
    .set({
      ratings: sql`${templateFigures.ratings} + ${use.stars === null ? 1 : 0}`,
      starsSum: sql`${templateFigures.starsSum} + ${stars - (use.stars ?? 0)}`,
    })
    .where(eq(templateFigures.templateId, templateId));
}

/** What the list held at the learner's last visit; undefined before the first. */
export async function lastVisit(
  db: Executor,
  learnerId: string,
  courseKey: string,
): Promise<readonly string[] | undefined> {
  const [row] = await db
    .select({ templateIds: templateVisits.templateIds })
    .from(templateVisits)
    .where(and(eq(templateVisits.learnerId, learnerId), eq(templateVisits.courseKey, courseKey)));
  return row?.templateIds;
}

export async function keepVisit(
  tx: Transaction,
  row: typeof templateVisits.$inferInsert,
): Promise<void> {
  await tx
    .insert(templateVisits)
    .values(row)
    .onConflictDoUpdate({
      target: [templateVisits.learnerId, templateVisits.courseKey],
      set: { templateIds: row.templateIds },
    });
}
