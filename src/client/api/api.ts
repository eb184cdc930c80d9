// The typed client of the contract. Calls answer or throw; nothing is shown or redirected here.
import type { ContractRouterClient } from '@orpc/contract';
import type { ApiContract } from '#contract/api.ts';
import { newActionKey } from './action-key.ts';
import contract from './contract.gen.json' with { type: 'json' };
import { ApiError, decodeErrorBody } from './failure.ts';
import { requestParts } from './request-parts.ts';

interface CallContext {
  /** The key of the action this call belongs to; a fresh one where a call has no retry. */
  actionKey?: string;
  /** How long its answer is waited for, where that is longer than usual; ms. */
  patienceMs?: number;
}
/** Every wire type of the contract is plain JSON, so that what a schema infers is what arrives. */
export type Api = ContractRouterClient<ApiContract, CallContext>;

/** The options that make a call part of an action, see `useAction`. */
export const withKey = (actionKey: string) => ({ context: { actionKey } });

/** A server that says nothing for this long is treated as lost. */
const usualPatienceMs = 20_000;

export interface ApiOptions {
  /** The origin the API lives at, without `/api`. */
  origin: string;
  fetch?: (request: Request) => Promise<Response>;
  onAnswer?: () => void;
  onSilence?: () => void;
  /** Something in between answered that it failed. */
  onDoubt?: () => void;
  /** Any call, read or write, was answered with `auth.signed_out`. */
  onSignedOut?: () => void;
}

/** Builds a client: the page has one, tests build their own around the server's `fetch`. */
export function createApi(options: ApiOptions): Api {
  const send = options.fetch ?? ((request: Request) => fetch(request));
  return callable(contract, async (route, input, { signal, context }) => {
    const actionKey = context?.actionKey ?? newActionKey();
    const { method, path, body, isKeyed } = requestParts(route, input);
    // The body of an answer is read below too, so the time covers all of it.
    const late = AbortSignal.timeout(context?.patienceMs ?? usualPatienceMs);
    const request = new Request(`${options.origin}/api${path}`, {
      method,
      headers: {
        ...(isKeyed && { 'idempotency-key': actionKey }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      signal: signal ? AbortSignal.any([signal, late]) : late,
      ...(body !== undefined && { body }),
    });
    try {
      const response = await send(request);
      const answer = jsonOr(await response.text());
      // A page in the place of an answer comes from something between us and the server.
      if (response.ok && answer === unreadable) throw new TypeError('The answer is not ours.');
      if (response.ok) {
        options.onAnswer?.();
        return answer;
      }
      const body = answer === unreadable ? null : decodeErrorBody(answer);
      if (body !== null) options.onAnswer?.();
      // A proxy answers in the place of an app that it cannot reach, but also of one that is slow.
      else if (response.status >= 500) options.onDoubt?.();
      if (body?.code === 'auth.signed_out') options.onSignedOut?.();
      throw new ApiError(response.status, body);
    } catch (error) {
      if (!(error instanceof ApiError) && signal?.aborted !== true) options.onSilence?.();
      throw error;
    }
  }) as Api;
}

const unreadable = Symbol('no JSON');

/** An answer of ours is JSON, or empty where there is nothing to say. */
function jsonOr(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

interface CallOptions {
  signal?: AbortSignal;
  context?: CallContext;
}
type Call = (route: string, input: unknown, options: CallOptions) => Promise<unknown>;
interface Routes {
  readonly [name: string]: string | Routes;
}

/** The contract's tree with a function in the place of every route. */
function callable(routes: Routes, call: Call): unknown {
  return Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [
      name,
      typeof route === 'string'
        ? (input?: unknown, options: CallOptions = {}) => call(route, input, options)
        : callable(route, call),
    ]),
  );
}
