// How a procedure of the contract is implemented: who is signed in, and how its result leaves.
import { implement } from '@orpc/server';
import { apiContract } from '#contract/api.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Failure, type RequestContext, toOrpcError } from './context.ts';

/** Implements procedures that anybody may call. */
export const anyone = implement(apiContract).$context<RequestContext>();

/** Implements procedures that need a session; the handler gets `context.learnerId`. */
export const signedIn = anyone.use(({ context, next }) => {
  if (!context.session) throw toOrpcError({ code: 'auth.signed_out' });
  return next({ context: { session: context.session, learnerId: context.session.userId } });
});

/** The value of a use case, or its expected failure as the error of the contract. */
export function answer<T>(result: Result<T, Failure>): T {
  if (result.ok) return result.value;
  throw toOrpcError(result.error);
}
