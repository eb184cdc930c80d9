// The typed client of the contract. Calls answer or throw; nothing is shown or redirected here.
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ApiContract } from '#contract/api.ts';
import { newActionKey } from './action-key.ts';
import contract from './contract.gen.json' with { type: 'json' };
import { decodeErrorBody } from './failure.ts';

interface CallContext {
  /** The key of the action this call belongs to; a fresh one where a call has no retry. */
  actionKey?: string;
}
/** Every wire type of the contract is plain JSON, so that what a schema infers is what arrives. */
export type Api = ContractRouterClient<ApiContract, CallContext>;

/** The options that make a call part of an action, see `useAction`. */
export const withKey = (actionKey: string) => ({ context: { actionKey } });

/** A server that says nothing for this long is treated as lost. */
const patienceMs = 20_000;

export interface ApiOptions {
  /** The origin the API lives at, without `/api`. */
  origin: string;
  fetch?: (request: Request) => Promise<Response>;
  onAnswer?: () => void;
  onSilence?: () => void;
  /** Any call, read or write, was answered with `auth.signed_out`. */
  onSignedOut?: () => void;
}

/** Builds a client: the page has one, tests build their own around the server's `fetch`. */
export function createApi(options: ApiOptions): Api {
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const link = new OpenAPILink<CallContext>(contract as never, {
    url: `${options.origin}/api`,
    headers: ({ context }) => ({ 'idempotency-key': context.actionKey ?? newActionKey() }),
    fetch: async (request) => {
      // The body of an error is read by the link too, so the time covers the whole answer.
      const patient = new Request(request, {
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]),
      });
      if (patient.method === 'GET') patient.headers.delete('idempotency-key');
      try {
        const response = await send(patient);
        options.onAnswer?.();
        return response;
      } catch (error) {
        if (!request.signal.aborted) options.onSilence?.();
        throw error;
      }
    },
    customErrorResponseBodyDecoder: (body, response) => {
      const error = decodeErrorBody(body, response.status);
      if (error?.code === 'auth.signed_out') options.onSignedOut?.();
      return error;
    },
  });
  return createORPCClient(link);
}
