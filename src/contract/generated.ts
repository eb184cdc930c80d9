// The contract without its schemas, as the browser needs it: what a call of each procedure looks like.
import { isContractProcedure } from '@orpc/contract';
import { apiContract } from './api.ts';
import type { Policy } from './policy.ts';

function slim(router: unknown): unknown {
  if (isContractProcedure(router)) {
    const { meta, route } = router['~orpc'];
    const isKeyed = (meta as Policy).idempotency !== 'none';
    return `${route.method} ${route.path}${isKeyed ? ' key' : ''}`;
  }
  return Object.fromEntries(
    Object.entries(router as Record<string, unknown>).map(([key, value]) => [key, slim(value)]),
  );
}

/**
 * The text of `src/client/api/contract.gen.json`: method and path of every procedure, and `key` behind
 * those whose answer is kept under an Idempotency-Key. Zod stays out of the browser by it.
 */
export const generatedContract = (): string => `${JSON.stringify(slim(apiContract), null, 2)}\n`;
