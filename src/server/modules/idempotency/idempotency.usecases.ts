// A write repeated with the same key gets the first answer again, on any node, after any restart.
import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { idempotencyKeys } from './idempotency.table.ts';

export interface SavedAnswerText {
  readonly status: number;
  readonly body: string;
}

export type Claim =
  | { readonly kind: 'first' }
  | { readonly kind: 'replay'; readonly answer: SavedAnswerText }
  | { readonly kind: 'reused' }
  | { readonly kind: 'in_flight' };

/** Keys are kept twice as long as R-15 asks. */
const KEPT_HOURS = 48;

export const requestHash = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64url');

/** Any number, the same on every node: tells our locks on keys from other advisory locks. */
const KEY_LOCKS = 7_318_004;

const given = sql.placeholder;

const lockKey = statement((db) =>
  db
    .select({
      mine: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${given('learnerAndKey')}, ${KEY_LOCKS}))`,
    })
    .from(sql`(values (1)) as once`)
    .prepare('lock_key'),
);

const selectKey = statement((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.learnerId, given('learnerId')), eq(idempotencyKeys.key, given('key'))),
    )
    .prepare('kept_answer'),
);

/**
 * A learner's kept answers at most; the oldest beyond go, so that nobody fills the disk by repeating a write.
 * More than a day of study makes: repeated later, a write is refused or changes nothing by its own rule.
 */
const KEPT_AT_MOST = 1_000;

const dropBeyond = statement((db) =>
  db
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.learnerId, given('learnerId')),
        lt(
          idempotencyKeys.createdAt,
          sql`(select kept.created_at from ${idempotencyKeys} as kept
            where kept.learner_id = ${given('learnerId')}
            order by kept.created_at desc offset ${KEPT_AT_MOST - 1} limit 1)`,
        ),
      ),
    )
    .prepare('drop_kept_answers'),
);

const upsertAnswer = statement((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      learnerId: given('learnerId'),
      key: given('key'),
      requestHash: given('hash'),
      status: given('status'),
      body: given('body'),
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.learnerId, idempotencyKeys.key],
      set: { status: sql`excluded.status`, body: sql`excluded.body` },
    })
    .prepare('keep_answer'),
);

/**
 * Claims a key until the transaction ends: the first comer works, the rest learn what became of it.
 * Nothing is written: when the process or the database dies meanwhile, the key is free at once.
 */
export async function claimKey(
  tx: Transaction,
  request: { learnerId: string; key: string; hash: string },
): Promise<Claim> {
  const { learnerId, key, hash } = request;
  const [lock] = await lockKey(tx, { learnerAndKey: `${learnerId} ${key}` });
  if (!lock?.mine) return { kind: 'in_flight' };
  // A statement of its own, so that it sees what the former holder committed.
  const [row] = await selectKey(tx, { learnerId, key });
  if (!row) return { kind: 'first' };
  if (row.requestHash !== hash) return { kind: 'reused' };
  // A row of a release that wrote the key before the answer, whose process died between the two.
  if (row.status === null) return { kind: 'first' };
  return { kind: 'replay', answer: { status: row.status, body: row.body ?? '' } };
}

/** Keeps the answer in the transaction of what it tells, so that both stand or neither. */
export async function keepAnswer(
  tx: Transaction,
  request: { learnerId: string; key: string; hash: string },
  answer: SavedAnswerText,
): Promise<void> {
  await upsertAnswer(tx, { ...request, ...answer });
  await dropBeyond(tx, { learnerId: request.learnerId });
}

/** Removes keys past their time. @returns how many */
export async function forgetOldKeys(db: Executor): Promise<number> {
  const gone = await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`))
    .returning({ key: idempotencyKeys.key });
  return gone.length;
}
