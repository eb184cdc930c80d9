// A learner's public page: made by choice in the settings, read by a stranger, as far as the privacy switches show it.
import type { Page } from '@playwright/test';
import { expect, refused, test } from './support/journey.ts';
import { call, completeMission, firstMission } from './support/people.ts';
import { expectAccessible, visit } from './support/screen.ts';

const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const saved = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

test('a public page is made by choice, shows what its owner shows, and is gone when they hide', async ({
  page,
  context,
  complaints,
  newDevice,
  learner,
}) => {
  await completeMission(context, firstMission.key);
  const stranger = await (await newDevice()).newPage();
  const name = `${learner.firstName} ${learner.lastName}`;
  const set = (settings: object) => call(context, 'PATCH', '/me', { settings });

  const address = await test.step('nobody has a page before they ask for one', async () => {
    await visit(page, '/settings?tab=privacy');
    await expect(page.getByRole('heading', { name: 'Your public page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open your public page' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Create an Address' }).click();
    const link = page.getByRole('link', { name: 'Open your public page' });
    await expect(link).toBeVisible();
    return (await link.getAttribute('href'))!;
  });

  await test.step('a stranger reads name, figures and badges, and nothing else', async () => {
    await stranger.goto(`/${address}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(name);
    const main = stranger.getByRole('main');
    await expect(main).toContainText('XP toward the level');
    await expect(stranger.getByRole('heading', { level: 3, name: 'First Steps' })).toBeVisible();
    await expect(main).not.toContainText(learner.email);
    await expectAccessible(stranger, 'a public page');
  });

  await test.step('what is not shown is not sent', async () => {
    await toggle(page, 'Show progress').click();
    await saved(page);
    await expect
      .poll(() => call(context, 'GET', '/me'))
      .toMatchObject({ settings: { showProgress: false } });
    await stranger.reload();
    await expect(stranger.getByRole('heading', { level: 3, name: 'First Steps' })).toBeVisible();
    await expect(stranger.getByRole('main')).not.toContainText('XP');
    await set({ showBadges: false });
    await stranger.reload();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(stranger.getByRole('main')).not.toContainText('First Steps');
  });

  await test.step('a hidden page is like one that never was, and comes back at the same address', async () => {
    complaints.allow(refused(404));
    await set({ publicProfile: false });
    await stranger.reload();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
      'There is no public page here',
    );
    await expect(stranger.getByRole('main')).not.toContainText(learner.lastName);
    await page.reload();
    await expect(page.getByText('so nobody can see your page')).toBeVisible();
    await set({ publicProfile: true });
    await stranger.reload();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  await test.step('who looks in quiet mode sees no XP of others', async () => {
    await set({ showProgress: true, showBadges: true, quietMode: true });
    await page.goto(`/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main')).not.toContainText('XP');
    await expect(page.getByRole('main')).not.toContainText('First Steps');
  });
});
