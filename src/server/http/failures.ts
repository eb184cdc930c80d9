// Everything that goes wrong leaves in one JSON shape: code, message, fields, request id.
import { ORPCError } from '@orpc/server';
import type { ZodError } from 'zod';
import { type ErrorBody, type ErrorCode, errorStatus, type FieldError } from '#contract/errors.ts';
import { causesOf, codeOf, DISK_FULL, hasSqlState } from '#server/db/sql-state.ts';
import type { Failure } from './context.ts';
import { describeError } from './error-fields.ts';
import { type JsonAnswer, jsonResponse } from './json-answer.ts';
import type { Logger } from './logger.ts';
import { Unreadable } from './request-body.ts';

/**
 * PostgreSQL's classes for a lost or refused connection, a statement out of time (it waited for one
 * that hangs), a transaction that gave way to another (a deadlock), a server that is no primary yet or any
 * more and only reads (25006), and those of the socket below it.
 */
const UNAVAILABLE =
  /^(08|57P0|57014|53|25006|25P0[34]|40001|40P01)|^(ECONN|ENOENT|EPIPE|ETIMEDOUT)/;
/** What the driver says of a connection that is gone; it has no code for it. */
const GONE =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed))/;

/** A database that is lost is mostly back this soon. */
const UNAVAILABLE_SECONDS = 2;

const sentences: Partial<Record<ErrorCode, string>> = {
  'request.invalid': 'The request does not fit the contract; see fields.',
  'request.wrong_host': 'This host name is not the one of PUBLIC_URL.',
  'request.not_found': 'There is no such address.',
  'server.failed': 'Something went wrong here. It has been logged under the request id.',
  'server.unavailable': 'The database cannot be reached just now. Try again in a moment.',
};

/** The body of a failure. English and for developers: screens show their own sentence for the code. */
export function errorBody(failure: Failure, requestId: string): ErrorBody {
  return {
    code: failure.code,
    message: sentences[failure.code] ?? failure.code.replaceAll(/[._]/g, ' '),
    fields: [...(failure.fields ?? [])],
    requestId,
  };
}

/** Retry-After in whole seconds, where a retry makes sense. */
export function retryHeaders(failure: Failure): Record<string, string> {
  const wait =
    failure.retryAfterSeconds ??
    (failure.code === 'server.unavailable' ? UNAVAILABLE_SECONDS : undefined);
  return wait === undefined ? {} : { 'retry-after': String(Math.ceil(wait)) };
}

/** A failure as an answer of the API. */
export const failureAnswer = (failure: Failure, requestId: string): JsonAnswer => ({
  status: errorStatus[failure.code],
  body: JSON.stringify(errorBody(failure, requestId)),
  headers: retryHeaders(failure),
});

/** A failure as a response, for what never reaches a procedure. */
export const failureResponse = (failure: Failure, requestId: string): Response =>
  jsonResponse(failureAnswer(failure, requestId));

/** What an error thrown inside a procedure means to the client; bugs are logged, never shown. */
export function failureOf(error: unknown, log: Logger): Failure {
  if (error instanceof ORPCError) {
    if (error.code in errorStatus) {
      const data = (error.data ?? {}) as Partial<Failure>;
      return {
        code: error.code as ErrorCode,
        ...(data.fields && { fields: data.fields }),
        ...(data.retryAfterSeconds !== undefined && { retryAfterSeconds: data.retryAfterSeconds }),
      };
    }
    if (error.code === 'BAD_REQUEST') return { code: 'request.invalid', fields: fieldsOf(error) };
  }
  if (error instanceof Unreadable) {
    const { rule, message } = error;
    return { code: 'request.invalid', fields: [{ field: 'body', rule, message }] };
  }
  if (error instanceof URIError) {
    const message = 'Write the address in percent-encoded UTF-8.';
    return { code: 'request.invalid', fields: [{ field: 'address', rule: 'encoding', message }] };
  }
  if (isUnavailable(error)) {
    // It does not pass by itself, unlike the others.
    if (hasSqlState(error, DISK_FULL)) log.warn({}, 'the disk of the database is full');
    return { code: 'server.unavailable' };
  }
  log.error(describeError(error), 'request failed');
  return { code: 'server.failed' };
}

function fieldsOf(error: ORPCError<string, unknown>): FieldError[] {
  const issues = (error.data as { issues?: ZodError['issues'] } | undefined)?.issues ?? [];
  return issues.slice(0, 20).map((issue) => ({
    field: issue.path.map(String).join('.').slice(0, 200),
    rule: String(issue.code ?? 'invalid').slice(0, 200),
    message: issue.message.slice(0, 500),
  }));
}

/** True when the database is not to be reached. */
export const isUnavailable = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) => UNAVAILABLE.test(codeOf(cause) ?? '') || GONE.test(cause.message),
  );
