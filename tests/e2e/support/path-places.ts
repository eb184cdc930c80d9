// The learning path and what is played on it, in the order in which they are walked.
import { expect } from '@playwright/test';
import { apiOf } from '#tests/support/browser-api.ts';
import { completeActivity, takeSteps } from '#tests/support/play.ts';
import { signUp } from './people.ts';
import { heading, type Place, type Stage } from './place.ts';
import { visit } from './screen.ts';

/** The API of this browser's app; the page has been opened before. */
const api = ({ context, page }: Stage) => apiOf(context, new URL(page.url()).origin);

export const path: readonly Place[] = [
  [
    'path: somebody new',
    async ({ page, context }) => {
      await signUp(context);
      await visit(page, '/curriculum');
      await heading(page, 'Curriculum');
    },
  ],
  [
    'path: the three next steps',
    async ({ page }) => {
      await page.getByRole('button', { name: /^Guide Me/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'path: the panel of a phase, at its lab',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await visit(page, '/curriculum?phase=preliminary&item=lab');
      await expect(page.getByRole('tab', { name: /Lab/, selected: true })).toBeVisible();
    },
  ],
  [
    'path: the panel of a locked phase with its test',
    async ({ page }) => {
      await visit(page, '/curriculum?phase=requirements');
      await expect(page.getByRole('link', { name: /Test out/ }).first()).toBeVisible();
    },
  ],
  [
    'player: the gate of the test that opens a phase',
    async ({ page }) => {
      await visit(page, '/learning/requirements/testout');
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    },
  ],
  [
    'player: the gate of a locked item',
    async ({ page }) => {
      await visit(page, '/learning/preliminary/lab');
      await heading(page, 'This is still locked');
    },
  ],
  [
    'tracks: all of them',
    async ({ page }) => {
      await visit(page, '/tracks');
      await heading(page, 'Learning Tracks');
    },
  ],
  [
    'industries: all of them',
    async ({ page }) => {
      await visit(page, '/industries');
      await heading(page, 'Industry Focus');
    },
  ],
];

export const pathItems: readonly Place[] = [
  [
    'player: the form of an artifact',
    async (stage) => {
      await signUp(stage.context);
      await visit(stage.page, '/learn');
      await completeActivity(api(stage), 'tg.pre.lesson');
      await completeActivity(api(stage), 'tg.pre.deepdive');
      // The form is the card after the sixth.
      await takeSteps(api(stage), 'tg.pre.artifact', 6);
      await visit(stage.page, '/learning/preliminary/artifact');
      await stage.page.getByRole('button', { name: 'Continue' }).click();
      await expect(stage.page.locator('[data-work] textarea').first()).toBeVisible();
    },
  ],
  [
    'player: an artifact with open parts',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Hand in' }).click();
      await expect(page.locator('.field-error').first()).toBeVisible();
    },
  ],
  [
    'player: an artifact beside its model',
    async (stage) => {
      await completeActivity(api(stage), 'tg.pre.artifact');
      await stage.page.reload();
      await expect(stage.page.getByText(/^Card 1 of/)).toBeVisible();
      await stage.page.getByRole('button', { name: /task/ }).first().click();
      await expect(stage.page.getByTestId('task-outcome')).toBeVisible();
    },
  ],
  [
    'player: the task of a lab',
    async (stage) => {
      await takeSteps(api(stage), 'tg.pre.lab', 1);
      await visit(stage.page, '/learning/preliminary/lab');
      await stage.page.getByRole('button', { name: 'Continue' }).click();
      await expect(stage.page.locator('[data-work]')).toBeVisible();
    },
  ],
  [
    'player: a lab that is graded',
    async (stage) => {
      await takeSteps(api(stage), 'tg.pre.lab', 2);
      await stage.page.reload();
      // It opens on the task after it.
      await stage.page.getByRole('button', { name: /^Card 2, task, handed in/ }).click();
      await expect(stage.page.getByTestId('task-outcome')).toBeVisible();
    },
  ],
  [
    'player: a quiz that is failed',
    async (stage) => {
      await completeActivity(api(stage), 'tg.pre.lab');
      await takeSteps(api(stage), 'tg.pre.quiz', { right: 2 });
      await visit(stage.page, '/learning/preliminary/quiz');
      await expect(stage.page.getByRole('button', { name: 'Take it again' })).toBeVisible();
    },
  ],
  [
    'player: a checklist',
    async (stage) => {
      await api(stage).learning.retakeQuiz({ activityRef: 'tg.pre.quiz' });
      await completeActivity(api(stage), 'tg.pre.quiz');
      await takeSteps(api(stage), 'tg.pre.checklist', 1);
      await visit(stage.page, '/learning/preliminary/checklist');
      await expect(stage.page.getByTestId('stage')).toBeVisible();
    },
  ],
  [
    'path: a phase is done',
    async (stage) => {
      await completeActivity(api(stage), 'tg.pre.checklist');
      await visit(stage.page, '/curriculum?phase=preliminary&item=quiz');
      await heading(stage.page, 'Curriculum');
    },
  ],
];
