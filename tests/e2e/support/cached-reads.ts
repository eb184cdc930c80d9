// What a device keeps for a start without a network.
import { expect, type Page } from '@playwright/test';
import type { Play } from '#contract/play.ts';

/** The worker has kept the app, and the read of this name is on the device. */
export async function keptWhole(page: Page, read: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await expect.poll(() => cachedReads(page)).toContain(read);
}

interface CachedQuery {
  readonly queryKey: readonly [string];
  readonly state: { readonly data: unknown };
}

/** The names of the reads that IndexedDB holds. */
export const cachedReads = async (page: Page): Promise<string[]> =>
  (await cachedQueries(page)).map(({ queryKey }) => queryKey[0]);

/** The cards that are seen, by the play that IndexedDB holds. */
export async function keptCards(page: Page): Promise<readonly string[]> {
  const play = (await cachedQueries(page)).findLast(({ queryKey }) => queryKey[0] === 'play');
  return (play?.state.data as Play | undefined)?.progress.seenStepIds ?? [];
}

const cachedQueries = (page: Page): Promise<CachedQuery[]> =>
  page.evaluate(
    () =>
      new Promise<CachedQuery[]>((answer, fail) => {
        const opened = indexedDB.open('meritpath');
        // Before the app's first write there is none: made here, it would lack its store for good.
        opened.onupgradeneeded = () => opened.transaction?.abort();
        opened.onerror = () =>
          opened.error?.name === 'AbortError' ? answer([]) : fail(opened.error);
        opened.onsuccess = () => {
          const db = opened.result;
          if (!db.objectStoreNames.contains('kept')) {
            db.close();
            return answer([]);
          }
          const asked = db.transaction('kept').objectStore('kept').get('reads');
          asked.onsuccess = () => {
            db.close();
            answer(asked.result?.reads.queries ?? []);
          };
        };
      }),
  );
