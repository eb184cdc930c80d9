// The focus stays with the learner: after an answer, out of a dialogue, and in what scrolls.
import type { BrowserContext, Page } from '@playwright/test';
import type { Play } from '#contract/play.ts';
import { apiOf } from '#tests/support/browser-api.ts';
import { sitPaper } from '#tests/support/sit-paper.ts';
import { daily, numberOf, place, sit, start } from './support/attempt.ts';
import { expect, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { call, takeSteps } from './support/people.ts';
import { noticeOf, visit } from './support/screen.ts';

const told = (page: Page) => page.getByTestId('feedback');
const whole = async (page: Page) => {
  await page.keyboard.press('1');
  if ((await page.locator('[data-testid="question"] input[type="checkbox"]').count()) > 0)
    await page.keyboard.press('2');
};

for (const way of members(['the button', 'Enter'] as const, (one) => one === 'Enter')) {
  test(
    `a quiz: next waits for an answer; checked by ${way} it leads to what became of it, and Tab goes on from there`,
    inMatrix,
    async ({ page, context, learner: _ }) => {
      await start(context, daily.key);
      await sit(page, daily.key);
      // What is said is put into a region that was there before: so it is read everywhere.
      await expect(told(page)).toHaveRole('status');
      await expect(told(page)).toBeEmpty();
      const onward = page.getByRole('button', { name: 'Next', exact: true });
      await expect(onward).toBeDisabled();
      await whole(page);
      await expect(onward).toBeDisabled();
      if (way === 'Enter') await page.keyboard.press('Enter');
      else await page.getByRole('button', { name: 'Check answer' }).click();
      await expect(page.getByTestId('outcome-line')).toBeVisible();
      await expect(told(page)).toBeFocused();
      await expect(told(page)).toContainText(/Right\.|Not quite\./);
      await expect(page.getByRole('heading', { name: 'The principle' })).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(onward).toBeEnabled();
      await page.keyboard.press('Tab');
      const follows = await told(page).evaluate(
        (region) =>
          (region.compareDocumentPosition(document.activeElement!) &
            Node.DOCUMENT_POSITION_FOLLOWING) !==
          0,
      );
      expect(follows).toBe(true);
      // Gone back to, it is the question that is read first.
      await page.keyboard.press('ArrowRight');
      await expect(place(page, 2, daily.total)).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(page.locator('#stem')).toBeFocused();
      await numberOf(page, daily.total).click();
      // Others are open: the last question goes on to them, once it has its answer.
      const end = page.getByRole('navigation').getByRole('button', { name: 'Next', exact: true });
      await expect(end).toBeDisabled();
    },
  );
}

test('a dialogue that is closed by its own button gives the focus back', async ({
  page,
  context,
  baseURL,
  learner: _,
}) => {
  const { attempt } = await sitPaper(apiOf(context, baseURL!), 'foundation', { right: 20 });
  await visit(page, `/exam/foundation/report/${attempt.id}`);
  await page.locator('[data-testid="review-row"] summary').first().click();
  const button = page.getByRole('button', { name: 'Report question 1' });
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await button.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  // Once it is sent there is no such button any more: what became of it stands in its place.
  await button.click();
  await dialog.getByLabel('A spelling or language mistake').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(noticeOf(page, 'Report sent')).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'You reported' })).toBeFocused();

  await start(context);
  await sit(page);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Switch course' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Switch Course?' });
  await asked.getByRole('button', { name: 'Stay in Exam' }).click();
  await expect(asked).toHaveCount(0);
  await expect(more).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a table that is wider than the screen is scrolled by arrows, which then move nothing else', async ({
    page,
    context,
    learner: _,
  }) => {
    await start(context, 'scenario-practice');
    await sit(page, 'scenario-practice');
    await whole(page);
    await page.getByRole('button', { name: 'Check answer' }).click();
    await page.getByRole('button', { name: /^One more question on this topic/ }).click();
    await expect(place(page, 2, 2)).toBeVisible();
    await whole(page);
    await page.getByRole('button', { name: 'Check answer' }).click();
    await page.getByText('The facts of the case').click();
    await expectToScroll(page);
    await expect(place(page, 2, 2)).toBeVisible();

    await openTable(page, context);
    const card = await page.getByText(/^Card \d+ of/).textContent();
    await expectToScroll(page);
    await expect(page.getByText(card ?? '', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/#\/curriculum/);
  });
});

/** Opens a lesson at its first card with a table. */
async function openTable(page: Page, context: BrowserContext): Promise<void> {
  const lesson = 'tg.core.02';
  await call(context, 'POST', `/activities/${lesson}/start`);
  const { steps } = await call<Play>(context, 'GET', `/activities/${lesson}/play`);
  const at = steps.findIndex((step) => JSON.stringify(step).includes('"kind":"table"'));
  await takeSteps(context, lesson, at + 1);
  await visit(page, '/learning/core/what-architecture-is-for');
  await expect(page.getByText(`Card ${at + 1} of`)).toBeVisible();
}

/** Made narrow, so that it scrolls whatever its words are. */
async function expectToScroll(page: Page): Promise<void> {
  const wide = page.locator('.wide').first();
  await wide.evaluate((element) => {
    element.style.width = '8rem';
  });
  await wide.focus();
  const left = () => wide.evaluate((element) => element.scrollLeft);
  expect(await left()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await expect(wide).toBeFocused();
}
