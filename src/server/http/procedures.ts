// How a procedure of the contract is implemented: who is signed in, and how its result leaves.
import { implement } from '@orpc/server';
import { apiContract } from '#contract/api.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Failure, type RequestContext, toOrpcError } from './context.ts';

/** Implements procedures whose contract lets anybody call them. */
export const anyone = implement(apiContract).$context<RequestContext>();

/** Implements procedures whose contract asks for a session; the handler gets `context.learnerId`. */
export const signedIn = anyone.use(({ context, next, path }) => {
  // `answerCall` refused whoever has none, so only a procedure declared for anyone comes here without.
  if (!context.session) throw new Error(`The contract lets anyone call ${path.join('.')}.`);
  return next({ context: { session: context.session, learnerId: context.session.userId } });
});

/** The value of a use case, or its expected failure as the error of the contract. */
export function unwrap<T>(result: Result<T, Failure>): T {
  if (result.ok) return result.value;
  throw toOrpcError(result.error);
}
