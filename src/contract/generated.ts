// The contract without its schemas, as the browser needs it: method and path of every procedure.
import { isContractProcedure } from '@orpc/contract';
import { apiContract } from './api.ts';

function slim(router: unknown): unknown {
  if (isContractProcedure(router)) {
    const { method, path } = router['~orpc'].route;
    return `${method} ${path}`;
  }
  return Object.fromEntries(
    Object.entries(router as Record<string, unknown>).map(([key, value]) => [key, slim(value)]),
  );
}

/** The text of `src/client/api/contract.gen.json`. Zod stays out of the browser by it. */
export const generatedContract = (): string => `${JSON.stringify(slim(apiContract), null, 2)}\n`;
