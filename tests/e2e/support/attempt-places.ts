// A running attempt in all its states, for axe and the widths.
import { expect } from '@playwright/test';
import { answer, daily, place, sit, start } from './attempt.ts';
import { call, signUp } from './people.ts';
import type { Place } from './place.ts';
import { visit } from './screen.ts';

export const attempts: readonly Place[] = [
  [
    'attempt: a question',
    async ({ page, context }) => {
      await signUp(context);
      await start(context);
      await sit(page);
      await answer(page);
      await page.keyboard.press('f');
      await expect(page.getByText(/^Saved \d/)).toBeVisible();
    },
  ],
  [
    'attempt: the dialog to hand in',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Submit Exam' }).first().click();
      await expect(page.getByRole('dialog', { name: /open questions/ })).toBeVisible();
    },
  ],
  [
    'attempt: the last question without a network',
    async ({ page, context }) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Show all/ })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Go to question 40' }).click();
      await expect(place(page, 40)).toBeVisible();
      await context.setOffline(true);
      await answer(page);
      await expect(page.getByRole('button', { name: /^1 unsent/ })).toBeVisible();
    },
  ],
  [
    'dashboard: an attempt runs',
    async ({ page, context }) => {
      await context.setOffline(false);
      await expect(page.getByText(/^Saved \d/)).toBeVisible();
      await visit(page, '/dashboard');
      await expect(page.getByRole('region', { name: 'Running attempts' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
  [
    'attempt: the question before a course is switched',
    async ({ page }) => {
      await page.getByRole('link', { name: /^Resume/ }).click();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Switch course' }).click();
      await expect(page.getByRole('dialog', { name: 'Switch Course?' })).toBeVisible();
    },
  ],
  [
    'attempt: a quiz with its verdict',
    async ({ page, context }) => {
      await page.keyboard.press('Escape');
      await start(context, daily.key);
      await sit(page, daily.key);
      await answer(page);
      await page.getByRole('button', { name: 'Check answer' }).click();
      await expect(page.getByRole('heading', { name: 'The principle' })).toBeVisible();
    },
  ],
  [
    'attempt: an open book',
    async ({ page, context }) => {
      await start(context, 'certified-ogea-102');
      await visit(page, '/exam/certified-ogea-102/attempt');
      await page.getByRole('button', { name: 'Reference' }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
    },
  ],
  [
    'attempt: it ended elsewhere',
    async ({ page, context }) => {
      await page.keyboard.press('Escape');
      const { attempts: running } = await call<{ attempts: { id: string; paperKey: string }[] }>(
        context,
        'GET',
        '/me/attempts',
      );
      const { id } = running.find(({ paperKey }) => paperKey.endsWith('102'))!;
      await call(context, 'POST', `/attempts/${id}/submit`, {});
      await page.keyboard.press('2');
      await expect(page.getByRole('heading', { name: 'This attempt has ended' })).toBeVisible();
    },
  ],
];
