// A sign-out that fails: the learner is told, stays signed in with everything, and tries again (brief 1, section 8).
import type { Page } from '@playwright/test';
import { answer, answersOf, sit, start } from './support/attempt.ts';
import { expect, noNetwork, refused, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { outboxEntries } from './support/outbox.ts';
import { firstMission, takeSteps } from './support/people.ts';
import { noticeOf, visit } from './support/screen.ts';

const SIGN_OUT = '**/api/account/sign-out';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

const unavailable = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { code: 'server.unavailable', message: 'Later.', fields: [], requestId: 'r-1' },
};

const ways = [
  {
    how: 'the server refuses it',
    text: 'The server is not ready at the moment. Try again shortly.',
    fail: (page: Page) => page.route(SIGN_OUT, (route) => route.fulfill(unavailable)),
  },
  {
    how: 'the server cannot be reached',
    text: 'No connection to the server.',
    fail: (page: Page) => page.route(SIGN_OUT, (route) => route.abort('connectionrefused')),
  },
];

for (const { how, text, fail } of members(ways, ({ how }) => how === 'the server refuses it')) {
  test(
    `where ${how}, a sign-out says so and takes nothing; the next one works`,
    inMatrix,
    async ({ page, context, complaints, learner: _ }) => {
      complaints.allow(noNetwork, refused(503));
      // An answer that no server has yet is what a sign-out wipes.
      const attempt = await start(context);
      await page.route('**/answers', (route) => route.abort('connectionrefused'));
      await sit(page);
      await answer(page);
      await expect(page.getByRole('button', { name: /^1 unsent/ })).toBeVisible();
      const kept = () =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => /attempt/.test(key)).length);
      await visit(page, '/dashboard');
      const welcome = page.getByRole('heading', { name: 'Welcome, Amara' });
      await expect(welcome).toBeVisible();

      await fail(page);
      await signOut(page);
      const notice = noticeOf(page, 'Error signing out');
      await expect(notice).toHaveAttribute('role', 'alert');
      await expect(notice).toContainText(text);
      await expect(page).toHaveURL(/#\/dashboard$/);
      await expect(noticeOf(page, 'Signed out')).toBeHidden();
      expect(await kept()).toBe(1);
      await page.reload();
      await expect(welcome).toBeVisible();
      expect(await kept()).toBe(1);
      expect((await answersOf(context, attempt))[0]).toBeNull();

      await page.unrouteAll({ behavior: 'wait' });
      // The session and the answer are whole: it goes out by itself.
      await expect.poll(async () => (await answersOf(context, attempt))[0]).not.toBeNull();
      await signOut(page);
      await expect(noticeOf(page, 'Signed out')).toBeVisible();
      await expect(page).toHaveURL(/#\/auth$/);
      expect(await kept()).toBe(0);
      expect((await context.request.get('/api/me')).status()).toBe(401);
    },
  );
}

test('what waits in the outbox goes with who signs out, from the device too', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  // What the dashboard was still reading when the learner signed out is refused.
  complaints.allow(noNetwork, refused(401));
  const { steps } = await takeSteps(context, firstMission.key, 1);
  await page.route('**/steps/**', (route) => route.abort('connectionrefused'));
  await visit(page, `/learn/${firstMission.key}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`Card 2 of ${steps.length}`, { exact: true })).toBeVisible();
  await expect.poll(async () => (await outboxEntries(page)).length).toBeGreaterThan(0);
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
  await signOut(page);
  await expect(noticeOf(page, 'Signed out')).toBeVisible();
  await expect.poll(() => outboxEntries(page)).toEqual([]);
});
