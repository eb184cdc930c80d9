// The store in a browser: each item bought and used, and what it changes where its effect shows.
import type { Page } from '@playwright/test';
import { apiOf } from '#tests/support/browser-api.ts';
import { xpBefore } from './support/own-database.ts';
import { expect, test } from './support/own-journey.ts';
import { completeMission, firstMission } from './support/people.ts';
import { expectAccessible, visit } from './support/screen.ts';

const html = (page: Page) => page.locator('html');
const mine = (page: Page) => page.getByRole('region', { name: 'Your items' });
const itemOf = (page: Page, name: string) =>
  mine(page).getByRole('listitem').filter({ hasText: name });
const balance = (page: Page) => page.getByTestId('balance');

async function buy(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Buy ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Buy ${name}?` });
  await dialog.getByRole('button', { name: /^Buy for/ }).click();
  await expect(dialog).toBeHidden();
}

test('a learner buys each item with XP and uses it', async ({
  page,
  context,
  app,
  baseURL,
  learner: _,
}) => {
  test.slow();
  const { id } = await apiOf(context, baseURL!).learner.get();

  await test.step('without XP nothing can be bought, and the way to more is shown', async () => {
    await visit(page, '/dashboard');
    await page
      .getByRole('navigation', { name: 'Menus' })
      .getByRole('link', { name: 'Store' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning Store');
    await expect(balance(page)).toHaveText('0 XP');
    await expect(page.getByText('Not Enough XP')).toHaveCount(8);
    await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(0);
    await expect(page.getByText('Nearest to you: Focus Boost, 300 XP to go.')).toBeVisible();
    // Money is offered only where a payment service is set up.
    await expect(page.getByText('$')).toHaveCount(0);
    await expect(itemOf(page, 'Streak Shield')).toContainText(
      '2 shields held. A shield bridges one missed day automatically.',
    );
    await expect(page.getByRole('heading', { name: 'Need More XP' })).toBeVisible();
    await expectAccessible(page, 'the store without XP');
  });

  await completeMission(context, firstMission.key);
  await xpBefore(app.dataDir, id, 14_000);
  await page.reload();
  const start = (await apiOf(context, baseURL!).learner.get()).balanceXp;
  const left = (spent: number) => `${(start - spent).toLocaleString('en-US')} XP`;

  await test.step('a price is asked for once, and calling it off spends nothing', async () => {
    await expect(balance(page)).toHaveText(left(0));
    await page.getByRole('button', { name: 'Buy Streak Shield' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buy Streak Shield?' });
    await expect(dialog).toContainText(left(500));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Buy Streak Shield' })).toBeFocused();
    await expect(balance(page)).toHaveText(left(0));
  });

  await test.step('shields are held at once, up to five', async () => {
    for (const held of [3, 4, 5]) {
      await buy(page, 'Streak Shield');
      await expect(itemOf(page, 'Streak Shield')).toContainText(`${held} shields held`);
    }
    await expect(page.getByText('5 held, the maximum')).toBeVisible();
    await expect(balance(page)).toHaveText(left(1_500));
  });

  await test.step('the golden frame is on every earned stamp, until it is taken off', async () => {
    await buy(page, 'Golden Badge Frame');
    await expect(page.getByRole('article', { name: 'Golden Badge Frame' })).toContainText('Yours');
    await expect(html(page)).toHaveAttribute('data-golden-frame', '');
    await itemOf(page, 'Golden Badge Frame').getByRole('button', { name: 'Off' }).click();
    await expect(html(page)).not.toHaveAttribute('data-golden-frame', '');
    await itemOf(page, 'Golden Badge Frame')
      .getByRole('button', { name: 'On', exact: true })
      .click();
    await expect(html(page)).toHaveAttribute('data-golden-frame', '');
  });

  await test.step('the night sky stands behind the Midnight theme, which is free', async () => {
    await buy(page, 'Midnight Theme');
    await expect(page.getByTestId('night-sky')).toBeHidden();
    await page.getByRole('button', { name: 'Switch to the Midnight theme' }).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'midnight');
    await expect(page.getByTestId('night-sky')).toBeVisible();
    await expectAccessible(page, 'the store under the night sky');
  });

  await test.step('a focus boost clears the page until everything is asked for', async () => {
    await buy(page, 'Focus Boost');
    const side = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(side).toBeVisible();
    await page.getByRole('button', { name: 'Start Focus Boost' }).click();
    const strip = page.getByRole('region', { name: 'Focus boost' });
    await expect(strip).toContainText('+50% XP');
    await expect(side).toBeHidden();
    await strip.getByRole('button', { name: 'Show everything' }).click();
    await expect(side).toBeVisible();
    await strip.getByRole('button', { name: 'Back to focus' }).click();
    await expect(side).toBeHidden();
  });

  await test.step('an XP boost runs for a week and is told beside what it adds to', async () => {
    await buy(page, 'XP Boost 2x');
    await page.getByRole('button', { name: 'Start XP Boost 2x' }).click();
    await expect(itemOf(page, 'XP Boost 2x')).toContainText('Runs until');
    await expect(page.getByRole('region', { name: 'Focus boost' })).toContainText('+150% XP');
    await expect(balance(page)).toHaveText(left(1_500 + 2_000 + 800 + 300 + 1_500));
  });

  await test.step('the certificate design is worn once it is bought', async () => {
    await buy(page, 'Premium Certificate Design');
    await expect(
      itemOf(page, 'Premium Certificate Design').getByRole('button', { name: 'On', exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a bundle is started on the page of the team and opens ten places', async () => {
    await buy(page, 'Team Learning Bundle');
    await expect(balance(page)).toHaveText(left(6_100 + 1_200 + 3_000));
    await itemOf(page, 'Team Learning Bundle')
      .getByRole('link', { name: 'Go to your team' })
      .click();
    // The focus boost runs: what is not of this page has stepped back.
    await page.getByLabel('Team name').fill('Harbor Crew');
    await page.getByRole('button', { name: 'Create Team' }).click();
    await expect(page.getByText('1 member, 5 places')).toBeVisible();
    await page.getByRole('button', { name: 'Start the Bundle' }).click();
    await expect(page.getByText('1 member, 10 places')).toBeVisible();
    await expect(page.getByText('The Team Learning Bundle runs until')).toBeVisible();
    await visit(page, '/store');
  });

  await test.step('categories live in the address', async () => {
    await page.getByRole('button', { name: 'Boosts' }).click();
    await expect(page).toHaveURL(/#\/store\?tab=boosts$/);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(8);
  });

  await test.step('quiet mode leads to no store, and says why where one is', async () => {
    await apiOf(context, baseURL!).learner.update({ settings: { quietMode: true } });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Quiet mode is on' })).toBeVisible();
    await expect(balance(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Store' })).toHaveCount(0);
  });
});
