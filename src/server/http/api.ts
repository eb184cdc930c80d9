// The contract's procedures over HTTP: which one a request calls, and its answer in one shape.
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { type AnyRouter, createProcedureClient } from '@orpc/server';
import type { Policy } from '#contract/policy.ts';
import type { RequestContext } from './context.ts';
import { failureAnswer, failureOf } from './failures.ts';
import type { JsonAnswer } from './json-answer.ts';
import { objectIn } from './request-body.ts';

/** What of a request its procedure is found and fed by. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  /** The body; the same however often it is asked for. */
  text(): Promise<string>;
}

/** The procedure that a request calls. */
export interface FoundProcedure {
  /** Its place in the contract, such as `learning.finish`: the operation id. */
  readonly operation: string;
  readonly policy: Policy;
  /** Runs it; every failure is an answer too. */
  call(context: RequestContext): Promise<JsonAnswer>;
}

/** Finds the procedure that has a request's method and path; undefined where none has. */
export type FindProcedure = (request: ApiRequest) => Promise<FoundProcedure | undefined>;

/**
 * @param router the implemented contract
 * @returns a search that throws `URIError` for an address that does not decode
 */
export function createFindProcedure(router: AnyRouter): FindProcedure {
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);
  const codec = new StandardOpenAPICodec(new JsonSerializer());
  return async (request) => {
    const url = new URL(request.url);
    // HEAD asks for what GET would answer; the server sends it without its body.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const path: `/${string}` = `/${url.pathname.slice('/api/'.length).replace(/\/$/, '')}`;
    const match = await matcher.match(method, path);
    if (!match) return undefined;
    const { procedure } = match;
    const call = async (context: RequestContext): Promise<JsonAnswer> => {
      try {
        const body = async () => objectIn(await request.text());
        // Procedures read the context's headers, as the request has them.
        const asked = { method, url, headers: {}, body, signal: undefined };
        const input = await codec.decode(asked, match.params, procedure);
        const run = createProcedureClient(procedure, { context, path: [...match.path] });
        const { status, body: output } = codec.encode(await run(input), procedure);
        return { status, body: JSON.stringify(output) };
      } catch (error) {
        return failureAnswer(failureOf(error, context.log), context.requestId);
      }
    };
    const policy = procedure['~orpc'].meta as Policy;
    return { operation: match.path.join('.'), policy, call };
  };
}

/**
 * Outputs are JSON by their schemas, which a test of the contract holds, so they are written as they
 * are: the library's serializer would walk and copy each answer in search of dates, sets and files.
 */
class JsonSerializer extends StandardOpenAPISerializer {
  constructor() {
    super(new StandardOpenAPIJsonSerializer(), new StandardBracketNotationSerializer());
  }

  override serialize(data: unknown): unknown {
    return data;
  }
}
