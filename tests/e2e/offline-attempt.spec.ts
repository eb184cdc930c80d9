// A paper without a network: answered, reloaded, gone on with; all of it arrives when it is back.
import type { BrowserContext, Page } from '@playwright/test';
import {
  answer,
  answersOf,
  foundation,
  numberOf,
  place,
  read,
  savedMark,
  secondsOf,
  sit,
  start,
  stem,
  timer,
} from './support/attempt.ts';
import { cachedReads, keptWhole } from './support/cached-reads.ts';
import { expect, noNetwork, refused, test } from './support/journey.ts';
import { call } from './support/people.ts';
import { visit } from './support/screen.ts';

test.use({ serviceWorkers: 'allow' });

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const banner = (page: Page) => page.getByText('You are offline.');

/** What this device keeps of attempts, as text. */
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('meritpath-attempt:'))
      .map(([, value]) => value),
  );

/** A learner in the middle of a paper, with all that a start without a network needs. */
async function startedAttempt(page: Page, context: BrowserContext) {
  await page.clock.install();
  const attempt = await start(context);
  await sit(page);
  // What waits before it keeps the app's files.
  await page.clock.runFor(4_000);
  await keptWhole(page, 'attempt');
  await answer(page);
  await page.clock.runFor(1_000);
  await expect(savedMark(page)).toBeVisible();
  return attempt;
}

test('three minutes and a reload without a network: nothing is lost, and the result counts it', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(noNetwork);
  const attempt = await startedAttempt(page, context);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  for (const number of [2, 3]) {
    await next(page);
    await expect(place(page, number)).toBeVisible();
    await answer(page);
  }
  await page.getByRole('button', { name: /^Flag/ }).click();
  await page.clock.runFor('01:30');
  const before = { stem: await stem(page).textContent(), seconds: await secondsOf(page) };
  expect(before.seconds).toBeLessThan(58.5 * 60);

  await page.reload();
  await expect(stem(page)).toHaveText(before.stem ?? '');
  await expect(place(page, 3)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  for (const number of [1, 2]) {
    await expect(numberOf(page, number)).toHaveAccessibleName(`Question ${number}, answered`);
  }
  await expect(numberOf(page, 3)).toHaveAccessibleName('Question 3, answered, flagged');
  const after = await secondsOf(page);
  expect(after).toBeLessThanOrEqual(before.seconds);
  expect(after).toBeGreaterThan(before.seconds - 60);
  for (const number of [4, 5]) {
    await next(page);
    await expect(place(page, number)).toBeVisible();
    await answer(page);
  }
  await page.clock.runFor('01:30');
  await expect(page.getByRole('button', { name: /^4 unsent/ })).toBeVisible();
  await expect(page.getByText('your answers are kept on this device')).toBeVisible();
  await expect.poll(async () => after - (await secondsOf(page))).toBeGreaterThanOrEqual(89);
  // Once more: what failed to be read again is still kept.
  await page.reload();
  await expect(place(page, 5)).toBeVisible();
  await expect(numberOf(page, 5)).toHaveAccessibleName('Question 5, answered');

  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(savedMark(page)).toBeVisible();
  const { questions } = await read(context, attempt);
  const given = questions.map((one) => one.answer !== null);
  expect(given.slice(0, 6)).toEqual([true, true, true, true, true, false]);
  expect(questions.filter(({ flagged }) => flagged).map(({ number }) => number)).toEqual([3]);
  await page.getByRole('button', { name: 'Submit Exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click();
  await expect(page).toHaveURL(/#\/exam\/foundation\/report\//);
  const result = await call<{ attempt: { answered: number } }>(
    context,
    'GET',
    `/attempts/${attempt.id}/result`,
  );
  expect(result.attempt.answered).toBe(5);
});

test('from another screen the paper is found again without a network', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(noNetwork);
  await start(context);
  // The paper is not opened in this page before the network goes.
  await visit(page, '/dashboard');
  const running = page.getByRole('region', { name: 'Running attempts' });
  await expect(running).toContainText(`${foundation.title} is running`);
  await keptWhole(page, 'attempt');
  await context.setOffline(true);
  await page.reload();
  await expect(running.getByRole('timer')).toHaveText(/^5\d:\d\d left$/);
  await running.getByRole('link', { name: `Resume ${foundation.title}` }).click();
  await expect(place(page, 1)).toBeVisible();
  await expect(timer(page)).toHaveText(/^5\d:\d\d$/);
  await expect(banner(page)).toBeVisible();
  await answer(page);
  await expect(numberOf(page, 1)).toHaveAccessibleName('Question 1, answered');
});

test('the deadline passes without a network: locked at once, and handed in when it is back', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(noNetwork);
  const attempt = await startedAttempt(page, context);
  await context.setOffline(true);
  await next(page);
  await answer(page);
  await page.clock.runFor('01:00:00');
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
  await expect(page.getByText('Your last answers are waiting for a connection')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await context.setOffline(false);
  await page.clock.runFor(15_000);
  await expect(page.getByText('Your answers are in, and your report is ready.')).toBeVisible();
  // By the server's clock the hour has not passed: both answers were in time.
  const result = await call<{ attempt: { state: string; answered: number } }>(
    context,
    'GET',
    `/attempts/${attempt.id}/result`,
  );
  expect(result.attempt).toMatchObject({ state: 'submitted', answered: 2 });
});

test('what only the date of the device says locks the paper, but the server decides; signing out leaves nothing of it on the device', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  await test.step('what only the date of the device says locks the paper, but the server decides', async () => {
    complaints.allow(noNetwork);
    const attempt = await startedAttempt(page, context);
    await context.setOffline(true);
    await next(page);
    await answer(page);
    await page.reload();
    await expect(place(page, 2)).toBeVisible();
    expect(await drafts(page)).toHaveLength(1);
    await page.clock.runFor('01:00:00');
    await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await context.setOffline(false);
    await page.clock.runFor(15_000);
    await expect(place(page, 2)).toBeVisible();
    await expect(timer(page)).toHaveText(/^5\d:\d\d$/);
    await expect.poll(async () => (await answersOf(context, attempt))[1]).not.toBeNull();
  });
  await test.step('signing out leaves no draft and no read of the paper on the device', async () => {
    // What was asked for as the learner signed out is refused.
    complaints.allow(refused(401));
    await expect(savedMark(page)).toBeVisible();
    await visit(page, '/dashboard');
    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.clock.runFor(5_000);
    expect(await drafts(page)).toEqual([]);
    await expect.poll(() => cachedReads(page)).toEqual([]);
  });
});
