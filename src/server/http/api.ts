// The contract's procedures over HTTP, with one error shape for whatever goes wrong inside.

import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import type { AnyRouter } from '@orpc/server';
import { StandardHandler } from '@orpc/server/standard';
import { errorStatus } from '#contract/errors.ts';
import type { RequestContext } from './context.ts';
import { errorBody, failureOf, retryHeaders } from './failures.ts';
import type { JsonAnswer } from './json-answer.ts';

/** What of a request its procedure is found and fed by. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  /** The body; the same however often it is asked for. */
  text(): Promise<string>;
}

/** Answers a request of the API, or undefined when no procedure has that method and path. */
export type ApiHandler = (
  request: ApiRequest,
  context: RequestContext,
) => Promise<JsonAnswer | undefined>;

/** @param router the implemented contract */
export function createApiHandler(router: AnyRouter): ApiHandler {
  const codec = new StandardOpenAPICodec(new JsonSerializer());
  const handler = new StandardHandler<RequestContext>(router, new StandardOpenAPIMatcher(), codec, {
    interceptors: [
      async ({ context, next }) => {
        try {
          return await next();
        } catch (error) {
          const failure = failureOf(error, context.log);
          for (const [name, value] of Object.entries(retryHeaders(failure))) {
            context.responseHeaders.set(name, value);
          }
          const body = errorBody(failure, context.requestId);
          return {
            matched: true,
            response: { status: errorStatus[failure.code], headers: {}, body },
          };
        }
      },
    ],
    clientInterceptors: [
      ({ context, path, next }) => {
        context.trace.operation = path.join('.');
        return next();
      },
    ],
  });
  return async (request, context) => {
    const { matched, response } = await handler.handle(
      {
        // HEAD asks for what GET would answer; the server sends it without its body.
        method: request.method === 'HEAD' ? 'GET' : request.method,
        url: new URL(request.url),
        // Procedures read the context's, as the request has them.
        headers: {},
        body: () => readJson(request),
        signal: undefined,
      },
      { prefix: '/api', context },
    );
    return matched ? { status: response.status, body: JSON.stringify(response.body) } : undefined;
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

/** Bodies are JSON or nothing: `ownPagesOnly` refused the rest. */
async function readJson(request: ApiRequest): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}
