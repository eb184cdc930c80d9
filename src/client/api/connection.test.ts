import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;
const fetched = vi.fn<() => Promise<Response>>();

async function fresh() {
  vi.resetModules();
  const loaded = await import('./connection.ts');
  loaded.watchConnection();
  return loaded;
}
const live = async () => Response.json({ status: 'live' });
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
  fetched.mockImplementation(live);
  page.dispatchEvent(new Event('online'));
  await settle();
  expect(connection()).toBe('online');
});

test('a server that answers without a network, as one on the same machine does, is no lost one', async () => {
  const { connection } = await fresh();
  fetched.mockImplementation(live);
  page.dispatchEvent(new Event('offline'));
  await settle();
  expect(connection()).toBe('online');
});

test('a server that answered once more while the network went is lost with it at the next call that fails', async () => {
  const { connection, lostServer } = await fresh();
  fetched.mockImplementationOnce(live);
  vi.stubGlobal('navigator', { onLine: false });
  page.dispatchEvent(new Event('offline'));
  await settle();
  expect(connection()).toBe('online');
  lostServer();
  expect(connection()).toBe('offline');
  fetched.mockImplementation(live);
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('online'));
  await settle();
  expect(connection()).toBe('online');
});

test('an older call that is answered after the network went does not bring it back', async () => {
  const { connection, receivedFromServer } = await fresh();
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  page.dispatchEvent(new Event('offline'));
  receivedFromServer();
  await settle();
  expect(connection()).toBe('offline');
});

test('a question that was on its way when the network went does not bring it back either', async () => {
  const { askServer, connection } = await fresh();
  let answerIt: (answer: Response) => void = () => {};
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answerIt = resolve)));
  const before = askServer();
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  page.dispatchEvent(new Event('offline'));
  answerIt(await live());
  expect(await before).toBe(false);
  await settle();
  expect(connection()).toBe('offline');
});

test('a page that starts without a network asks its server once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  fetched.mockImplementation(live);
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
  fetched.mockImplementation(live);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection()).toBe('online');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a call that failed at a proxy counts for nothing where the server answers, and shows where it does not', async () => {
  const { connection, doubtServer, onConnection } = await fresh();
  const heard: string[] = [];
  onConnection(() => void heard.push(connection()));
  fetched.mockImplementation(live);
  for (const _ of [1, 2, 3]) void doubtServer();
  await settle();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(heard).toEqual([]);
  fetched.mockImplementation(async () => new Response('Bad Gateway', { status: 502 }));
  void doubtServer();
  await settle();
  expect(heard).toEqual(['unreachable']);
  fetched.mockImplementation(live);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard).toEqual(['unreachable', 'online']);
});

test.each([
  ['a proxy that cannot reach it', () => new Response('Bad Gateway', { status: 502 })],
  ['a page that stands before every other, as of a hotel', () => new Response('<html></html>')],
])('%s does not speak for a lost server', async (_who, answer) => {
  const { connection, lostServer } = await fresh();
  fetched.mockImplementation(async () => answer());
  lostServer();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection()).toBe('unreachable');
  fetched.mockImplementation(live);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection()).toBe('online');
});
