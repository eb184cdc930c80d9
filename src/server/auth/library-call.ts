// A call of the auth library, with its cookies passed on and its refusals as values.
import { isAPIError } from 'better-auth/api';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { RequestContext } from '#server/http/context.ts';

/** What the library refused: its own code, for example `INVALID_PASSWORD`. */
export interface Refusal {
  readonly refusal: string;
}

interface Answered<T> {
  readonly headers: Headers;
  readonly response: T;
}

/**
 * @param call made with `returnHeaders: true`
 * @returns the answer, whose cookies are to be passed on with `passCookies` once it is accepted
 */
export async function callLibrary<T>(
  call: () => Promise<Answered<T>>,
): Promise<Result<Answered<T>, Refusal>> {
  try {
    return ok(await call());
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) {
      return err({ refusal: error.body?.code ?? error.status.toString() });
    }
    throw error;
  }
}

/** Hands the library's cookies to the browser with our own answer. */
export function passCookies(context: RequestContext, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) context.responseHeaders.append('set-cookie', cookie);
}
