// What waits for the server on a device.
import type { Page } from '@playwright/test';
import type { Entry } from '#client/base/outbox/entry.ts';

/** The entries that IndexedDB holds. */
export const outboxEntries = (page: Page): Promise<Pick<Entry, 'kind' | 'slot' | 'learnerId'>[]> =>
  page.evaluate(
    () =>
      new Promise<Entry[]>((answer, fail) => {
        const opened = indexedDB.open('meritpath-outbox');
        // Before the app's first write there is none: made here, it would lack its store for good.
        opened.onupgradeneeded = () => opened.transaction?.abort();
        opened.onerror = () =>
          opened.error?.name === 'AbortError' ? answer([]) : fail(opened.error);
        opened.onsuccess = () => {
          const db = opened.result;
          const asked = db.transaction('entries').objectStore('entries').getAll();
          asked.onsuccess = () => {
            db.close();
            answer(asked.result);
          };
        };
      }),
  );
