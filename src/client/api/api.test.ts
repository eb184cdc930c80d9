// What the calls of a page make of whoever answers: the app, a proxy in its place, or nobody.
import { expect, test, vi } from 'vitest';
import { createApi } from './api.ts';
import { tryCall } from './failure.ts';

const page = '<html><h1>502 Bad Gateway</h1></html>';
const ours = JSON.stringify({
  code: 'server.unavailable',
  message: '',
  fields: [],
  requestId: 'r',
});

async function receivedOf(answer: () => Response): Promise<string[]> {
  const heard: string[] = [];
  const api = createApi({
    origin: 'http://app.test',
    fetch: async () => answer(),
    onAnswer: () => void heard.push('answer'),
    onSilence: () => void heard.push('silence'),
    onDoubt: () => void heard.push('doubt'),
    onSignedOut: () => void heard.push('signed out'),
  });
  await tryCall(api.product.get());
  return heard;
}

test.each([502, 503, 504])(
  'a page of a proxy with status %i leaves it in doubt whether the app is there',
  async (status) => {
    expect(await receivedOf(() => new Response(page, { status }))).toEqual(['doubt']);
    expect(await receivedOf(() => new Response('', { status }))).toEqual(['doubt']);
  },
);

test('a failure that the app tells itself proves that it is there', async () => {
  expect(await receivedOf(() => new Response(ours, { status: 503 }))).toEqual(['answer']);
});

test('what a proxy refuses by itself says nothing about the app', async () => {
  expect(await receivedOf(() => new Response(page, { status: 413 }))).toEqual([]);
});

test('a page in the place of an answer is silence, an answer is none', async () => {
  expect(await receivedOf(() => new Response(page))).toEqual(['silence']);
  expect(await receivedOf(() => new Response('{}'))).toEqual(['answer']);
});

test('no answer at all is silence', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await receivedOf(lost)).toEqual(['silence']);
});

test('silence lasts twenty seconds before the server is lost, or as long as a call says', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const api = createApi({ origin: 'http://app.test', fetch: async () => new Response('{}') });
  await api.product.get();
  await api.account.startDemo({}, { context: { patienceMs: 90_000 } });
  expect(timeout.mock.calls).toEqual([[20_000], [90_000]]);
  timeout.mockRestore();
});
