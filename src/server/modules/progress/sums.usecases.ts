// Who is listed on the boards, and sums that another release has left behind.
import type { Executor, Transaction } from '#server/db/database.ts';
import { listSums, repairSums } from './sums.queries.ts';

/** Learners whose sums are made again by one statement at most. */
const AT_ONCE = 500;

/** Lists a learner on the boards, or takes them off, with the setting that says so. */
export const listOnBoards = (
  tx: Transaction,
  learnerId: string,
  isListed: boolean,
): Promise<void> => listSums(tx, learnerId, isListed);

/** Makes sums again that are not those of the ledger. @returns how many learners had such sums */
export async function repairXpSums(db: Executor): Promise<number> {
  let repaired = 0;
  for (;;) {
    const some = await repairSums(db, AT_ONCE);
    repaired += some;
    if (some < AT_ONCE) return repaired;
  }
}
