// Whether a learner took a template to work, as the rules of missions ask it.
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { learnerTemplates } from './template-use.table.ts';

const given = sql.placeholder;

const selectUsed = statement((db) =>
  db
    .select({ templateId: learnerTemplates.templateId })
    .from(learnerTemplates)
    .where(
      and(
        eq(learnerTemplates.learnerId, given('learnerId')),
        sql`${learnerTemplates.templateId} = any(${given('ids')})`,
      ),
    )
    .limit(1)
    .prepare('used_template'),
);

/** Did the learner download any of these, or fill one in here? @param ids the templates of a course */
export async function hasUsedTemplate(
  db: Executor,
  learnerId: string,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await selectUsed(db, { learnerId, ids });
  return rows.length > 0;
}
