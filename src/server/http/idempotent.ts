// A write with an Idempotency-Key is worked on once; its repetition gets the same answer.
import type { Database } from '#server/db/database.ts';
import {
  claimKey,
  requestHash,
  settleKey,
} from '#server/modules/idempotency/idempotency.usecases.ts';
import { failureResponse } from './failures.ts';

const KEY = /^[\x21-\x7e]{8,128}$/;

/** True for a key that the contract takes: 8 to 128 visible ASCII characters. */
export const isIdempotencyKey = (key: string): boolean => KEY.test(key);

/**
 * Runs a write under its key.
 * @param work answers the request; called at most once a key
 */
export async function idempotently(
  db: Database,
  request: {
    learnerId: string;
    key: string;
    method: string;
    path: string;
    body: string;
    requestId: string;
  },
  work: () => Promise<Response>,
): Promise<Response> {
  const { learnerId, key, requestId } = request;
  const hash = requestHash(request.method, request.path, request.body);
  const claim = await claimKey(db, { learnerId, key, hash });
  if (claim.kind === 'reused')
    return failureResponse({ code: 'request.idempotency_key_reused' }, requestId);
  if (claim.kind === 'in_flight') {
    return failureResponse({ code: 'request.in_flight', retryAfterSeconds: 1 }, requestId);
  }
  if (claim.kind === 'replay') {
    return new Response(claim.answer.body, {
      status: claim.answer.status,
      headers: { 'content-type': 'application/json', 'idempotent-replay': 'true' },
    });
  }
  const response = await work();
  await settleKey(
    db,
    { learnerId, key },
    { status: response.status, body: await response.clone().text() },
  );
  return response;
}
