// The app's own files, kept so that it opens without a network. Nothing of a learner is ever in here:
// answers of the API do not pass through.

/** What a build consists of. */
export interface ShellFiles {
  /** Changes with any file. */
  readonly version: string;
  /** Paths from the root; the page itself is `/`. */
  readonly files: readonly string[];
}

interface Deps {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
}

/** After this long the kept page is better than the one that may still come. */
export const PATIENCE_MS = 4_000;

const PREFIX = 'meritpath-shell-';
/** Files under /assets carry a hash of their content in their names. */
const isHashed = (path: string) => path.startsWith('/assets/');
const anyHeaders = { ignoreVary: true } as const;

export function shellCache({ version, files }: ShellFiles, { caches, fetch }: Deps) {
  const name = `${PREFIX}${version}`;
  const known = new Set(files);

  async function fetchFile(path: string): Promise<Response> {
    const cached = isHashed(path) ? await caches.match(path, anyHeaders) : undefined;
    if (cached) return cached;
    const fresh = await fetch(path, { cache: isHashed(path) ? 'default' : 'reload' });
    if (!fresh.ok) throw new Error(`${path} was answered with ${fresh.status}`);
    return fresh;
  }

  /** Fetches what is not kept yet; one build is kept whole or counts as not kept. */
  async function fill(): Promise<void> {
    const cache = await caches.open(name);
    await Promise.all(
      files.map(async (path) => {
        if (await cache.match(path, anyHeaders)) return;
        await cache.put(path, await fetchFile(path));
      }),
    );
  }

  /** Drops other builds: the page itself comes from the network where there is one. */
  async function dropOthers(): Promise<void> {
    const names = await caches.keys();
    const others = names.filter((one) => one.startsWith(PREFIX) && one !== name);
    await Promise.all(others.map((one) => caches.delete(one)));
  }

  /** Drops everything that is kept. */
  async function forget(): Promise<void> {
    const names = await caches.keys();
    await Promise.all(
      names.filter((one) => one.startsWith(PREFIX)).map((one) => caches.delete(one)),
    );
  }

  // By its name: opening would make a cache where all was forgotten.
  const cached = (path: string) => caches.match(path, { ...anyHeaders, cacheName: name });

  /** The newest where the network gives it in time, else the kept one. */
  async function newest(request: Request, path: string): Promise<Response> {
    const patience = new AbortController();
    const fallback = await cached(path);
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    try {
      const fresh = await fetch(request, fallback ? { signal: patience.signal } : {});
      return fresh.status >= 500 ? (fallback ?? fresh) : fresh;
    } catch (error) {
      if (fallback) return fallback;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * @param origin of the app
   * @returns the answer to a request for a file of the app; undefined for all other requests, which
   *   the browser makes as if nobody had looked
   */
  function answer(request: Request, origin: string): Promise<Response> | undefined {
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== origin || !known.has(url.pathname)) {
      return undefined;
    }
    const path = url.pathname;
    if (!isHashed(path)) return newest(request, path);
    return cached(path).then((found) => found ?? fetch(request));
  }

  return { fill, dropOthers, forget, answer };
}
