import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import { addressOf, type Operation, operationsOf, requestOf } from '#tests/support/operations.ts';

/** What stands in the page itself, and the hash of it by which the policy names it. */
const INLINE = 'document.documentElement.dataset.theme = "light";';
const INLINE_SOURCE = `'sha256-${createHash('sha256').update(INLINE).digest('base64')}'`;

/** Word for word, so that whoever loosens it has to say so here. */
const POLICY =
  `default-src 'none'; script-src 'self' ${INLINE_SOURCE}; ` +
  "style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types sw-url";

/** Of what the API answers: data, which shows and loads nothing. */
const POLICY_OF_DATA = "default-src 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html><html lang="en"><head><title>Meritpath</title><script data-files="/assets/a.js">${INLINE}</script><script type="module" src="/assets/app-4f9a1c2e.js"></script></head><body>${'<p>The page.</p>'.repeat(200)}</body></html>`;
const SCRIPT = `export const words = ${JSON.stringify('word '.repeat(500))};`;
const SECRET = 'what-nobody-may-read';

const folder = mkdtempSync(join(tmpdir(), 'meritpath-client-'));
const clientDir = join(folder, 'client');

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

let app: TestApp;
let secured: TestApp;
let client: TestClient;
let operations: readonly Operation[];
beforeAll(async () => {
  write('secret.txt', SECRET);
  write('client-secret/key.txt', SECRET);
  write('client/index.html', PAGE);
  write('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('client/assets/app-4f9a1c2e.js', SCRIPT);
  write('client/assets/app-4f9a1c2e.js.br', brotliCompressSync(SCRIPT));
  write('client/assets/app-4f9a1c2e.js.gz', gzipSync(SCRIPT));
  write('client/assets/app-4f9a1c2e.js.map', SECRET);
  write('client/assets/app-4f9a1c2e.js.map.br', brotliCompressSync(SECRET));
  write('client/assets/app-4f9a1c2e.css.MAP', SECRET);
  write('client/.git/config', SECRET);
  write('client/.git/HEAD', SECRET);
  write('client/.env', SECRET);
  write('client/.vite/manifest.json', SECRET);
  write('client/assets/.hidden/deep.js', SECRET);
  symlinkSync(join(folder, 'secret.txt'), join(clientDir, 'assets/.linked'));
  app = await startApp({ clientDir });
  secured = await startApp({
    clientDir,
    database: app.database,
    env: { PUBLIC_URL: 'https://study.example.org' },
  });
  client = (await aLearner(app)).client;
  operations = await operationsOf(app);
});
afterAll(async () => {
  await secured.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Every kind of address: pages, files, probes, the API right and wrong, known and unknown. */
function everyRoute(): { address: string; init?: RequestInit }[] {
  return [
    ...[...['/', '/index.html', '/favicon.svg', '/assets/app-4f9a1c2e.js'], '/no/such/page'].map(
      (address) => ({ address }),
    ),
    ...['/livez', '/readyz', '/metrics', '/api/openapi.json', '/api/docs'].map((address) => ({
      address,
    })),
    ...['/api', '/api/', '/api/none', '/api/me/none'].map((address) => ({ address })),
    { address: '/', init: { method: 'POST' } },
    { address: '/', init: { method: 'HEAD' } },
    { address: '/', init: { headers: { 'if-none-match': '*' } } },
    { address: '/api/me', init: { method: 'DELETE' } },
    { address: '/api/me', init: { method: 'OPTIONS' } },
    {
      address: '/api/me',
      init: { method: 'PATCH', body: 'x', headers: { 'content-length': '1' } },
    },
    { address: '/api/me', init: { headers: { 'idempotency-key': 'x' } } },
    ...operations.map((one) => ({ address: addressOf(one), init: requestOf(one) })),
  ];
}

describe('R-43, R-44: every answer', () => {
  test('carries the security headers, exactly', async () => {
    for (const { address, init } of everyRoute()) {
      const { headers } = await app.newClient().fetch(address, init);
      const at = `${init?.method ?? 'GET'} ${address}`;
      // Only a page reads these: on each script, style and font they were 0.5 kB for nothing.
      const isPart = address === '/assets/app-4f9a1c2e.js';
      const isData = headers.get('content-security-policy') === POLICY_OF_DATA;
      if (isData)
        expect(`${at}: ${headers.get('content-type')}`).toMatch(
          address === '/favicon.svg' ? /svg\+xml/ : /^[A-Z]+ \/api(\/.*)?: application\/json$/,
        );
      expect({
        at,
        policy: headers.get('content-security-policy'),
        sniff: headers.get('x-content-type-options'),
        referrer: headers.get('referrer-policy'),
        opener: headers.get('cross-origin-opener-policy'),
        resource: headers.get('cross-origin-resource-policy'),
        permissions: headers.get('permissions-policy'),
        hsts: headers.get('strict-transport-security'),
        powered: headers.get('x-powered-by') ?? headers.get('server'),
        cors: headers.get('access-control-allow-origin'),
        id: headers.get('x-request-id'),
      }).toEqual({
        at,
        policy: isPart ? null : isData ? POLICY_OF_DATA : POLICY,
        sniff: 'nosniff',
        referrer: 'same-origin',
        opener: isPart || isData ? null : 'same-origin',
        resource: 'same-origin',
        permissions:
          isPart || isData ? null : 'camera=(), geolocation=(), microphone=(), payment=()',
        hsts: null,
        powered: null,
        cors: null,
        id: isPart ? null : expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
  });

  test('is bound to TLS where the site is served over TLS, and only there', async () => {
    for (const { address, init } of everyRoute()) {
      const { headers } = await secured.newClient().fetch(address, init);
      expect([address, headers.get('strict-transport-security')]).toEqual([
        address,
        'max-age=31536000; includeSubDomains',
      ]);
    }
  });

  test('of the API is kept by no cache, whoever asks and whatever is answered', async () => {
    for (const asker of [client, app.newClient()]) {
      for (const operation of operations.filter(({ id }) => id !== 'account.signOut')) {
        const { headers } = await asker.fetch(addressOf(operation), requestOf(operation));
        expect([operation.id, headers.get('cache-control')]).toEqual([operation.id, 'no-store']);
        expect(headers.get('etag')).toBeNull();
      }
    }
    for (const address of ['/api/none', '/api/openapi.json', '/api/docs']) {
      const { headers } = await client.fetch(address);
      expect([address, headers.get('cache-control')]).toEqual([address, 'no-store']);
    }
  });
});

describe('the page', () => {
  test('is asked for anew each time and sent again only when it has changed', async () => {
    const first = await app.newClient().fetch('/');
    expect([first.status, await first.text()]).toEqual([200, PAGE]);
    expect(first.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8/i);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [etag, `W/${etag}`, `"old", ${etag}`]) {
      const again = await app.newClient().fetch('/', { headers: { 'if-none-match': known } });
      expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe('no-cache');
    }
    const changed = await app.newClient().fetch('/', { headers: { 'if-none-match': '"old"' } });
    expect(changed.status).toBe(200);
  });

  test('compressed, has a tag by which it is known again', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const first = await app.newClient().fetch('/', { headers });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(gunzipSync(await first.bytes()).toString()).toBe(PAGE);
    const known = first.headers.get('etag')!;
    const again = await app
      .newClient()
      .fetch('/', { headers: { ...headers, 'if-none-match': known } });
    expect(again.status).toBe(304);
  });

  test.each(['/no/such/page', '/index.html/more', '/assets/none.js', '/apiary', '/%', '/%ff'])(
    'comes with 404 and no tag for the unknown address %s',
    async (address) => {
      const response = await app.newClient().fetch(address);
      expect([response.status, await response.text()]).toEqual([404, PAGE]);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('etag')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toBe(POLICY);
    },
  );
});

describe('a file of the client', () => {
  const fetchScript = (encodings?: string) =>
    app.newClient().fetch('/assets/app-4f9a1c2e.js', {
      headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
    });

  test('with a hash in its name is kept for a year', async () => {
    const response = await fetchScript();
    expect([response.status, await response.text()]).toEqual([200, SCRIPT]);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['br', 'gzip, deflate, br, zstd', (bytes: Uint8Array) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip, deflate', (bytes: Uint8Array) => gunzipSync(bytes)],
    [null, 'identity', (bytes: Uint8Array) => Buffer.from(bytes)],
  ])('is sent as %s to who accepts %s', async (encoding, accepted, decode) => {
    const response = await fetchScript(accepted);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(decode(await response.bytes()).toString()).toBe(SCRIPT);
  });

  test('without a hash is asked for anew', async () => {
    const { status, headers } = await app.newClient().fetch('/favicon.svg');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  test.each([
    '/.git/config',
    '/.git/HEAD',
    '/.git',
    '/%2egit/config',
    '/.env',
    '/.vite/manifest.json',
    '/assets/.hidden/deep.js',
    '/assets/.linked',
    '/assets/app-4f9a1c2e.js.map',
    '/assets/app-4f9a1c2e.js.MAP',
    '/assets/app-4f9a1c2e.css.MAP',
    '/assets/app-4f9a1c2e.js.map.br',
    '/assets/app-4f9a1c2e.js.m%61p',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..;/secret.txt',
    '/....//secret.txt',
    '/../client-secret/key.txt',
    '//etc/passwd',
    '/%00/../secret.txt',
    '/favicon.svg%00.html',
    '/assets/',
    '/assets',
  ])('R-50: %s is not there', async (address) => {
    for (const method of ['GET', 'HEAD']) {
      for (const encodings of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encodings };
        // As the bytes arrive: a URL would tidy the dots away.
        const request = new Request('http://localhost:3000/', { method, headers });
        Object.defineProperty(request, 'url', { value: `http://localhost:3000${address}` });
        const response = await app.app.fetch(request);
        const bytes = await response.bytes();
        const body = encodings === 'gzip' && bytes.length > 0 ? gunzipSync(bytes) : bytes;
        expect([response.status, Buffer.from(body).toString()]).toEqual([
          404,
          method === 'HEAD' ? '' : PAGE,
        ]);
      }
    }
  });
});

test('an answer of the API is compressed from 1 KiB on, for who accepts it', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const large = await client.fetch('/api/courses/togaf/missions', { headers });
  expect(large.headers.get('content-encoding')).toBe('gzip');
  expect(JSON.parse(gunzipSync(await large.bytes()).toString())).toHaveProperty('sections');
  const small = await client.fetch('/api/me/attempts', { headers });
  expect(small.headers.get('content-encoding')).toBeNull();
  const plain = await client.fetch('/api/courses/togaf/missions');
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test('HEAD answers what GET would, without the body', async () => {
  for (const address of ['/', '/assets/app-4f9a1c2e.js', '/api/product', '/api/me', '/api/none']) {
    const asked = await client.fetch(address);
    const head = await client.fetch(address, { method: 'HEAD' });
    expect([address, head.status, await head.text()]).toEqual([address, asked.status, '']);
    expect(head.headers.get('content-type')).toBe(asked.headers.get('content-type'));
  }
});
