// Figures of questions are counted once a day, or when asked for, by one node at a time.
import { sql } from 'drizzle-orm';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { PaperExposure } from '#domain/exam/item-limits.ts';
import { type ItemStatistic, itemStatistic } from '#domain/exam/item-statistics.ts';
import { partsAsked } from '#domain/questions/answer.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  exposures,
  itemSums,
  type Parts,
  passesNeeded,
  replaceFigures,
  takeRoom,
} from './statistics.queries.ts';

/** Any number, the same on every node and in the report's command: who holds it counts. */
const COUNT_LOCK = 7_318_006;

type Questions = Pick<CatalogIndex, 'questions'>;

/** Questions whose answers can lack a part, each with how many it asks for. */
const partsOfEach = ({ questions }: Questions): Parts =>
  Object.fromEntries(
    questions
      .map((question) => [question.id, partsAsked(question)] as const)
      .filter(([, parts]) => parts > 1),
  );

/**
 * Counts all figures anew.
 * @returns how many revisions of questions have figures now; undefined where another node counts
 */
async function countIn(tx: Transaction, catalog: Questions): Promise<number | undefined> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${COUNT_LOCK}) as mine`,
  );
  if (!rows[0]?.mine) return undefined;
  await takeRoom(tx);
  const passes = await passesNeeded(tx);
  const parts = partsOfEach(catalog);
  const items: ItemStatistic[] = [];
  const papers = new Map<string, PaperExposure>();
  for (let pass = 0; pass < passes; pass += 1) {
    items.push(...(await itemSums(tx, parts, pass, passes)).map(itemStatistic));
    for (const one of await exposures(tx, pass, passes)) {
      papers.set(one.paperId, together(papers.get(one.paperId), one));
    }
  }
  const exposed = [...papers].map(([paperId, exposure]) => ({ paperId, ...exposure }));
  await replaceFigures(tx, items, exposed);
  return items.length;
}

const together = (a: PaperExposure | undefined, b: PaperExposure): PaperExposure => ({
  attempts: (a?.attempts ?? 0) + b.attempts,
  overLimit: (a?.overLimit ?? 0) + b.overLimit,
  highestPercent: Math.max(a?.highestPercent ?? 0, b.highestPercent),
});

/** Counts when a maintainer asks for it, in a transaction of its own. */
export const countQuestions = (db: Database, catalog: Questions): Promise<number | undefined> =>
  db.transaction((tx) => countIn(tx, catalog));

/** The daily job. @returns how many questions were counted; 0 where another node or the report counts */
export const countDaily =
  (catalog: Questions) =>
  async (tx: Transaction): Promise<number> =>
    (await countIn(tx, catalog)) ?? 0;
