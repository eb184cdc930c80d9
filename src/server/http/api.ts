// The contract's procedures over HTTP, with one error shape for whatever goes wrong inside.
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { type AnyRouter, ORPCError } from '@orpc/server';
import { errorStatus } from '#contract/errors.ts';
import type { RequestContext } from './context.ts';
import { errorBody, failureOf } from './failures.ts';

/** Answers a request of the API, or undefined when no procedure has that method and path. */
export type ApiHandler = (
  request: Request,
  context: RequestContext,
) => Promise<Response | undefined>;

/** @param router the implemented contract */
export function createApiHandler(router: AnyRouter): ApiHandler {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    customErrorResponseBodyEncoder: (error) => error.data,
    interceptors: [
      async ({ context, next }) => {
        try {
          return await next();
        } catch (error) {
          const failure = failureOf(error, context.log);
          const wait =
            failure.retryAfterSeconds ?? (failure.code === 'server.unavailable' ? 2 : undefined);
          if (wait !== undefined)
            context.responseHeaders.set('retry-after', String(Math.ceil(wait)));
          throw new ORPCError(failure.code, {
            status: errorStatus[failure.code],
            data: errorBody(failure, context.requestId),
          });
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
    // HEAD asks for what GET would answer; the server sends it without its body.
    const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
    const { matched, response } = await handler.handle(asked, { prefix: '/api', context });
    return matched ? response : undefined;
  };
}
