// The session in the page: guards, sign-out, what ends it elsewhere, and how it is kept alive.
import type { Page } from '@playwright/test';
import { expect, refused, test } from './support/journey.ts';
import { aPerson, call, firstMission, signIn, signUp, takeSteps } from './support/people.ts';
import { holdBack, noticeOf, visit } from './support/screen.ts';

test('signed out, every path leads to the door; signed in, the door and the root to the courses, until the session is revoked elsewhere', async ({
  page,
  context,
  newDevice,
  complaints,
}) => {
  const learner = aPerson();
  await test.step('signed out, every path leads to the door; signed in, the door and the root to the courses', async () => {
    const paths = ['/', '/learn', '/dashboard', '/missions', '/learn/pmp', '/store', '/nonsense'];
    for (const path of paths) {
      await page.goto('about:blank');
      await visit(page, path);
      await expect(page).toHaveURL(/#\/auth$/);
      await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
    }
    await signUp(context, learner);
    for (const path of ['/auth', '/', '/auth?mode=sign-up']) {
      await page.goto('about:blank');
      await visit(page, path);
      await expect(page).toHaveURL(/#\/learn$/);
    }
    await page.goto('/');
    await expect(page).toHaveURL(/#\/learn$/);
  });
  await page.goto('about:blank');
  await test.step('a spinner stands there until the session is known', async () => {
    const answer = await holdBack(page, '**/api/session');
    await visit(page, '/dashboard');
    await expect(
      page.getByRole('status').filter({ hasText: 'Loading your session' }),
    ).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
  });
  await test.step('revoked elsewhere, it leads to the door with the next action', async () => {
    complaints.allow(refused(401));
    const other = await newDevice();
    await signIn(other, learner);
    const sessions = await call<{ id: string; current: boolean }[]>(
      other,
      'GET',
      '/account/sessions',
    );
    // An open page may hear of it before its learner goes on: then there is no link left to press.
    const said = expect(noticeOf(page, 'Your session has ended')).toBeVisible();
    for (const { id, current } of sessions) {
      if (!current) await call(other, 'DELETE', `/account/sessions/${id}`);
    }
    await page.evaluate(() => {
      location.hash = '#/missions';
    });
    await said;
    await expect(page).toHaveURL(/#\/auth$/);
    expect((await context.request.get('/api/me')).status()).toBe(401);
  });
});

/** Opens the form about the last question that was answered in the first mission. */
async function openReport(page: Page) {
  await visit(page, `/learn/${firstMission.key}`);
  const place = page.getByText(/^(Check, c|C)ard \d+ of \d+$/);
  await expect(place).toBeVisible();
  for (let said = await place.innerText(); !said.startsWith('Check'); ) {
    await page.keyboard.press('ArrowLeft');
    await expect(place).not.toHaveText(said);
    said = await place.innerText();
  }
  await page.getByRole('button', { name: /^Report question/ }).click();
  return page.getByRole('dialog', { name: 'Report this question' }).getByLabel('Details');
}

test("signing out says 'Signed out', ends other tabs too, takes what was typed, and the cookie is worth nothing; the next learner finds nothing", async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  // What a screen was still reading when the learner signed out is refused.
  complaints.allow(refused(401));
  const drafts = (of: Page) =>
    of.evaluate(() => JSON.parse(localStorage.getItem('meritpath-app-state') ?? '{}').drafts);
  await takeSteps(context, firstMission.key);
  const second = await context.newPage();
  await (await openReport(second)).fill('This is mine.');
  expect(JSON.stringify(await drafts(second))).toContain('This is mine.');
  await visit(page, '/dashboard');
  const cookies = await context.cookies();
  await page.getByRole('button', { name: /^Profile:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(noticeOf(page, 'Signed out')).toContainText(
    'You have been successfully signed out.',
  );
  await expect(page).toHaveURL(/#\/auth$/);
  await expect(second).toHaveURL(/#\/auth$/);
  expect(await drafts(second)).toEqual({});

  await context.addCookies(cookies);
  await page.goto('about:blank');
  await visit(page, '/dashboard');
  await expect(page).toHaveURL(/#\/auth$/);

  await signUp(context);
  await takeSteps(context, firstMission.key);
  await page.reload();
  await expect(page).toHaveURL(/#\/learn$/);
  await expect(await openReport(page)).toHaveValue('');
  expect(JSON.stringify(await drafts(page))).not.toContain('This is mine.');
});
