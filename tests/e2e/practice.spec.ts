// Practice by topic, how sure one was, one more like this, and rapid fire with its seconds.
import type { Page } from '@playwright/test';
import type { Attempt } from '#contract/exams.ts';
import { expect, test } from './support/journey.ts';
import { call } from './support/people.ts';
import { expectAccessible, visit } from './support/screen.ts';

const stem = (page: Page) => page.locator('#stem');
const options = (page: Page) => page.locator('.q input[type="radio"], .q input[type="checkbox"]');

/** Chooses as many options as the question asks for. */
async function choose(page: Page): Promise<void> {
  const isMany = (await page.locator('.q input[type="checkbox"]').count()) > 0;
  await page.keyboard.press('1');
  if (isMany) await page.keyboard.press('2');
}

test('a topic is practised: said how sure, explained at once, and one more like it', async ({
  page,
  learner: _,
}) => {
  await visit(page, '/quiz/topic-practice?topic=tgf.u3&pool=unseen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice by topic');
  await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('tgf.u3');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page).toHaveURL(/\/quiz\/topic-practice\/attempt$/);
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  const asked = await stem(page).textContent();
  await choose(page);
  await page.getByRole('group', { name: 'How sure are you?' }).getByText('A guess').click();
  await expectAccessible(page, 'a question of practice');
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.locator('.outcome-line')).toBeVisible();
  await expect(page.getByText('You said: a guess.')).toBeVisible();
  await page.getByRole('button', { name: 'Another like this one' }).click();
  await expect(page.getByText('Question 11 of 11')).toBeVisible();
  await expect(stem(page)).not.toHaveText(asked ?? '');
  await expect(stem(page)).toBeFocused();
  // It is the server's: a reload finds it, and what was said.
  await page.reload();
  await expect(page.getByText('Question 11 of 11')).toBeVisible();
  await page.getByRole('button', { name: 'Question 1, answered' }).click();
  await expect(page.getByText('You said: a guess.')).toBeVisible();
});

test('rapid fire asks one question at a time, and a reload does not turn the seconds back', async ({
  page,
  context,
  learner: _,
}) => {
  await visit(page, '/quiz/rapid-fire');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByText('Question 1 of 20')).toBeVisible();
  const ring = page.locator('.seconds [role="timer"]');
  const left = async () => Number(await ring.textContent());
  await expect(ring).toHaveText(/^(30|[12]\d)$/);
  const first = await stem(page).textContent();
  await expect.poll(left).toBeLessThan(28);
  const before = await left();
  await page.reload();
  await expect(stem(page)).toHaveText(first ?? '');
  await expect(ring).toHaveText(/^\d+$/);
  expect(await left()).toBeLessThanOrEqual(before);
  // The numbers lead nowhere here: they are not shown.
  await expect(page.getByRole('button', { name: /^Question 1,/ })).toHaveCount(0);
  await choose(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.outcome-line')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Question 2 of 20')).toBeVisible();
  await expect(ring).toHaveText(/^(30|[12]\d)$/);
  const { attempts } = await call<{ attempts: { id: string }[] }>(context, 'GET', '/me/attempts');
  const told = await call<Attempt>(context, 'GET', `/attempts/${attempts[0]!.id}`);
  expect(told.questions.map(({ number }) => number)).toEqual([1, 2]);
  await expectAccessible(page, 'a question of rapid fire');
});

test('a rapid-fire question that is left alone closes by itself, and the next one comes', async ({
  page,
  learner: _,
}) => {
  await visit(page, '/quiz/rapid-fire');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByText('Question 1 of 20')).toBeVisible();
  await expect(page.getByText('Question 2 of 20')).toBeVisible({ timeout: 90_000 });
  await expect(options(page).first()).toBeEnabled();
  await page.getByRole('button', { name: 'Finish Quiz' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('20 questions are not answered: they count as wrong.');
  await dialog.getByRole('button', { name: 'Finish Quiz' }).click();
  await expect(page).toHaveURL(/\/quiz\/rapid-fire\/report\//);
});
