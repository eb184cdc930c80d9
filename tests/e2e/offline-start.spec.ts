// A start without a network: the app opens from what this device has kept, and sign-out erases it.
import type { BrowserContext, Page } from '@playwright/test';
import { cachedReads, keptWhole } from './support/cached-reads.ts';
import { expect, noNetwork, test } from './support/journey.ts';
import { visit } from './support/screen.ts';

test.use({ serviceWorkers: 'allow' });

const shellCaches = (page: Page) => page.evaluate(async () => (await caches.keys()).length);

/** Without a network in the page and in its worker. */
const cut = (context: BrowserContext) => context.setOffline(true);

test('the app opens without a network where it was left, and sign-out erases what was read and kept', async ({
  page,
  context,
  complaints,
  learner,
}) => {
  await test.step('the app opens without a network where it was left, and goes on when it is back', async () => {
    complaints.allow(noNetwork);
    await visit(page, '/missions');
    await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
    await visit(page, '/dashboard');
    await expect(
      page.getByRole('heading', { level: 3, name: 'The method in five minutes' }),
    ).toBeVisible();
    await keptWhole(page, 'dashboard');

    await cut(context);
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 3, name: 'The method in five minutes' }),
    ).toBeVisible();
    await expect(page.getByText(/You are offline/).first()).toBeVisible();
    await visit(page, '/missions');
    await expect(
      page.getByRole('heading', { level: 2, name: 'TOGAF in 15 Minutes' }),
    ).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
    const session = page.waitForResponse('**/api/session');
    await page.reload();
    expect((await session).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
  });
  await test.step('nothing of a learner is in the kept files, and sign-out erases what was read and kept', async () => {
    complaints.allow(noNetwork);
    await visit(page, '/dashboard');
    await expect(
      page.getByRole('heading', { level: 3, name: 'The method in five minutes' }),
    ).toBeVisible();
    await keptWhole(page, 'dashboard');
    const kept = await page.evaluate(async () => {
      const paths: string[] = [];
      let text = '';
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          paths.push(new URL(request.url).pathname);
          text += await (await cache.match(request))?.text();
        }
      }
      return { paths, hasApi: paths.some((path) => path.startsWith('/api')), text };
    });
    expect(kept.paths).toContain('/');
    expect(kept.hasApi).toBe(false);
    expect(kept.text).not.toContain(learner.email);

    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/#\/auth/);
    await expect.poll(() => cachedReads(page)).toEqual([]);
    await expect.poll(() => shellCaches(page)).toBe(0);

    await cut(context);
    await page.goto('about:blank');
    await expect(page.goto('/')).rejects.toThrow();
  });
});
