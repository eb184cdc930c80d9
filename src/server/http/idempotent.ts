// A write with an Idempotency-Key is worked on once; its repetition gets the same answer.
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import {
  claimKey,
  requestHash,
  settleKey,
} from '#server/modules/idempotency/idempotency.usecases.ts';
import { failureResponse } from './failures.ts';

/** The form of a key: 8 to 128 visible ASCII characters. */
export const idempotencyKeySchema = z
  .string()
  .min(8)
  .max(128)
  .regex(/^[\x21-\x7e]+$/);

export const isIdempotencyKey = (key: string): boolean =>
  idempotencyKeySchema.safeParse(key).success;

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Only learning writes keep their answers: account answers carry cookies and secrets. */
const KEPT = /^\/api\/(missions|me)(\/|$)/;

/** True for a request whose answer is kept under the key that it names. */
export const keepsAnswer = (method: string, path: string): boolean =>
  WRITES.has(method) && KEPT.test(path);

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
