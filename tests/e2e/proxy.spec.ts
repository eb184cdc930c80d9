// Behind a proxy, which answers in the place of an app that restarts.
import type { Page } from '@playwright/test';
import { answer, answersOf, foundation, place } from './support/attempt.ts';
import { keptWhole } from './support/cached-reads.ts';
import { expect, refused, test } from './support/journey.ts';
import { call } from './support/people.ts';
import { visit } from './support/screen.ts';

test.use({ serviceWorkers: 'allow' });

const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'The server does not answer.' });

/** What a proxy says while nothing listens behind it. */
async function restarting(page: Page): Promise<void> {
  const badGateway = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
  for (const path of ['**/api/**', '**/livez']) {
    await page.route(path, (route) => route.fulfill(badGateway));
  }
}

test('the page says that the app is gone; a paper goes on over other screens and a reload, and all of it arrives', async ({
  page,
  complaints,
  learner: _,
  context,
}) => {
  await test.step('the page says that the app is gone, and goes on by itself when it is back', async () => {
    complaints.allow(refused(502));
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
    await restarting(page);
    await visit(page, '/missions');
    await expect(banner(page)).toBeVisible();
    const failed = page.getByRole('alert').filter({ hasText: 'The missions did not load' });
    await expect(failed).toBeVisible();
    await page.unrouteAll();
    await expect(banner(page)).toBeHidden();
    await expect(failed).toBeHidden();
  });
  await test.step('a paper goes on, over other screens and a reload, and all of it arrives', async () => {
    complaints.allow(refused(502));
    // What the device has read last says that nothing runs.
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
    await keptWhole(page, 'running');
    await visit(page, '/exam/foundation');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(place(page, 1)).toBeVisible();
    await restarting(page);
    for (const number of [1, 2, 3, 4, 5]) {
      await expect(place(page, number)).toBeVisible();
      await answer(page);
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^5 unsent/ })).toBeVisible();
    await visit(page, '/dashboard');
    // What runs is asked for again, and the proxy answers in the place of the app.
    const tried = page.waitForResponse((one) => one.url().endsWith('/api/me/attempts'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    expect((await tried).status()).toBe(502);
    await page.unrouteAll();
    const { attempts } = await call<{ attempts: { id: string; paperKey: string }[] }>(
      context,
      'GET',
      '/me/attempts',
    );
    const mine = attempts.find(({ paperKey }) => paperKey === foundation.key)!;
    const given = async () => (await answersOf(context, mine)).filter((one) => one !== null).length;
    await expect.poll(given).toBe(5);
    await expect(
      page.getByRole('region', { name: 'Running attempts' }).getByText('is running'),
    ).toBeVisible();
  });
});
