import { expect, test } from 'vitest';
import { shellCache } from './shell-cache.ts';

const origin = 'http://localhost:3000';
const files = ['/', '/favicon.svg', '/assets/index-a1.js'];

/** Caches as a browser has them, as far as they are used. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (request: Request | string) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (request: Request | string) => store.get(pathOf(request))?.clone(),
    put: async (request: Request | string, response: Response) =>
      void store.set(pathOf(request), response),
  });
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return cacheOf(store);
    },
    match: async (request: Request | string, options: MultiCacheQueryOptions = {}) => {
      for (const [name, store] of stores) {
        if (options.cacheName !== undefined && options.cacheName !== name) continue;
        const found = store.get(pathOf(request));
        if (found) return found.clone();
      }
      return undefined;
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  return { caches: caches as unknown as CacheStorage, stores };
}

function aShell(version = 'one', given = fakeCaches()) {
  const asked: string[] = [];
  const network = { answer: (path: string): Response => new Response(`${version} ${path}`) };
  const shell = shellCache(
    { version, files },
    {
      caches: given.caches,
      fetch: async (request) => {
        const path = typeof request === 'string' ? request : new URL(request.url).pathname;
        asked.push(path);
        return network.answer(path);
      },
    },
  );
  const read = async (path: string, init?: RequestInit) =>
    (await shell.answer(new Request(`${origin}${path}`, init), origin))?.text();
  return { shell, asked, network, read, ...given };
}

const noNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};

test('without a network every file of the app is answered from what was kept', async () => {
  const { shell, network, read } = aShell();
  await shell.fill();
  network.answer = noNetwork;
  for (const path of files) expect(await read(path)).toBe(`one ${path}`);
});

test('answers of the API, other sites, writes and unknown paths pass by', async () => {
  const { shell, read } = aShell();
  await shell.fill();
  expect(await read('/api/session')).toBeUndefined();
  expect(await read('/sw.js')).toBeUndefined();
  expect(await read('/', { method: 'POST' })).toBeUndefined();
  expect(shell.answer(new Request('http://elsewhere.example/favicon.svg'), origin)).toBeUndefined();
});

test('the page itself is the newest there is; files with a hash are not asked for again', async () => {
  const { shell, asked, network, read } = aShell();
  await shell.fill();
  asked.length = 0;
  network.answer = (path) => new Response(`newer ${path}`);
  expect(await read('/')).toBe('newer /');
  expect(await read('/assets/index-a1.js')).toBe('one /assets/index-a1.js');
  expect(asked).toEqual(['/']);
});

test('a server that is down is as good as none', async () => {
  const { shell, network, read } = aShell();
  await shell.fill();
  network.answer = () => new Response('down', { status: 503 });
  expect(await read('/')).toBe('one /');
});

test('a build of which a file is missing does not count as kept', async () => {
  const { shell, network } = aShell();
  network.answer = (path) => new Response('', { status: path === '/favicon.svg' ? 404 : 200 });
  await expect(shell.fill()).rejects.toThrow('/favicon.svg was answered with 404');
});

test('the next build takes over what did not change, and drops the rest', async () => {
  const given = fakeCaches();
  await aShell('one', given).shell.fill();
  const next = aShell('two', given);
  await next.shell.fill();
  expect(next.asked).toEqual(['/', '/favicon.svg']);
  await next.shell.dropOthers();
  expect([...given.stores.keys()]).toEqual(['meritpath-shell-two']);
});

test('forgetting leaves nothing, and a later filling keeps everything anew', async () => {
  const { shell, stores, network, read } = aShell();
  await shell.fill();
  await shell.forget();
  await read('/assets/index-a1.js');
  expect(stores.size).toBe(0);
  await shell.fill();
  network.answer = noNetwork;
  expect(await read('/')).toBe('one /');
});
