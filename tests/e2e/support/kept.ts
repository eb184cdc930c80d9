// What a device keeps for a start without a network.
import { expect, type Page } from '@playwright/test';

/** The worker has kept the app, and the read of this name is on the device. */
export async function keptWhole(page: Page, read: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated');
  await expect.poll(() => keptReads(page), { timeout: 10_000 }).toContain(read);
}

/** The names of the reads that IndexedDB holds. */
export const keptReads = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((answer, fail) => {
        const opened = indexedDB.open('meritpath');
        opened.onerror = () => fail(opened.error);
        opened.onsuccess = () => {
          const db = opened.result;
          if (!db.objectStoreNames.contains('kept')) {
            db.close();
            return answer([]);
          }
          const asked = db.transaction('kept').objectStore('kept').get('reads');
          asked.onsuccess = () => {
            db.close();
            const { queries } = asked.result?.reads ?? { queries: [] };
            answer(queries.map((one: { queryKey: [string] }) => one.queryKey[0]));
          };
        };
      }),
  );
