// The screens around an attempt, for axe and the widths.
import { expect } from '@playwright/test';
import { apiOf } from '#tests/support/browser-api.ts';
import { answerPaper, sitPaper } from '#tests/support/sit-paper.ts';
import { signUp } from './people.ts';
import { heading, type Place } from './place.ts';
import { visit } from './screen.ts';

export const exams: readonly Place[] = [
  [
    'exam: somebody new',
    async ({ page, context }) => {
      await signUp(context);
      await visit(page, '/exam');
      await expect(page.getByRole('heading', { name: 'Exam simulations' })).toBeVisible();
    },
  ],
  [
    'exam-history: no attempts yet',
    async ({ page }) => {
      await visit(page, '/exam/history');
      await expect(page.getByRole('heading', { name: 'No attempt yet' })).toBeVisible();
    },
  ],
  [
    'paper: extra time open',
    async ({ page }) => {
      await visit(page, '/exam/foundation');
      await heading(page, 'Foundation simulation');
      await page.getByText(/^Extra time: None/).click();
    },
  ],
  [
    'paper: practice by topic',
    async ({ page }) => {
      await visit(page, '/quiz/topic-practice');
      await heading(page, 'Practice by topic');
      await expect(page.getByRole('radio', { name: /^All \(/ })).toBeVisible();
    },
  ],
  [
    'paper: not there',
    async ({ page }) => {
      await visit(page, '/quiz/no-such-paper');
      await heading(page, 'This exam does not exist');
    },
  ],
  [
    'report: just graded',
    async ({ page, context }) => {
      const api = apiOf(context, new URL(page.url()).origin);
      const { attempt } = await sitPaper(api, 'foundation', {
        right: 22,
        leftOut: 2,
        flagged: [4, 9],
        changed: [3, 7],
      });
      await answerPaper(api, 'daily-challenge', { right: 3, leftOut: 6 });
      await visit(page, `/exam/foundation/report/${attempt.id}`);
      await heading(page, 'Foundation simulation, your report');
    },
  ],
  [
    'report: with questions open',
    async ({ page }) => {
      for (const at of [0, 3, 39])
        await page.locator('[data-testid="review-row"] summary').nth(at).click();
      await expect(page.getByTestId('review-options')).toHaveCount(3);
    },
  ],
  [
    'exam: somebody who sat papers',
    async ({ page }) => {
      await visit(page, '/exam');
      await expect(page.getByText('Running now').first()).toBeVisible();
    },
  ],
  [
    'exam-history: attempts',
    async ({ page }) => {
      await visit(page, '/exam/history');
      await expect(page.getByRole('table')).toBeVisible();
    },
  ],
];
