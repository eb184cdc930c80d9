// Whose host name and whose origin count as our own: a page whose address was changed to ours gets nothing.

import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let secured: TestApp;
beforeAll(async () => {
  app = await startApp();
  secured = await startApp({
    database: app.database,
    env: { PUBLIC_URL: 'https://study.example.org' },
  });
});
afterAll(async () => {
  await secured.close();
  await app.close();
});

async function demo(on: TestApp, at: string, origin: string | undefined): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(origin && { origin }) };
  const request = new Request(`${at}/api/demo`, { method: 'POST', headers, body: '{}' });
  const response = await on.app.fetch(request);
  const cookies = response.headers.getSetCookie().length;
  if (response.status === 200) return `200 with ${cookies} cookies`;
  expect(cookies).toBe(0);
  return `${response.status} ${((await response.json()) as { code: string }).code}`;
}

describe('a host name that is not ours', () => {
  test.each(['http://evil.example', 'http://evil.example:3000', 'http://localhost.evil.example'])(
    '%s gets no session, though page and host agree',
    async (at) => {
      expect(await demo(app, at, at)).toBe('421 request.wrong_host');
      expect(await demo(app, at, undefined)).toBe('421 request.wrong_host');
    },
  );

  test('gets no answer to a read either', async () => {
    const response = await app.app.fetch(new Request('http://evil.example/api/product'));
    expect(response.status).toBe(421);
  });

  test('asks for the probes, which operators ask by any name', async () => {
    for (const path of ['/livez', '/readyz']) {
      const response = await app.app.fetch(new Request(`http://app:3000${path}`));
      expect([path, response.status]).toEqual([path, 200]);
    }
  });
});

describe('an origin', () => {
  test.each([
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('of a page that this machine served at %s is our own', async (at, origin) => {
    expect(await demo(app, at, origin)).toMatch(/^200 with [1-9]/);
  });

  test('is our own at the public address alone, not there by another scheme or port', async () => {
    const at = 'http://study.example.org';
    expect(await demo(secured, at, 'https://study.example.org')).toMatch(/^200 with [1-9]/);
    expect(await demo(secured, at, 'http://study.example.org')).toBe('403 request.cross_site');
    const other = 'http://study.example.org:8080';
    expect(await demo(secured, other, other)).toBe('403 request.cross_site');
  });
});

test('two hosts in one request are refused', async () => {
  const server = createAdaptorServer({ fetch: app.app.fetch }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'GET /api/product HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      ),
    );
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"field":"Host","rule":"once"');
});
