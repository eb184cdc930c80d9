// A write with an Idempotency-Key is worked on once; its repetition gets the same answer.
import { z } from 'zod';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  claimKey,
  keepAnswer,
  requestHash,
} from '#server/modules/idempotency/idempotency.usecases.ts';
import { failureAnswer } from './failures.ts';
import type { JsonAnswer } from './json-answer.ts';

/** The form of a key: 8 to 128 visible ASCII characters. */
export const idempotencyKeySchema = z
  .string()
  .min(8)
  .max(128)
  .regex(/^[\x21-\x7e]+$/);

export const isIdempotencyKey = (key: string): boolean =>
  idempotencyKeySchema.safeParse(key).success;

interface KeyedRequest {
  readonly learnerId: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly requestId: string;
}

/**
 * Runs a write under its key, in one transaction with the answer that is kept: whatever dies at
 * whatever moment, a retry finds both or neither.
 * @param work answers the request, writing through `tx` only; called at most once a key
 */
export async function idempotently(
  db: Database,
  request: KeyedRequest,
  work: (tx: Transaction) => Promise<JsonAnswer>,
): Promise<JsonAnswer> {
  let failed: JsonAnswer | undefined;
  try {
    return await db.transaction(async (tx) => {
      const answer = await answerOnce(tx, request, work);
      if (answer.status < 500) return answer;
      failed = answer;
      // A failure of the server is undone and not kept, so that a retry works anew.
      throw new Error('undone');
    });
  } catch (error) {
    if (failed) return failed;
    throw error;
  }
}

async function answerOnce(
  tx: Transaction,
  { learnerId, key, requestId, method, path, body }: KeyedRequest,
  work: (tx: Transaction) => Promise<JsonAnswer>,
): Promise<JsonAnswer> {
  const keyed = { learnerId, key, hash: requestHash(method, path, body) };
  const claim = await claimKey(tx, keyed);
  switch (claim.kind) {
    case 'reused':
      return failureAnswer({ code: 'request.idempotency_key_reused' }, requestId);
    case 'in_flight':
      return failureAnswer({ code: 'request.in_flight', retryAfterSeconds: 1 }, requestId);
    case 'replay':
      return { ...claim.answer, headers: { 'idempotent-replay': 'true' } };
    case 'first': {
      const answer = await work(tx);
      const { status, body: text } = answer;
      if (status < 500) await keepAnswer(tx, keyed, { status, body: text });
      return answer;
    }
  }
}
