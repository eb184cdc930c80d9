// Reading and writing a learner's own models, and the work of tasks that one can begin with.
import { and, count, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Model } from '#domain/modelling/editing/model.ts';
import type { TaskAnswer } from '#domain/tasks/tasks.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { stepProgress } from '#server/modules/record/activity.table.ts';
import { learnerModels } from './model.table.ts';

const HEAD = {
  id: learnerModels.id,
  courseKey: learnerModels.courseKey,
  name: learnerModels.name,
  viewpoint: learnerModels.viewpoint,
  elements: learnerModels.elements,
  relations: learnerModels.relations,
  revision: learnerModels.revision,
  updatedAt: learnerModels.updatedAt,
};
export type HeadRow = Pick<typeof learnerModels.$inferSelect, keyof typeof HEAD>;
export type ModelRow = HeadRow & { readonly model: Model };

const own = (learnerId: string, id: string) =>
  and(eq(learnerModels.learnerId, learnerId), eq(learnerModels.id, id));

/** The last changed first. */
export const modelsOf = (db: Executor, learnerId: string, courseKey: string): Promise<HeadRow[]> =>
  db
    .select(HEAD)
    .from(learnerModels)
    .where(and(eq(learnerModels.learnerId, learnerId), eq(learnerModels.courseKey, courseKey)))
    .orderBy(desc(learnerModels.updatedAt), desc(learnerModels.id));

export async function findModel(
  db: Executor,
  learnerId: string,
  id: string,
): Promise<ModelRow | undefined> {
  const [row] = await db
    .select({ ...HEAD, model: learnerModels.model })
    .from(learnerModels)
    .where(own(learnerId, id));
  return row;
}

/** @param courseKey left out where those of all courses count */
export async function countModels(
  db: Executor,
  learnerId: string,
  courseKey?: string,
): Promise<number> {
  const [row] = await db
    .select({ models: count() })
    .from(learnerModels)
    .where(
      and(
        eq(learnerModels.learnerId, learnerId),
        courseKey === undefined ? undefined : eq(learnerModels.courseKey, courseKey),
      ),
    );
  return row?.models ?? 0;
}

const sizesOf = ({ elements, relations }: Model) => ({
  elements: elements.length,
  relations: relations.length,
});

export async function insertModel(
  tx: Transaction,
  row: Pick<
    typeof learnerModels.$inferInsert,
    'learnerId' | 'id' | 'courseKey' | 'name' | 'viewpoint' | 'createdAt' | 'updatedAt'
  > & { readonly model: Model },
): Promise<ModelRow> {
  const [inserted] = await tx
    .insert(learnerModels)
    .values({ ...row, ...sizesOf(row.model) })
    .returning({ ...HEAD, model: learnerModels.model });
  return inserted!;
}

export interface Saved {
  readonly editor: string;
  readonly base: number;
  readonly model: Model;
}

/** @returns undefined where there is none, or where another editor saved since `base` */
export async function saveModel(
  tx: Transaction,
  learnerId: string,
  id: string,
  { editor, base, model }: Saved,
): Promise<HeadRow | undefined> {
  const [row] = await tx
    .update(learnerModels)
    .set({
      model,
      ...sizesOf(model),
      editor,
      revision: sql`${learnerModels.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        own(learnerId, id),
        or(eq(learnerModels.revision, base), eq(learnerModels.editor, editor)),
      ),
    )
    .returning(HEAD);
  return row;
}

export async function describeModel(
  tx: Transaction,
  learnerId: string,
  id: string,
  about: { readonly name: string; readonly viewpoint: string | null },
): Promise<HeadRow | undefined> {
  const [row] = await tx
    .update(learnerModels)
    .set({ ...about, updatedAt: sql`now()` })
    .where(own(learnerId, id))
    .returning(HEAD);
  return row;
}

/** @returns whether there was one */
export async function deleteModel(
  tx: Transaction,
  learnerId: string,
  id: string,
): Promise<boolean> {
  const rows = await tx
    .delete(learnerModels)
    .where(own(learnerId, id))
    .returning({ id: learnerModels.id });
  return rows.length > 0;
}

export interface HandedIn {
  readonly activityId: string;
  readonly stepId: string;
  readonly work: TaskAnswer | null;
}

/** Models that were handed in for tasks, the latest first. */
export const handedInModels = (db: Executor, learnerId: string): Promise<HandedIn[]> =>
  db
    .select({
      activityId: stepProgress.activityId,
      stepId: stepProgress.stepId,
      work: stepProgress.work,
    })
    .from(stepProgress)
    .where(
      and(
        eq(stepProgress.learnerId, learnerId),
        isNotNull(stepProgress.work),
        sql`${stepProgress.work} ->> 'kind' = 'model'`,
      ),
    )
    .orderBy(desc(stepProgress.answeredAt));
