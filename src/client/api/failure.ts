// What a call can answer instead of its value: one shape, whatever went wrong on the way.
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

/** What a call throws when the server refused it. */
export class ApiError extends Error implements Failure {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldError[];
  readonly requestId: string;
  /** @param body the server's own words; null where the answer was not ours */
  constructor(status: number, body: ErrorBody | null) {
    super(body?.message ?? `The answer with status ${status} is not ours.`);
    this.code = body?.code ?? codeOfStatus(status);
    this.status = status;
    this.fields = body?.fields ?? [];
    this.requestId = body?.requestId ?? '';
  }
}

/** Null where a body is not ours. */
export const decodeErrorBody = (body: unknown): ErrorBody | null =>
  isErrorBody(body) ? body : null;

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
  if (!(thrown instanceof ApiError)) {
    return { code: 'network.failed', status: 0, fields: [], requestId: '' };
  }
  const { code, status, fields, requestId } = thrown;
  return { code, status, fields, requestId };
}

/** True where the same call may succeed later without a change by the learner. */
export const isPassing = (failure: Failure): boolean =>
  failure.status === 0 || failure.status >= 500;

export type CallResult<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Awaits a call and answers: the screen decides what to show. */
export async function tryCall<T>(call: Promise<T>): Promise<CallResult<T>> {
  try {
    return { ok: true, value: await call };
  } catch (thrown) {
    return { ok: false, failure: failureOf(thrown) };
  }
}
