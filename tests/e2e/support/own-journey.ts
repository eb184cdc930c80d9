// Journeys on an app of their own, whose data they may move in time.
import { test as journey } from './journey.ts';
import { type OwnApp, ownApp } from './own-app.ts';

export { expect } from './journey.ts';

export const test = journey.extend<object, { app: OwnApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) => {
      const app = await ownApp();
      await app.start();
      await use(app);
      await app.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.origin),
});
