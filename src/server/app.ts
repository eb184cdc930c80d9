// The whole server, built from its parts: serve.ts gives it a socket, tests call `fetch` on it.
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { AnyRouter } from '@orpc/server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { BODY_KB } from '#contract/policy.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { createFindProcedure } from './http/api.ts';
import { answerCall, createUnmatched } from './http/calls.ts';
import { clientAddress } from './http/client-address.ts';
import type { ActiveSession } from './http/context.ts';
import { failureOf, failureResponse, retryHeaders } from './http/failures.ts';
import { isIdempotencyKey } from './http/idempotent.ts';
import { COMPRESSED_FROM, wholeResponse } from './http/json-answer.ts';
import type { Logger } from './http/logger.ts';
import type { Metrics } from './http/metrics.ts';
import type { OpenApiDocument } from './http/openapi.ts';
import { openApiPage } from './http/openapi-page.ts';
import { ownHostOnly } from './http/own-host.ts';
import { bodyText } from './http/request-body.ts';
import { headersOfData, isPart, onEveryAnswer, ownPagesOnly } from './http/security.ts';
import { clientFiles, clientPage, inlineScriptsOf, readPage } from './http/static-files.ts';

const compressed = compress({ threshold: COMPRESSED_FROM });

/** Bytes of a request's body at most, where its procedure declares no more. */
const BODY_LIMIT = BODY_KB * 1024;

/** Stripe's own messages are some kilobytes long. */
const WEBHOOK_LIMIT = 256 * 1024;

export interface AppParts {
  readonly config: Pick<
    Config,
    'publicUrl' | 'isSecure' | 'metricsToken' | 'trustedProxies' | 'requestsPerTenSeconds'
  >;
  readonly db: Database;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly router: AnyRouter;
  /** Made when somebody first asks for it, for most installations never do. */
  readonly document: () => Promise<OpenApiDocument>;
  authenticate(headers: Headers): Promise<ActiveSession | null>;
  /** An answer that stays open and tells a page of the learner what changed; `cut` ends its connection. */
  openLivePage(learnerId: string, cut: () => void): Promise<Response>;
  /** Ends mails of a topic by the token of a link; false where it is not ours. */
  leaveMails(token: string): Promise<boolean>;
  /** Takes a message of the payment service; false where it did not sign it. Absent where nothing is sold for money. */
  takeStripeMessage?(message: { body: string; signature: string }): Promise<boolean>;
  /** A certificate as a PDF; undefined where none was issued with this id. */
  certificatePdf(id: string, site: string): Promise<Uint8Array | undefined>;
  /** A document of Open Badges: text is a signed token; undefined where there is none. */
  openBadge(kind: string, id: string): Promise<string | object | undefined>;
  /** Asks the database; false while it cannot be reached or the app is going down. */
  isReady(): Promise<boolean>;
  /** The built client; absent where only the API is wanted. */
  readonly clientDir?: string;
}

type Env = {
  /** Absent where a test calls `fetch` without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; operation: string; isWhole: boolean };
};

export function createApp(parts: AppParts): Hono<Env> {
  const { config, log, metrics } = parts;
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const started = performance.now();
    c.set('requestId', randomUUID());
    c.set('operation', 'page');
    await next();
    // A file is not logged: nobody could look its id up.
    const isFile = c.res.ok && isPart(c.req.path);
    if (!c.get('isWhole') && !isFile) c.res.headers.set('x-request-id', c.get('requestId'));
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
  const html = parts.clientDir === undefined ? '' : readPage(parts.clientDir);
  app.use(onEveryAnswer(config.isSecure, inlineScriptsOf(html)));
  // Answers of the API are compressed where they are made.
  app.use((c, next) => (c.req.path.startsWith('/api/') ? next() : compressed(c, next)));

  app.get('/livez', (c) => {
    c.set('operation', 'probe');
    return c.json({ status: 'live' });
  });
  app.get('/readyz', async (c) => {
    c.set('operation', 'probe');
    const isReady = await parts.isReady();
    return isReady
      ? c.json({ status: 'ready' })
      : c.json({ status: 'unavailable' }, 503, retryHeaders({ code: 'server.unavailable' }));
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

  // A mail program posts a form from nowhere, without a cookie: the signed token says who it is (RFC 8058).
  app.on(['GET', 'POST'], '/mail/unsubscribe', async (c) => {
    c.set('operation', 'mail');
    const token = c.req.query('token') ?? '';
    if (c.req.method === 'GET')
      return c.redirect(`/#/unsubscribe?token=${encodeURIComponent(token)}`);
    const isOurs = await parts.leaveMails(token);
    return isOurs
      ? c.text('Unsubscribed.')
      : failureResponse({ code: 'mail.link_invalid' }, c.get('requestId'));
  });
  const { takeStripeMessage } = parts;
  // Its signature says who it is from, as no cookie and no page of ours could.
  if (takeStripeMessage) {
    const limit = bodyLimit({
      maxSize: WEBHOOK_LIMIT,
      onError: (c) => failureResponse({ code: 'request.too_large' }, c.get('requestId')),
    });
    app.post('/webhooks/stripe', limit, async (c) => {
      c.set('operation', 'webhook');
      const signature = c.req.header('stripe-signature') ?? '';
      const isTheirs = await takeStripeMessage({ body: await c.req.text(), signature });
      return isTheirs
        ? c.json({ received: true })
        : failureResponse({ code: 'store.webhook_invalid' }, c.get('requestId'));
    });
  }
  mountApi(app, parts);

  if (parts.clientDir !== undefined) {
    const page = clientPage(html);
    app.get('/', page);
    app.get('*', clientFiles(parts.clientDir));
    app.get('*', page);
  }
  app.notFound((c) => failureResponse({ code: 'request.not_found' }, c.get('requestId')));
  app.onError((error, c) =>
    failureResponse(
      failureOf(error, log.child({ requestId: c.get('requestId') })),
      c.get('requestId'),
    ),
  );
  return app;
}

function mountApi(app: Hono<Env>, parts: AppParts): void {
  const { config, db } = parts;
  const find = createFindProcedure(parts.router);
  const unmatched = createUnmatched();
  const always = headersOfData(config.isSecure);
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
  app.use('/api/*', ownHostOnly(config.publicUrl));
  app.use('/api/*', ownPagesOnly(config.publicUrl));
  const limits = new Map<number, ReturnType<typeof bodyLimit>>();
  const limitTo = (kb: number) => {
    const known = limits.get(kb);
    const limit =
      known ??
      bodyLimit({
        maxSize: kb * 1024,
        onError: (c) => failureResponse({ code: 'request.too_large' }, c.get('requestId')),
      });
    limits.set(kb, limit);
    return limit;
  };
  // Looking at the body makes a stream of it, which costs: where its length is length it is not asked.
  app.use('/api/*', async (c, next) => {
    const length = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length');
    const isSmall = c.req.method === 'GET' || Number(length ?? BODY_LIMIT + 1) <= BODY_LIMIT;
    if (isSmall) return next();
    const found = await find({ method: c.req.method, url: c.req.url, text: async () => '' });
    return limitTo(found?.policy.bodyKb ?? BODY_KB)(c, next);
  });
  const notKept = { 'cache-control': 'no-store' };
  app.get('/api/openapi.json', compressed, async (c) =>
    c.json(await parts.document(), 200, notKept),
  );
  app.get('/api/docs', compressed, async (c) =>
    c.html(openApiPage(await parts.document()), 200, notKept),
  );

  app.get('/api/live', async (c) => {
    c.set('operation', 'live');
    const session = await parts.authenticate(c.req.raw.headers);
    return session
      ? parts.openLivePage(session.userId, () => c.env.outgoing?.destroy())
      : failureResponse({ code: 'auth.signed_out' }, c.get('requestId'));
  });

  app.get('/api/certificates/:id/pdf', async (c) => {
    c.set('operation', 'certificate');
    const id = c.req.param('id');
    const pdf = await parts.certificatePdf(id, config.publicUrl);
    if (!pdf) return failureResponse({ code: 'certificate.not_found' }, c.get('requestId'));
    return c.body(Uint8Array.from(pdf), 200, {
      ...notKept,
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="certificate.pdf"',
    });
  });

  // Other programs fetch these from wherever they run.
  app.get('/api/open-badges/:kind/:id?', async (c) => {
    c.set('operation', 'open-badge');
    const document = await parts.openBadge(c.req.param('kind'), c.req.param('id') ?? '');
    if (!document) return failureResponse({ code: 'credential.not_found' }, c.get('requestId'));
    const headers = { ...notKept, 'access-control-allow-origin': '*' };
    if (typeof document !== 'string') return c.json(document, 200, headers);
    return c.body(document, 200, {
      ...headers,
      'content-type': 'application/vc+jwt',
      'content-disposition': 'attachment; filename="badge.jwt"',
    });
  });

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
    const { method, path, url } = c.req;
    const request = { method, path, url, text: bodyText(c.req) };
    const found = await find(request);
    if (found) c.set('operation', found.operation);
    const answer = found
      ? await answerCall(db, found, request, {
          requestId,
          headers: c.req.raw.headers,
          clientAddress: clientAddress(c, config.trustedProxies),
          responseHeaders,
          session,
          idempotencyKey: key,
          log: parts.log.child({ requestId }),
        })
      : unmatched(method, path, requestId);
    c.set('isWhole', true);
    return wholeResponse(answer, {
      accepts: c.req.header('accept-encoding'),
      always: { ...always, 'x-request-id': requestId },
      more: responseHeaders,
    });
  });
}
