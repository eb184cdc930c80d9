// What learning brought, from the profile menu to the reason of every XP; and nothing of it in quiet mode.
import { expect, test } from './support/journey.ts';
import { call, startDemo } from './support/people.ts';
import { expectAccessible, visit } from './support/screen.ts';

test('a learner sees where every XP came from, which badges are near, and hides all of it', async ({
  page,
  context,
}) => {
  await startDemo(context);
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Profile: Demo Learner' }).click();
  await page.getByRole('menuitem', { name: 'My Progress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Progress' })).toBeVisible();
  const entries = page.getByRole('region', { name: 'Every XP you earned' });
  await expect(
    entries.getByText('Your first right answer in', { exact: false }).first(),
  ).toBeVisible();
  await expect(page.getByText('Best run: 5 days')).toBeVisible();
  const calendar = page.getByRole('grid', { name: 'Study days' });
  const today = calendar.locator('td[tabindex="0"]');
  const before = await today.getAttribute('aria-label');
  await today.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(calendar.locator('td:focus')).not.toHaveAttribute('aria-label', before ?? '');
  await expectAccessible(page, 'My Progress');

  await page.getByRole('link', { name: 'Achievements' }).first().click();
  const earned = page.getByRole('region', { name: 'Earned Badges' });
  await expect(earned.getByRole('heading', { level: 3 })).toHaveText([
    'Quick Learner',
    'First Steps',
  ]);
  const founder = page.getByRole('listitem').filter({ hasText: 'Founder' });
  await expect(founder).toContainText('250 XP required');
  await expect(founder).toContainText('5 XP to go');
  await expectAccessible(page, 'Achievements');

  await call(context, 'PATCH', '/me', { settings: { quietMode: true } });
  await visit(page, '/progress');
  await expect(page.getByRole('heading', { name: 'Hidden in quiet mode' })).toBeVisible();
  await visit(page, '/achievements');
  await expect(page.getByRole('heading', { level: 1, name: 'All activity' })).toBeVisible();
  for (const address of ['/dashboard', '/missions', '/curriculum', '/exam', '/achievements']) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const shown = await page.locator('body').innerText();
    for (const reward of [/\b245\b/, /5 days/, /badge/i, /streak/i, /Leaderboards/]) {
      expect([address, reward.test(shown), reward.source]).toEqual([address, false, reward.source]);
    }
  }
});
