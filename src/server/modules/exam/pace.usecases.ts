// How fast an attempt was answered: faster than its words can be read pays nothing.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import {
  fitsBeside,
  isImplausible,
  leastMsPaid,
  type PaperStretch,
  wordsOfEach,
} from '#domain/exam/pace.ts';
import { isWhole } from '#domain/questions/answer.ts';
import type { Transaction } from '#server/db/database.ts';
import type { AnswerRow, AttemptRow } from './exam.queries.ts';
import { endedBeside } from './pace.queries.ts';

interface Worked {
  readonly attempt: AttemptRow;
  readonly rows: readonly AnswerRow[];
}

/**
 * By the database's clock; a question that content has dropped counts as its second alone. The caller
 * holds the learner, so that of papers that are handed in at once each sees the ones before it.
 */
export async function isTooFast(
  tx: Transaction,
  catalog: CatalogIndex,
  { attempt, rows }: Worked,
): Promise<boolean> {
  const { pace } = catalog.rewards;
  const { startedAt, savedAt, breakMs } = attempt;
  const words = wordsOf(catalog, rows);
  const msWorked = (savedAt ?? startedAt).getTime() - startedAt.getTime() - breakMs;
  if (isImplausible({ words, msWorked }, pace)) return true;
  const stretch = {
    startedAt: startedAt.getTime(),
    savedAt: (savedAt ?? startedAt).getTime(),
    leastMs: leastMsPaid(words, pace),
  };
  return !fitsBeside(stretch, await besideOf(tx, catalog, attempt, stretch));
}

/** Words of each question that was answered: an incomplete answer is none, and what was not answered need not be read. */
const wordsOf = (
  catalog: CatalogIndex,
  rows: readonly Pick<AnswerRow, 'questionId' | 'answer'>[],
): number[] =>
  wordsOfEach(
    rows.flatMap(({ questionId, answer }) => {
      const question = catalog.findQuestion(questionId);
      if (answer === null || (question && !isWhole(question, answer))) return [];
      return [question];
    }),
  );

/** The paid papers that ran beside this one, and those beside them, until none is left. */
async function besideOf(
  tx: Transaction,
  catalog: CatalogIndex,
  { learnerId, id }: AttemptRow,
  stretch: PaperStretch,
): Promise<PaperStretch[]> {
  let { startedAt: from, savedAt: until } = stretch;
  for (;;) {
    const ended = await endedBeside(tx, learnerId, {
      from: new Date(from),
      until: new Date(until),
    });
    const beside = ended
      .filter((one) => one.id !== id)
      .map(({ startedAt, savedAt, answered }) => ({
        startedAt: startedAt.getTime(),
        savedAt: (savedAt ?? startedAt).getTime(),
        leastMs: leastMsPaid(wordsOf(catalog, answered), catalog.rewards.pace),
      }));
    const first = Math.min(from, ...beside.map(({ startedAt }) => startedAt));
    const last = Math.max(until, ...beside.map(({ savedAt }) => savedAt));
    if (first === from && last === until) return beside;
    from = first;
    until = last;
  }
}
