import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;
const fetched = vi.fn<() => Promise<Response>>();

async function fresh() {
  vi.resetModules();
  const loaded = await import('./connection.ts');
  loaded.watchConnection();
  return loaded;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a device without a network is offline until the browser has one again', async () => {
  const { connection } = await fresh();
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  page.dispatchEvent(new Event('offline'));
  await settle();
  expect(connection()).toBe('offline');
  fetched.mockResolvedValue(new Response());
  page.dispatchEvent(new Event('online'));
  await settle();
  expect(connection()).toBe('online');
});

test('a server that answers without a network, as one on the same machine does, is no lost one', async () => {
  const { connection } = await fresh();
  fetched.mockResolvedValue(new Response());
  page.dispatchEvent(new Event('offline'));
  await settle();
  expect(connection()).toBe('online');
});

test('an older call that is answered after the network went does not bring it back', async () => {
  const { connection, heardFromServer } = await fresh();
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  page.dispatchEvent(new Event('offline'));
  heardFromServer();
  await settle();
  expect(connection()).toBe('offline');
});

test('a page that starts without a network asks its server once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  fetched.mockResolvedValue(new Response());
  const { connection } = await fresh();
  await settle();
  expect(connection()).toBe('online');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a lost server is asked every five seconds until it answers', async () => {
  const { connection, lostServer } = await fresh();
  fetched.mockRejectedValue(new TypeError('refused'));
  lostServer();
  expect(connection()).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection()).toBe('online');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});
