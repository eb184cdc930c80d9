// Handing in over a bad line: what failed is said where the learner is, and nothing asks without a pause.
import type { Page } from '@playwright/test';
import type { Attempt } from '#contract/exams.ts';
import { answer, place, sit, start } from './support/attempt.ts';
import { expect, refused, test } from './support/journey.ts';
import { call } from './support/people.ts';
import { drawn, expectAccessible } from './support/screen.ts';

const unready = { status: 503, body: '' };
const failure = (page: Page) =>
  page.getByRole('dialog').getByRole('alert').filter({ hasText: 'It was not submitted.' });

test('while an exam is handed in nothing closes the dialogue, and a failure is told in it', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(refused(503));
  await start(context);
  await sit(page);
  const dialog = page.getByRole('dialog');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/submit', async (route) => {
    await released;
    await route.fulfill(unready);
  });
  const open = page.getByRole('banner').getByRole('button', { name: 'Submit Exam' });
  await open.click();
  await dialog.getByRole('button', { name: 'Submit Exam' }).click();
  await expect(dialog.getByRole('button', { name: 'Submitting' })).toBeVisible();
  // A browser lets a second Escape in a row close what the first one could not.
  for (const _press of [1, 2, 3, 4, 5]) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  release();
  await expect(failure(page)).toBeVisible();
  await expectAccessible(page, 'a hand-in that failed');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(place(page, 1)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await open.click();
  await dialog.getByRole('button', { name: 'Submit Exam' }).click();
  await expect(page).toHaveURL(/report/);
});

test('a question of rapid fire closes by itself; where it cannot be handed in that is said, and asked again ever more seldom', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(refused(503));
  const attempt = await start(context, 'rapid-fire');
  for (let after = 1; after < attempt.total - 1; after += 1) {
    await call<Attempt>(context, 'POST', `/attempts/${attempt.id}/next`, { after });
  }
  let tries = 0;
  let answered = 0;
  // From the start: the page's clock runs ahead of the server's here, and may close the last question early.
  await page.route('**/submit', async (route) => {
    tries += 1;
    await route.fulfill(unready);
    answered += 1;
  });
  await page.clock.install();
  await sit(page, 'rapid-fire');
  await expect(place(page, 19, 20)).toBeVisible();
  // It closes by itself: what is chosen then counts, and the next one comes.
  await answer(page);
  await page.clock.runFor(31_000);
  await expect(place(page, 20, 20)).toBeVisible();
  await expect(page.getByTestId('left')).toHaveText(
    /^Question 19: (right|right in part|not right)$/,
  );
  // Nothing is chosen: the question closes, there is none after it, and the practice hands itself in.
  await page.clock.runFor(31_000);
  await expect(failure(page)).toBeVisible();
  for (let seconds = 0; seconds < 10; seconds += 1) {
    await page.clock.runFor(1_000);
    // The next try is planned once the last one has its answer.
    await expect.poll(() => answered).toBe(tries);
    await drawn(page);
  }
  // At once, after two seconds, four more, and eight more where it closed some seconds before: not each second.
  expect(tries).toBeLessThanOrEqual(4);
  await expect.poll(() => tries).toBeGreaterThanOrEqual(2);
  await page.unrouteAll({ behavior: 'wait' });
  // The server answers again: the next try comes by itself. From then on the page's clock stands still, else a busy
  // machine's answer came after the page had given up waiting for it.
  const landed = page.waitForResponse('**/submit');
  let isAsked = false;
  page.on('request', (request) => {
    if (request.url().endsWith('/submit')) isAsked = true;
  });
  for (let seconds = 0; seconds < 20 && !isAsked; seconds += 1) {
    await page.clock.runFor(1_000);
    await drawn(page);
  }
  await landed;
  await expect(page).toHaveURL(/#\/quiz\/rapid-fire\/report\//);
});
