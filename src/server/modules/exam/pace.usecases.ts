// How fast an attempt was answered: faster than its words can be read pays nothing.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { isImplausible, wordsShown } from '#domain/exam/pace.ts';
import type { AnswerRow, AttemptRow } from './exam.queries.ts';

interface Worked {
  readonly attempt: AttemptRow;
  readonly rows: readonly AnswerRow[];
}

/** By the database's clock; a question that content has dropped counts as its second alone. */
export function isTooFast(catalog: CatalogIndex, { attempt, rows }: Worked): boolean {
  const { startedAt, savedAt, breakMs } = attempt;
  const words = rows
    .filter(({ answer }) => answer !== null)
    .map(({ questionId }) => {
      const question = catalog.findQuestion(questionId);
      return question ? wordsShown(question) : 0;
    });
  const msWorked = (savedAt ?? startedAt).getTime() - startedAt.getTime() - breakMs;
  return isImplausible({ words, msWorked }, catalog.rewards.pace);
}
