// The whole server, built from its parts: main.ts gives it a socket, tests call `fetch` on it.
import { randomUUID } from 'node:crypto';
import type { AnyRouter } from '@orpc/server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#server/config/config.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { createApiHandler } from './http/api.ts';
import { clientAddress } from './http/client-address.ts';
import type { ActiveSession, RequestContext } from './http/context.ts';
import { failureAnswer, failureOf, failureResponse } from './http/failures.ts';
import { idempotently, isIdempotencyKey, keepsAnswer } from './http/idempotent.ts';
import { COMPRESSED_FROM, type JsonAnswer, wholeResponse } from './http/json-answer.ts';
import type { Logger } from './http/logger.ts';
import type { Metrics } from './http/metrics.ts';
import type { OpenApiDocument } from './http/openapi.ts';
import { openApiPage } from './http/openapi-page.ts';
import { onEveryAnswer, ownPagesOnly, securityHeaders } from './http/security.ts';
import { clientFiles, clientPage } from './http/static-files.ts';

const compressed = compress({ threshold: COMPRESSED_FROM });

/** Bytes of a request's body at most. */
const BODY_LIMIT = 64 * 1024;

export interface AppParts {
  readonly config: Pick<
    Config,
    'publicUrl' | 'isSecure' | 'metricsToken' | 'trustedProxies' | 'requestsPerTenSeconds'
  >;
  readonly db: Database;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly router: AnyRouter;
  readonly document: OpenApiDocument;
  authenticate(headers: Headers): Promise<ActiveSession | null>;
  /** Asks the database; false while it cannot be reached or the app is going down. */
  isReady(): Promise<boolean>;
  /** The built client; absent where only the API is wanted. */
  readonly clientDir?: string;
}

type Env = { Variables: { requestId: string; operation: string; isWhole: boolean } };

export function createApp(parts: AppParts): Hono<Env> {
  const { config, log, metrics } = parts;
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const started = performance.now();
    c.set('requestId', randomUUID());
    c.set('operation', 'page');
    await next();
    if (!c.get('isWhole')) c.res.headers.set('x-request-id', c.get('requestId'));
    const seconds = (performance.now() - started) / 1000;
    const operation = c.get('operation');
    metrics.observe(operation, c.req.method, c.res.status, seconds);
    if (operation !== 'page' && operation !== 'probe') {
      log.info(
        {
          requestId: c.get('requestId'),
          operation,
          method: c.req.method,
          status: c.res.status,
          ms: Math.round(seconds * 10_000) / 10,
        },
        'request',
      );
    }
  });
  app.use(onEveryAnswer(securityHeaders(config.isSecure)));
  // Answers of the API are compressed where they are made.
  app.use((c, next) => (c.req.path.startsWith('/api/') ? next() : compressed(c, next)));

  app.get('/livez', (c) => {
    c.set('operation', 'probe');
    return c.json({ status: 'live' });
  });
  app.get('/readyz', async (c) => {
    c.set('operation', 'probe');
    const isReady = await parts.isReady();
    return c.json({ status: isReady ? 'ready' : 'unavailable' }, isReady ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    c.set('operation', 'probe');
    const isAllowed =
      config.metricsToken !== undefined &&
      c.req.header('authorization') === `Bearer ${config.metricsToken}`;
    if (!isAllowed) return failureResponse({ code: 'request.not_found' }, c.get('requestId'));
    return c.text(await metrics.registry.metrics(), 200, {
      'content-type': metrics.registry.contentType,
    });
  });

  mountApi(app, parts);

  if (parts.clientDir !== undefined) {
    const page = clientPage(parts.clientDir);
    app.get('/', page);
    app.get('*', clientFiles(parts.clientDir));
    app.get('*', page);
  }
  app.notFound((c) => failureResponse({ code: 'request.not_found' }, c.get('requestId')));
  app.onError((error, c) =>
    failureResponse(
      failureOf(error, log.with({ requestId: c.get('requestId') })),
      c.get('requestId'),
    ),
  );
  return app;
}

function mountApi(app: Hono<Env>, parts: AppParts): void {
  const { config, db } = parts;
  const api = createApiHandler(parts.router);
  const methods = methodsByPath(parts.document);
  const page = openApiPage(parts.document);
  const always = securityHeaders(config.isSecure);
  const limiter = new RateLimiterMemory({ points: config.requestsPerTenSeconds, duration: 10 });

  app.use('/api/*', async (c, next) => {
    c.set('operation', 'api');
    try {
      await limiter.consume(clientAddress(c, config.trustedProxies));
    } catch (refused) {
      const { msBeforeNext } = refused as RateLimiterRes;
      return failureResponse(
        { code: 'request.too_many', retryAfterSeconds: msBeforeNext / 1000 },
        c.get('requestId'),
      );
    }
    return next();
  });
  app.use('/api/*', ownPagesOnly(config.publicUrl));
  const limitBody = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (c) => failureResponse({ code: 'request.too_large' }, c.get('requestId')),
  });
  // Looking at the body makes a stream of it, which costs: where its length is told it is not asked.
  app.use('/api/*', (c, next) => {
    const told = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length');
    const isSmall = c.req.method === 'GET' || Number(told ?? BODY_LIMIT + 1) <= BODY_LIMIT;
    return isSmall ? next() : limitBody(c, next);
  });
  const notKept = { 'cache-control': 'no-store' };
  app.get('/api/openapi.json', compressed, (c) => c.json(parts.document, 200, notKept));
  app.get('/api/docs', compressed, (c) => c.html(page, 200, notKept));

  app.all('/api/*', async (c) => {
    const requestId = c.get('requestId');
    const responseHeaders = new Headers();
    const key = c.req.header('idempotency-key') ?? null;
    if (key !== null && !isIdempotencyKey(key)) {
      return failureResponse(
        {
          code: 'request.invalid',
          fields: [
            {
              field: 'Idempotency-Key',
              rule: 'format',
              message: '8 to 128 visible ASCII characters.',
            },
          ],
        },
        requestId,
      );
    }
    const session = await parts.authenticate(c.req.raw.headers);
    const trace = { operation: 'api' };
    const context: Omit<RequestContext, 'db'> = {
      requestId,
      headers: c.req.raw.headers,
      clientAddress: clientAddress(c, config.trustedProxies),
      responseHeaders,
      session,
      idempotencyKey: key,
      log: parts.log.with({ requestId }),
      trace,
    };
    const work = async (executor: Executor): Promise<JsonAnswer> =>
      (await api(c.req, { ...context, db: executor })) ??
      unmatched(methods, c.req.method, c.req.path, requestId);
    let answer: JsonAnswer;
    if (session && key && keepsAnswer(c.req.method, c.req.path)) {
      const body = await c.req.text();
      answer = await idempotently(
        db,
        { learnerId: session.userId, key, method: c.req.method, path: c.req.path, body, requestId },
        work,
      );
    } else {
      answer = await work(db);
    }
    c.set('operation', trace.operation);
    c.set('isWhole', true);
    return wholeResponse(answer, {
      accepts: c.req.header('accept-encoding'),
      always: { ...always, 'x-request-id': requestId },
      more: responseHeaders,
    });
  });
}

/** The contract's paths as patterns, to tell an unknown address from a wrong method. */
function methodsByPath(document: OpenApiDocument): { pattern: RegExp; methods: Set<string> }[] {
  return Object.entries(document.paths).map(([path, operations]) => ({
    pattern: new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`),
    methods: new Set(Object.keys(operations).map((method) => method.toUpperCase())),
  }));
}

function unmatched(
  paths: ReturnType<typeof methodsByPath>,
  method: string,
  path: string,
  requestId: string,
): JsonAnswer {
  const known = paths.filter(({ pattern }) => pattern.test(path));
  if (known.length === 0 || known.some(({ methods }) => methods.has(method))) {
    return failureAnswer({ code: 'request.not_found' }, requestId);
  }
  const allow = known.flatMap(({ methods }) => [...methods]).join(', ');
  return {
    ...failureAnswer({ code: 'request.method_not_allowed' }, requestId),
    headers: { allow },
  };
}
