// Whether a learner took a template to work, as the rules of missions ask it.
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { learnerTemplates } from './template-use.table.ts';

/** Did the learner download any of these, or fill one in here? @param ids the templates of a course */
export async function hasUsedTemplate(
  db: Executor,
  learnerId: string,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await db
    .select({ templateId: learnerTemplates.templateId })
    .from(learnerTemplates)
    .where(
      and(
        eq(learnerTemplates.learnerId, learnerId),
        inArray(learnerTemplates.templateId, [...ids]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
