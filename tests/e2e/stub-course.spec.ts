// Three invented courses instead of the product's: every screen takes what it shows from content.
import type { Page } from '@playwright/test';
import { apiOf } from '#tests/support/browser-api.ts';
import { completeActivity, takeSteps } from '#tests/support/play.ts';
import { sitPaper } from '#tests/support/sit-paper.ts';
import { STUB_CONTENT_DIR } from '#tests/support/stub-course.ts';
import { harbor, reef, tide } from '#tests/support/stub-places.ts';
import { expect, test as journey } from './support/journey.ts';
import { type OwnApp, ownApp } from './support/own-app.ts';
import {
  expectAccessible,
  expectNoSideways as noSideways,
  noticeOf,
  visit,
} from './support/screen.ts';

const test = journey.extend<object, { app: OwnApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) => {
      const app = await ownApp({ CONTENT_DIR: STUB_CONTENT_DIR });
      await app.start();
      await use(app);
      await app.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.origin),
});

/** At a desk and on a phone. */
async function expectNoSideways(page: Page, what: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await noSideways(page, `${what} at ${width} px`);
  }
}

// One app serves them all.
test.describe.configure({ mode: 'default' });

test('a course of other figures is walked from the picker to its badges', async ({
  page,
  context,
  app,
  learner: _,
}) => {
  const api = apiOf(context, app.origin);
  await test.step('picker and dashboard', async () => {
    await visit(page, '/learn');
    await expect(page.getByRole('heading', { name: 'Harbor' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tide' })).toBeVisible();
    await expectNoSideways(page, 'picker');
    await page.getByRole('link', { name: 'Start Learning Harbor' }).click();
    await expect(page).toHaveURL(/#\/learn\/harbor$/);
    await expect(page.getByRole('heading', { name: 'The first watch' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Three to begin with')).toBeVisible();
    await expectNoSideways(page, 'dashboard');
  });
  await test.step('the path has its own stations, kinds and tracks', async () => {
    await visit(page, '/curriculum');
    await expect(page.getByText('What the license asks')).toBeVisible();
    await expect(page.getByText('3 Phases, 10 Learning Items').first()).toBeVisible();
    await expectNoSideways(page, 'path');
    await visit(page, '/curriculum?phase=knots');
    const items = page.getByRole('tablist', { name: 'Items of the phase' }).getByRole('tab');
    await expect(items).toHaveText([/^Brief/, /^Second brief/, /^Round/]);
  });
  await test.step('a mission of 37 XP is played', async () => {
    await visit(page, '/missions');
    await expect(page.getByText('37 XP').first()).toBeVisible();
    await visit(page, `/learn/${harbor.missions.first}`);
    await expect(page.getByRole('button', { name: 'Start mission' })).toBeVisible();
    await takeSteps(api, harbor.missions.first);
    await page.reload();
    await page.getByRole('button', { name: 'Finish mission' }).click();
    const done = page.getByRole('main');
    await expect(done.getByText('+37 XP', { exact: true })).toBeVisible();
    await expect(done.getByRole('heading', { name: 'First Line' })).toBeVisible();
    await expectNoSideways(page, 'celebration');
  });
  await test.step('a lab is told in the companies of the course', async () => {
    for (const id of [...harbor.units.knots, ...harbor.units.wind.slice(0, 2)]) {
      await completeActivity(api, id);
    }
    await visit(page, '/learning/wind/drill');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Cargo' }).click();
    await expect(page.getByText('At the grain quay the wind turns')).toBeVisible();
    await expectNoSideways(page, 'lab');
  });
  await test.step('a paper of seven minutes that 43% pass', async () => {
    await visit(page, `/quiz/${harbor.papers.mock}`);
    await expect(page.getByRole('heading', { level: 1, name: 'License mock' })).toBeVisible();
    await expect(page.getByText('7 minutes').first()).toBeVisible();
    await expect(page.getByText('43%').first()).toBeVisible();
    await expectNoSideways(page, 'paper');
    const { attempt } = await sitPaper(api, harbor.papers.mock, { right: 3 });
    await visit(page, `/quiz/${harbor.papers.mock}/report/${attempt.id}`);
    await expect(page.getByText('60%').first()).toBeVisible();
    await expect(page.getByText('Lines and knots').first()).toBeVisible();
    await expectNoSideways(page, 'report');
  });
  await test.step('the streak, the level and the badges follow', async () => {
    await visit(page, `/learn/${harbor.key}`);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Level 2 · Mate/)).toBeVisible();
    await expect(main.getByText('Seven Minutes').first()).toBeVisible();
    await expectNoSideways(page, 'dashboard at the end');
  });
});

test('a course that is still being written says so, leads to its exams, and back to the choice', async ({
  page,
  learner: _,
}) => {
  await test.step('the picker promises no lesson of it', async () => {
    await visit(page, '/learn');
    const card = page.getByRole('article').filter({ hasText: 'Reef' });
    await expect(card.getByText('Practice and exams; lessons are coming')).toBeVisible();
    await expect(card.getByText(/Not started|%/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See the outline of Reef' })).toBeVisible();
    await expectAccessible(page, 'picker');
  });
  await test.step('its missions are empty', async () => {
    await visit(page, `/learn/${reef.key}/missions`);
    await expect(page.getByText('No missions yet')).toBeVisible();
    await expectAccessible(page, 'missions');
    await expectNoSideways(page, 'missions');
  });
  await test.step('its dashboard leads to its exams, and back to the choice', async () => {
    await visit(page, `/learn/${reef.key}`);
    await expect(page.getByRole('heading', { name: 'No missions yet' })).toBeVisible();
    await expectAccessible(page, 'dashboard');
    await expectNoSideways(page, 'dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Practice exams' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Exam Mode' })).toBeVisible();
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Change Course' }).click();
    await expect(page).toHaveURL(/#\/learn$/);
  });
});

test('an address whose key stands only in the other course selects that one and says so', async ({
  page,
  learner: _,
}) => {
  const html = page.locator('html');
  // An address that names its course, as the first of a device that knows none.
  await visit(page, `/learn/${tide.key}/exam`);
  await expect(page.getByRole('link', { name: 'Three on tides' }).first()).toBeVisible();
  await expect(html).toHaveAttribute('data-course', tide.key);
  await visit(page, `/learning/knots/brief`);
  await expect(
    noticeOf(page, 'This belongs to Harbor, so that is your selected course now.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(html).toHaveAttribute('data-course', harbor.key);
  await visit(page, `/learn/${harbor.key}`);
  await expect(html).toHaveAttribute('data-course', harbor.key);
  await visit(page, `/missions/${tide.missions.shared}`);
  await expect(page.getByRole('heading', { level: 1, name: 'The first watch' })).toBeVisible();
  await visit(page, `/missions/${tide.missions.own}`);
  await expect(page.getByRole('heading', { level: 1, name: 'High water' })).toBeVisible();
  await expect(
    noticeOf(page, 'This belongs to Tide, so that is your selected course now.'),
  ).toBeVisible();
  await expect(html).toHaveAttribute('data-course', tide.key);
  // The same key now means the mission of the course that is selected.
  await visit(page, `/learn/${tide.missions.shared}`);
  await expect(page.getByRole('heading', { name: 'The first tide' })).toBeVisible();
  await visit(page, `/quiz/${tide.papers.shared}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Three on tides' })).toBeVisible();
  await visit(page, `/quiz/${harbor.papers.mock}`);
  await expect(page.getByRole('heading', { level: 1, name: 'License mock' })).toBeVisible();
  await expect(
    noticeOf(page, 'This belongs to Harbor, so that is your selected course now.'),
  ).toBeVisible();
  await expect(html).toHaveAttribute('data-course', harbor.key);
});
