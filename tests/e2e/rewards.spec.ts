// What learning brought, from the profile menu to the reason of every XP; and nothing of it in quiet mode.
import { exampleOf, screens } from '#tests/support/screen-routes.ts';
import { expect, refused, test } from './support/journey.ts';
import { call, firstMission, startDemo, takeSteps } from './support/people.ts';
import { expectAccessible, visit } from './support/screen.ts';

test('a learner sees where every XP came from, which badges are near, and hides all of it', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(refused(404), refused(409));
  await startDemo(context);
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Profile: Demo Learner' }).click();
  await page.getByRole('menuitem', { name: 'My Progress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Progress' })).toBeVisible();
  const entries = page.getByRole('region', { name: 'Every XP you earned' });
  await expect(entries.getByText('Foundation simulation', { exact: false }).first()).toBeVisible();
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
  const week = page.getByRole('listitem').filter({ hasText: 'Week Warrior' });
  await expect(week).toContainText('5 of 7');
  await expectAccessible(page, 'Achievements');

  await call(context, 'PATCH', '/me', { settings: { quietMode: true } });
  await visit(page, '/progress');
  await expect(page.getByRole('heading', { name: 'Hidden in quiet mode' })).toBeVisible();
  await visit(page, '/achievements');
  await expect(page.getByRole('heading', { level: 1, name: 'All activity' })).toBeVisible();
  const parts = { mission: firstMission.key, paper: 'foundation' };
  const addresses = screens.names
    // Settings say what quiet mode hides, and tours and help explain the whole product.
    .filter((name) => !['settings', 'help', 'tours', 'support'].includes(name))
    .filter((name) => screens.routeOf(name).access === 'learner' && name !== 'report')
    .map((name) => exampleOf(name, parts));
  const traces = [
    ...[/\b245\b/, /\bXP\b/, /5 days/, /badge/i, /streak/i, /shield/i, /leaderboard/i],
    ...[/\brank \d/i, /learning events/i, /level up/i],
  ];
  const expectQuiet = async (where: string) => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const shown = await page.locator('body').innerText();
    const found = traces.map((trace) => shown.match(trace)?.[0]).filter(Boolean);
    expect.soft([where, found]).toEqual([where, []]);
  };
  for (const address of ['/learn', '/learn/pmp/exam', '/dashboard', ...addresses]) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectQuiet(address);
  }
  await test.step('a report and a finished mission say what was learned, and not what it paid', async () => {
    const [attempt] = await call<{ id: string }[]>(context, 'GET', '/courses/togaf/attempts');
    await visit(page, exampleOf('report', { ...parts, attempt: attempt!.id }));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectQuiet('the report of an attempt');
    const next = 'once-around-the-loop';
    await takeSteps(context, next);
    await visit(page, `/learn/${next}`);
    await page.getByRole('button', { name: 'Finish mission' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mission done!' })).toBeVisible();
    await expectQuiet('the end of a mission');
  });
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expectQuiet('notifications');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectQuiet('search');
});
