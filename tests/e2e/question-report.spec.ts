// Reporting a question from the review and from the player, and reading what became of it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { apiOf } from '#tests/support/browser-api.ts';
import { sitPaper } from '#tests/support/sit-paper.ts';
import { expect, test } from './support/own-journey.ts';
import { firstMission, takeSteps } from './support/people.ts';
import { expectAccessible, holdBack, noticeOf, visit } from './support/screen.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/report-questions.ts');

/** What a maintainer does at the console of the installation. */
function command(dataDir: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [SCRIPT, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  expect(stderr.trim()).toBe('');
  expect(status).toBe(0);
  return stdout;
}

/** Fills the open dialogue and sends it. */
async function report(page: Page, reason: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await dialog.getByLabel(reason).check();
  await dialog.getByLabel('Details').fill(text);
  await expectAccessible(page, 'a report of a question');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(noticeOf(page, 'Report sent')).toBeVisible();
}

// One app serves them all.
test.describe.configure({ mode: 'default' });

test('a question is reported in the review, answered by the command, and read by the learner', async ({
  page,
  context,
  app,
  baseURL,
  learner: _,
}) => {
  const { attempt } = await sitPaper(apiOf(context, baseURL!), 'foundation', { right: 20 });
  await visit(page, `/exam/foundation/report/${attempt.id}`);
  await page.locator('[data-testid="review-row"] summary').first().click();
  await page.getByRole('button', { name: 'Report question 1' }).click();
  await report(page, 'More than one answer can be right', 'The third one holds as well.');
  await expect(page.getByText('It has not been reviewed yet.')).toBeVisible();

  expect(command(app.dataDir)).toContain('The third one holds as well.');
  const [mine] = await apiOf(context, baseURL!).questions.reports();
  const note = 'The stem asks for the first step only.';
  command(app.dataDir, 'resolve', mine!.id, 'answer', '--note', note);
  await visit(page, '/exam/history');
  const reports = page.getByRole('region', { name: 'My reports' });
  await expect(reports.getByRole('listitem')).toContainText(note);
  await expect(reports.getByText('Answered', { exact: true })).toBeVisible();
});

test('an answered question is reported in the player; keys of the dialogue are its own', async ({
  page,
  context,
  app,
  baseURL,
  learner: _,
}) => {
  const card = 6;
  const { steps } = await takeSteps(context, firstMission.key, card);
  expect(steps[card - 1]?.kind).toBe('check');
  const release = await holdBack(page, '**/report-question-*.js');
  await visit(page, `/learn/${firstMission.key}`);
  const button = page.getByRole('button', { name: /^Report question/ });
  await expect(page.getByText(`ard ${card} of ${steps.length}`)).toBeVisible();
  // A press that began before the report's button came still ends on the way on.
  const onward = page.getByRole('button', { name: 'Continue' });
  await page.evaluate(() => document.fonts.ready);
  const before = await onward.boundingBox();
  await expect(button).toHaveCount(0);
  release();
  await expect(button).toBeVisible();
  expect(await onward.boundingBox()).toEqual(before);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await dialog.getByLabel('Something else').check();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Escape leaves the player: this one only closed the dialogue, and what was chosen is kept.
  await expect(page).toHaveURL(new RegExp(`#/learn/${firstMission.key}$`));
  await button.click();
  await expect(dialog.getByLabel('Something else')).toBeChecked();
  await report(page, 'A spelling or language mistake', 'A comma is missing.');
  await expect(page.getByText('You reported this question')).toBeVisible();
  const [mine] = await apiOf(context, baseURL!).questions.reports();
  command(app.dataDir, 'resolve', mine!.id, 'answer', '--note', 'The comma would be wrong here.');
  await visit(page, '/exam/history');
  await expect(page.getByText('The comma would be wrong here.')).toBeVisible();
});
