// Which questions are withheld now: a key leaves the server only where no running exam asks it.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Executor } from '#server/db/database.ts';
import { runningQuestions } from './withheld.queries.ts';

/**
 * What running attempts of this learner ask: `byExams` without those that explain at once, which
 * have no key to keep.
 */
export async function withheldQuestions(db: Executor, catalog: CatalogIndex, learnerId: string) {
  const running = await runningQuestions(db, learnerId);
  const isExam = ({ paperId }: (typeof running)[number]) =>
    catalog.findPaper(paperId)?.review !== 'immediate';
  const idsOf = (rows: typeof running) => new Set(rows.map(({ questionId }) => questionId));
  return { byExams: idsOf(running.filter(isExam)), byAny: idsOf(running) };
}

/** Says of which questions the key may leave the server. */
export type IsKeyOpen = (questionId: string) => boolean;

/**
 * Questions whose keys have to wait: a running exam of this learner asks them. An attempt asks for
 * its own questions too, so a paper that explains at once is not counted.
 */
export async function openKeysOf(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<IsKeyOpen> {
  const { byExams } = await withheldQuestions(db, catalog, learnerId);
  return (questionId) => !byExams.has(questionId);
}
