// What a procedure gets with each call, beside its input.
import { ORPCError } from '@orpc/server';
import { type ErrorCode, errorStatus, type FieldError } from '#contract/errors.ts';
import type { Policy } from '#contract/policy.ts';
import type { Executor, Write } from '#server/db/database.ts';
import type { Logger } from './logger.ts';

/** A session that stands, confirmed for this request. */
export interface ActiveSession {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly isDemo: boolean;
}

export interface RequestContext {
  readonly requestId: string;
  readonly headers: Headers;
  /** The peer's address as the socket (or a trusted proxy) tells it, never as the client claims. */
  readonly clientAddress: string;
  /** Cookies and headers that the answer carries. */
  readonly responseHeaders: Headers;
  readonly session: ActiveSession | null;
  readonly idempotencyKey: string | null;
  /** What a procedure reads through: under a key the transaction that keeps its answer. */
  readonly db: Executor;
  /** Runs a write: under a key in the transaction that keeps its answer, else in one of its own. */
  readonly write: Write;
  readonly log: Logger;
  /** What the contract declares of the procedure that is called. */
  readonly policy: Policy;
}

/** An expected failure on its way out: a code of the contract with what the client needs to show it. */
export interface Failure {
  readonly code: ErrorCode;
  readonly fields?: readonly FieldError[];
  /** Seconds after which a retry makes sense. */
  readonly retryAfterSeconds?: number;
}

/** Turns a use case's expected failure into the error that leaves the server. */
export function toOrpcError(failure: Failure): ORPCError<ErrorCode, unknown> {
  return new ORPCError(failure.code, {
    status: errorStatus[failure.code],
    message: failure.code,
    data: { fields: failure.fields ?? [], retryAfterSeconds: failure.retryAfterSeconds },
  });
}
