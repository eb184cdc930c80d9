// From a question to the lesson that teaches it, and back to where one was.
import type { Page } from '@playwright/test';
import { addressOfLesson } from '#client/base/activity-links.ts';
import { hrefOf } from '#client/base/addresses.ts';
import { apiOf } from '#tests/support/browser-api.ts';
import { sitPaper } from '#tests/support/sit-paper.ts';
import { answer, daily, place, sit, start } from './support/attempt.ts';
import { expect, test } from './support/journey.ts';
import { expectAccessible, expectNoSideways, visit } from './support/screen.ts';

const rowOf = (page: Page, number: number) =>
  page.locator('[data-testid="review-rows"] > li').nth(number - 1);
const wayOn = (page: Page, number: number) =>
  rowOf(page, number).getByRole('link', { name: /^Read on:/ });
const unfold = (page: Page, number: number) => rowOf(page, number).locator('summary').click();

test('the review leads to the lesson of a question, and back leads to the same place', async ({
  page,
  context,
  baseURL,
  learner: _,
}) => {
  const api = apiOf(context, baseURL!);
  const { attempt } = await sitPaper(api, 'foundation', { right: 20 });
  const { questions } = await api.exams.result({ attemptId: attempt.id });
  const found = questions.findLast(({ feedback }) => feedback?.lesson?.isOpen === true)!;
  const { number } = found;
  const lesson = found.feedback!.lesson!;
  await visit(page, `/exam/foundation/report/${attempt.id}`);
  const other = number === 3 ? 4 : 3;
  await unfold(page, other);
  await unfold(page, number);
  const link = wayOn(page, number);
  await expect(link).toHaveText(`Read on: ${lesson.title}, ${lesson.estimatedMinutes} min`);
  await expect(rowOf(page, number).getByText(/^Still locked/)).toHaveCount(0);
  await expectAccessible(page, 'an answer with its lesson');
  const reasons = rowOf(page, number).getByText(/^Source: /);
  await reasons.scrollIntoViewIfNeeded();
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(400);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${hrefOf(addressOfLesson(lesson))}$`));
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(wayOn(page, other)).toBeVisible();
  await expect(page.locator('[data-testid="review-row"][open]')).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
  // What is folded again stays so.
  await unfold(page, other);
  await expect(page).toHaveURL(new RegExp(`\\?open=${number}$`));
  await page.reload();
  await expect(link).toBeVisible();
  await expect(page.locator('[data-testid="review-row"][open]')).toHaveCount(1);
  await test.step('on a phone a locked lesson says so, and is read as a recap where it stands', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    // A new learner can open one phase: all behind it are locked. A lab of them is not read ahead.
    const closed = questions.find(({ feedback }) => feedback?.lesson?.isReadable);
    const { number: shut, feedback } = closed!;
    await visit(page, `/exam/foundation/report/${attempt.id}`);
    await unfold(page, shut);
    await expect(rowOf(page, shut).getByText(/^Not open yet in your curriculum/)).toBeVisible();
    await expectNoSideways(page, 'an answer with a locked lesson');
    await wayOn(page, shut).click();
    const { hash } = new URL(hrefOf(addressOfLesson(feedback!.lesson!)), page.url());
    await expect(page).toHaveURL((url) => url.hash === hash);
    await expect(page.getByRole('heading', { name: 'This is still locked' })).toBeVisible();
    await expect(page.getByTestId('next-step')).toContainText('The method in five minutes');
    await expectAccessible(page, 'a locked lesson');
    await page.getByRole('button', { name: 'Read it as a recap' }).click();
    await expect(page.getByText('Recap', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Card 1 of \d+$/)).toBeVisible();
    await expectNoSideways(page, 'a locked lesson that is read');
    await page.goBack();
    await expect(wayOn(page, shut)).toBeInViewport();
  });
});

test('a running practice loses nothing while its learner reads on', async ({
  page,
  context,
  learner: _,
}) => {
  await start(context, daily.key);
  await sit(page, daily.key);
  await answer(page);
  await page.getByRole('button', { name: 'Check answer' }).click();
  const told = page.getByTestId('outcome-line');
  await expect(told).toBeVisible();
  const feedback = await told.textContent();
  await expect(page.getByText('Your answers are saved. The clock goes on.')).toBeVisible();
  await expectAccessible(page, 'a verdict with its lesson');
  await page.getByRole('link', { name: /^Read on:/ }).click();
  await expect(page).not.toHaveURL(/attempt/);
  const banner = page.getByRole('region', { name: 'Running attempts' });
  await expect(banner).toContainText('Daily challenge is running');
  await banner.getByRole('link', { name: 'Resume Daily challenge' }).click();
  await expect(place(page, 1, daily.total)).toBeVisible();
  await expect(told).toHaveText(feedback ?? '');
  await page.getByRole('link', { name: /^Read on:/ }).click();
  await expect(banner).toBeVisible();
  await page.goBack();
  await expect(place(page, 1, daily.total)).toBeVisible();
  await expect(told).toHaveText(feedback ?? '');
});
