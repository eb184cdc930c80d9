// A call of a procedure by the policy that its contract declares, and the answer where none is called.
import { isContractProcedure } from '@orpc/contract';
import { apiContract } from '#contract/api.ts';
import type { Database } from '#server/db/database.ts';
import type { ApiRequest, FoundProcedure } from './api.ts';
import type { Failure, RequestContext } from './context.ts';
import { failureAnswer } from './failures.ts';
import { idempotently } from './idempotent.ts';
import type { JsonAnswer } from './json-answer.ts';

const keyRequired: Failure = {
  code: 'request.idempotency_key_required',
  fields: [{ field: 'Idempotency-Key', rule: 'required', message: 'Send a key of your own.' }],
};

/** Refuses who may not call, asks for the key that is required, and runs a keyed write once. */
export async function answerCall(
  db: Database,
  { policy, call }: FoundProcedure,
  request: ApiRequest & { readonly path: string },
  about: Omit<RequestContext, 'db' | 'write' | 'policy'>,
): Promise<JsonAnswer> {
  const { session, idempotencyKey: key, requestId } = about;
  if (policy.access === 'learner' && !session) {
    return failureAnswer({ code: 'auth.signed_out' }, requestId);
  }
  if (policy.idempotency === 'required' && !key) return failureAnswer(keyRequired, requestId);
  const context = { ...about, policy };
  if (policy.idempotency === 'none' || !session || !key)
    return call({ ...context, db, write: (work) => db.transaction(work) });
  const { method, path } = request;
  const keyed = { learnerId: session.userId, key, method, path, requestId };
  return idempotently(db, { ...keyed, body: await request.text() }, (tx) =>
    call({ ...context, db: tx, write: (work) => work(tx) }),
  );
}

/** Every procedure of the contract's tree with its method and path. */
function* routesOf(router: unknown): Generator<{ method: string; path: string }> {
  if (isContractProcedure(router)) {
    const { method = 'POST', path = '' } = router['~orpc'].route;
    yield { method, path };
    return;
  }
  for (const inner of Object.values(router as object)) yield* routesOf(inner);
}

/** Answers what no procedure answers: 404 for an unknown address, 405 for a wrong method. */
export function createUnmatched() {
  const routes = [...routesOf(apiContract)].map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`),
  }));
  return (method: string, path: string, requestId: string): JsonAnswer => {
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map((one) => one.method);
    if (allowed.length === 0 || allowed.includes(method)) {
      return failureAnswer({ code: 'request.not_found' }, requestId);
    }
    const answer = failureAnswer({ code: 'request.method_not_allowed' }, requestId);
    return { ...answer, headers: { allow: [...new Set(allowed)].join(', ') } };
  };
}
