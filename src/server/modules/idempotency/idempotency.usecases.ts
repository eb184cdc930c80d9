// A write repeated with the same key gets the first answer again, on any node, after any restart.
import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { idempotencyKeys } from './idempotency.table.ts';

export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

export type Claim =
  | { readonly kind: 'first' }
  | { readonly kind: 'replay'; readonly answer: KeptAnswer }
  | { readonly kind: 'reused' }
  | { readonly kind: 'in_flight' };

/** After this many seconds without an answer the first request is taken for dead. */
const ABANDONED_AFTER_SECONDS = 30;
/** Keys are kept twice as long as R-15 asks. */
const KEPT_HOURS = 48;

export const requestHash = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64url');

/** Claims a key for a request: the first comer works, the rest learn what became of it. */
export async function claimKey(
  db: Database,
  request: { learnerId: string; key: string; hash: string },
): Promise<Claim> {
  const { learnerId, key, hash } = request;
  const mine = and(eq(idempotencyKeys.learnerId, learnerId), eq(idempotencyKeys.key, key));
  const inserted = await db
    .insert(idempotencyKeys)
    .values({ learnerId, key, requestHash: hash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length > 0) return { kind: 'first' };
  const [row] = await db.select().from(idempotencyKeys).where(mine);
  if (!row) return { kind: 'in_flight' };
  if (row.requestHash !== hash) return { kind: 'reused' };
  if (row.status !== null)
    return { kind: 'replay', answer: { status: row.status, body: row.body ?? '' } };
  const taken = await db
    .update(idempotencyKeys)
    .set({ createdAt: sql`now()` })
    .where(
      and(
        mine,
        isNull(idempotencyKeys.status),
        lt(
          idempotencyKeys.createdAt,
          sql`now() - make_interval(secs => ${ABANDONED_AFTER_SECONDS})`,
        ),
      ),
    )
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0 ? { kind: 'first' } : { kind: 'in_flight' };
}

/** Keeps the answer; a server failure is not kept, so that a retry works anew. */
export async function settleKey(
  db: Database,
  request: { learnerId: string; key: string },
  answer: KeptAnswer,
): Promise<void> {
  const mine = and(
    eq(idempotencyKeys.learnerId, request.learnerId),
    eq(idempotencyKeys.key, request.key),
  );
  if (answer.status >= 500) await db.delete(idempotencyKeys).where(mine);
  else await db.update(idempotencyKeys).set(answer).where(mine);
}

/** Removes keys past their time. @returns how many */
export async function forgetOldKeys(db: Executor): Promise<number> {
  const gone = await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`))
    .returning({ key: idempotencyKeys.key });
  return gone.length;
}
