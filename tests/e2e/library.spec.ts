// The knowledge library in a browser: found, read and ticked, heard and watched by keyboard, out of reach and empty.
import type { Page } from '@playwright/test';
import { expect, noNetwork, test } from './support/journey.ts';
import { expectAccessible, visit } from './support/screen.ts';

const scene = (page: Page, number: number) =>
  page.getByText(new RegExp(`^Scene ${number} of \\d+$`));
const caption = (page: Page) => page.getByRole('region', { name: 'Player' }).locator('[aria-live]');

test('a learner finds a resource by words, category and format, and an empty search leads on', async ({
  page,
  learner: _,
}) => {
  await visit(page, '/library');
  await page.getByRole('combobox', { name: 'Format' }).selectOption('podcast');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('skills');
  const podcast = page.getByRole('link', { name: 'Facilitating a hard meeting' });
  await expect(podcast).toBeVisible();
  const count = page.getByRole('status').filter({ hasText: /resources?$/ });
  await expect(count).toHaveText('1 resource');
  await page.getByRole('searchbox', { name: 'Search the library' }).fill('no such word anywhere');
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible();
  await expectAccessible(page, 'a library without a find');
  await page.getByRole('button', { name: 'Show the whole library' }).click();
  await expect(count).not.toHaveText(/^[01] /);
});

for (const [kind, key, first] of [
  ['podcast', 'facilitating-a-hard-meeting', 'I want to tell you about a meeting that I ruined.'],
  ['video', 'two-minute-memory', 'On Tuesday you read a lesson and every line is clear.'],
] as const) {
  test(`a ${kind} is played, moved through and read by keyboard alone, with reduced motion`, async ({
    page,
    learner: _,
  }) => {
    await visit(page, `/library/${key}`);
    await expect(scene(page, 1)).toBeVisible();
    await expect(caption(page)).toContainText(first);
    // Nothing plays before it is asked for.
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(scene(page, 3)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(scene(page, 2)).toBeVisible();
    await expect(caption(page)).not.toContainText(first);
    await page.keyboard.press('>');
    await expect(page.getByRole('combobox', { name: 'Speed' })).not.toHaveValue('1');

    const summary = page.getByText('Transcript');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
    await expectAccessible(page, `a ${kind}`);
  });
}

test('what was opened is there without a network, its ticks are kept, and what was not says so', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(noNetwork, /Failed to fetch dynamically imported module/);
  await visit(page, '/library/first-week-plan');
  const tick = page.getByRole('checkbox').first();
  await expect(tick).not.toBeChecked();
  await context.setOffline(true);
  await tick.check();
  await expect(page.getByText('Kept on this device, and sent when')).toBeVisible();
  await visit(page, '/library/using-ai-with-care');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The library did not load' }),
  ).toBeVisible();
  await context.setOffline(false);
  // It is asked for again as soon as the network is back.
  await expect(page.getByRole('heading', { name: 'Try it at work' })).toBeVisible();
  await expect(page.getByRole('button', { name: /unsent/ })).toBeHidden();
  await visit(page, '/library/first-week-plan');
  await expect(tick).toBeChecked();
});
