// The way to a learner's own attempt: locked in one transaction, with its paper; others' are not found.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { findPaperOf } from '#domain/exam/practice-choice.ts';
import { err, type Result } from '#domain/kernel/result.ts';
import type { Transaction, Write } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { type LockedAttempt, lockAttempt } from './exam.queries.ts';

/** An attempt of this learner that the transaction holds; only `onOwnAttempt` hands one out. */
export interface OwnedAttempt {
  readonly tx: Transaction;
  readonly catalog: CatalogIndex;
  readonly locked: LockedAttempt;
  readonly paper: Paper;
}

interface AttemptOf {
  readonly learnerId: string;
  readonly attemptId: string;
  /** Taken for the database's clock, ms since 1970; only the demo's story gives it. */
  readonly at?: number;
}

/** Works on an attempt of the learner who calls. */
export const onOwnAttempt = <T>(
  write: Write,
  catalog: CatalogIndex,
  { learnerId, attemptId, at }: AttemptOf,
  work: (own: OwnedAttempt) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> =>
  write(async (tx) => {
    const stored = await lockAttempt(tx, learnerId, attemptId);
    const locked = stored && { ...stored, now: at ?? stored.now };
    // Content may have dropped the paper since.
    const paper = locked && findPaperOf(catalog, locked.attempt);
    return paper ? work({ tx, catalog, locked, paper }) : err({ code: 'attempt.not_found' });
  });
