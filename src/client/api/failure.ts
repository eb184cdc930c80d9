// What a call can answer instead of its value: one shape, whatever went wrong on the way.
import { ORPCError } from '@orpc/client';
import type { ErrorBody, ErrorCode, FieldError } from '#contract/errors.ts';

/** `network.failed` is the browser's own: no answer came at all. */
export type FailureCode = ErrorCode | 'network.failed';

export interface Failure {
  code: FailureCode;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Fields of the input that broke a rule. */
  fields: FieldError[];
  /** The server's id of the request, for the operator's log; empty when no answer came. */
  requestId: string;
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  typeof (body as ErrorBody).code === 'string' &&
  Array.isArray((body as ErrorBody).fields);

/** Turns the server's error body into what the client throws; null where a body is not ours. */
export function decodeErrorBody(body: unknown, status: number) {
  if (!isErrorBody(body)) return null;
  const { code, message, fields, requestId } = body;
  return new ORPCError(code, { status, message, data: { fields, requestId } });
}

// A proxy's page or a cut answer has no code of ours: the status says whose fault it was.
const codeOfStatus = (status: number): ErrorCode => {
  if (status === 503 || status === 502 || status === 504) return 'server.unavailable';
  if (status === 429) return 'request.too_many';
  if (status === 413) return 'request.too_large';
  if (status === 404) return 'request.not_found';
  return status >= 500 ? 'server.failed' : 'request.invalid';
};

/** What went wrong, from whatever a call threw. */
export function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof ORPCError)) {
    return { code: 'network.failed', status: 0, fields: [], requestId: '' };
  }
  const data: unknown = thrown.data;
  const { fields, requestId } =
    typeof data === 'object' && data !== null ? (data as Partial<ErrorBody>) : {};
  return {
    code: requestId === undefined ? codeOfStatus(thrown.status) : (thrown.code as ErrorCode),
    status: thrown.status,
    fields: fields ?? [],
    requestId: requestId ?? '',
  };
}

/** True where the same call may succeed later without a change by the learner. */
export const isPassing = (failure: Failure): boolean =>
  failure.status === 0 || failure.status >= 500;

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Awaits a call and answers: the screen decides what to show. */
export async function attempt<T>(call: Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await call };
  } catch (thrown) {
    return { ok: false, failure: failureOf(thrown) };
  }
}
