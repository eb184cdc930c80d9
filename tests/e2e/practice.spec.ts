// Practice by topic, how sure one was, one more like this, and rapid fire with its seconds.
import type { Page } from '@playwright/test';
import { languageNames, locales } from '#client/base/language/languages.ts';
import type { Attempt } from '#contract/exams.ts';
import { textsOf } from '#tests/support/texts.ts';
import { start } from './support/attempt.ts';
import { expect, refused, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { call } from './support/people.ts';
import { topicBox, unfoldTopics } from './support/practice-choice.ts';
import { expectAccessible, expectNoSideways, visit } from './support/screen.ts';

const stem = (page: Page) => page.locator('#stem');
/** Chooses as many options as the question asks for. */
async function choose(page: Page): Promise<void> {
  const isMany =
    (await page.locator('[data-testid="question"] input[type="checkbox"]').count()) > 0;
  await page.keyboard.press('1');
  if (isMany) await page.keyboard.press('2');
}

test('a topic is practised, also where its questions were not counted: said how sure, explained at once, and one more like it', async ({
  page,
  complaints,
  learner: _,
}) => {
  await test.step('what was not counted is counted on asking', async () => {
    complaints.allow(refused(503));
    await page.route('**/courses/*/papers', (route) => route.fulfill({ status: 503, body: '' }));
    await visit(page, '/quiz/topic-practice?topic=tgf.u3');
    const missing = page.getByRole('alert').filter({ hasText: 'could not be counted' });
    await expect(missing).toBeVisible();
    await expectAccessible(page, 'a practice without its topics');
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
    await page.unrouteAll({ behavior: 'wait' });
    await missing.getByRole('button', { name: 'Retry' }).click();
    await expect(missing).toBeHidden();
    await unfoldTopics(page);
    await expect(topicBox(page, 'tgf.u3')).toBeChecked();
    // Without a word of them it starts all the same: the server has them.
    await page.reload();
    await page.route('**/courses/*/papers', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await expect(missing).toBeVisible();
  });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/quiz\/topic-practice\/attempt$/);
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  const asked = await stem(page).textContent();
  await choose(page);
  await page.getByRole('group', { name: 'How sure are you?' }).getByText('A guess').click();
  await expectAccessible(page, 'a question of practice');
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByTestId('outcome-line')).toBeVisible();
  await expect(page.getByText('You said: a guess.')).toBeVisible();
  await page.getByRole('button', { name: /^One more question on this topic/ }).click();
  // It is the next one, and those that were next come after it.
  await expect(page.getByText('Question 2 of 11')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('11 questions');
  await expect(stem(page)).not.toHaveText(asked ?? '');
  await expect(stem(page)).toBeFocused();
  // It is the server's: a reload finds it, and what was said.
  await page.reload();
  await expect(page.getByText('Question 2 of 11')).toBeVisible();
  await page.getByRole('button', { name: 'Question 1, answered' }).click();
  await expect(page.getByText('You said: a guess.')).toBeVisible();
});

test('on a phone it is asked how sure one is below the options, in sight of the choice, in targets of a thumb', async ({
  page,
  context,
  learner: _,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await start(context, 'topic-practice');
  await visit(page, '/quiz/topic-practice/attempt');
  const ask = page.getByRole('group', { name: 'How sure are you?' });
  const options = page.getByTestId('question').locator('input');
  await expect(options.first()).toBeVisible();
  await expect(ask).toHaveCount(0);
  // The last option lies lowest, and stays in sight with what is asked about it.
  const isMany = (await options.first().getAttribute('type')) === 'checkbox';
  if (isMany) await options.first().check();
  await options.last().check();
  await expect(ask).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Check answer' })).toBeInViewport({ ratio: 1 });
  const lines = page.getByTestId('question').locator('label');
  await expect(lines.last()).toBeInViewport({ ratio: 1 });
  // It stands below all options, so that none lies under it wherever the page is scrolled to.
  for (const option of await lines.all()) {
    const { y, height } = (await option.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await ask.boundingBox())!.y);
  }
  const foot = (await page.getByTestId('exam-foot').boundingBox())!;
  const asked = (await ask.boundingBox())!;
  expect(asked.y + asked.height).toBeLessThanOrEqual(foot.y);
  for (const button of await ask.getByRole('button').all()) {
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expectNoSideways(page, 'how sure one is');
});

// German has the longest words.
for (const locale of members(locales, (one) => one === 'de')) {
  test(
    `the foot of a practice is no wider than a phone in ${languageNames[locale]}`,
    inMatrix,
    async ({ page, context, learner: _ }) => {
      const texts = await textsOf(locale);
      await page.addInitScript((value) => {
        localStorage.setItem('meritpath-app-state', JSON.stringify({ locale: value }));
      }, locale);
      await page.setViewportSize({ width: 360, height: 740 });
      await start(context, 'scenario-practice');
      await visit(page, '/quiz/scenario-practice/attempt');
      const next = page
        .getByTestId('exam-foot')
        .getByRole('button', { name: texts.attempt.finish });
      const without = page.getByRole('button', { name: texts.attempt.skipLast });
      await expect(without).toBeInViewport({ ratio: 1 });
      // The head has the other way to finish: one in the foot is enough.
      await expect(next).toHaveCount(0);
      await expectNoSideways(page, 'a scenario without an answer');
      await page.getByRole('radio').first().check();
      const check = page.getByRole('button', { name: texts.attempt.check });
      await expect(check).toBeInViewport({ ratio: 1 });
      await expectNoSideways(page, 'a scenario with a choice');
      await check.click();
      await expect(next).toBeEnabled();
      await expect(next).toBeInViewport({ ratio: 1 });
      await expectNoSideways(page, 'a scenario with its answer');
    },
  );
}

test('rapid fire asks one question at a time, with extra time each its seconds longer, a reload does not turn the seconds back, and only its review leads on', async ({
  page,
  context,
  learner: _,
}) => {
  await visit(page, '/quiz/rapid-fire');
  await page.getByText('Extra time: None, 10 minutes in all, 30 s a question').click();
  await page.getByRole('radio', { name: '+50%' }).check();
  await expect(
    page.getByText('Extra time: +50%, 15 minutes in all, 45 s a question'),
  ).toBeVisible();
  await expectAccessible(page, 'rapid fire with extra time');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Question 1 of 20')).toBeVisible();
  const ring = page.locator('[data-testid="seconds"] [role="timer"]');
  // Its own seconds are the only clock: when the paper itself ends is told once that is near.
  await expect(page.getByText('20 questions, 45 s a question')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(1);
  const left = async () => Number(await ring.textContent());
  await expect(ring).toHaveText(/^4[2-5]$/);
  const first = await stem(page).textContent();
  await expect.poll(left).toBeLessThan(44);
  const before = await left();
  await page.reload();
  await expect(stem(page)).toHaveText(first ?? '');
  await expect(ring).toHaveText(/^\d+$/);
  expect(await left()).toBeLessThanOrEqual(before);
  // The numbers lead nowhere here: they are not shown.
  await expect(page.getByRole('button', { name: /^Question 1,/ })).toHaveCount(0);
  // Choosing is answering: nothing is checked, nothing flagged to come back to, and the choice can change.
  await expect(page.getByRole('button', { name: 'Check answer' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Flag/ })).toHaveCount(0);
  await choose(page);
  await expect(page.locator('[role="progressbar"][aria-valuenow="1"]')).toBeVisible();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Question 2 of 20')).toBeVisible();
  await expect(page.getByTestId('left')).toHaveText(
    /^Question 1: (right|right in part|not right)$/,
  );
  await expect(ring).toHaveText(/^4[0-5]$/);
  // No way leads out of its seconds to a lesson; its review has them.
  const readOn = page.getByRole('link', { name: /^Read on:/ });
  await expect(readOn).toHaveCount(0);
  await expectAccessible(page, 'a question of rapid fire');
  const { attempts } = await call<{ attempts: { id: string }[] }>(context, 'GET', '/me/attempts');
  const told = await call<Attempt>(context, 'GET', `/attempts/${attempts[0]!.id}`);
  expect(told.extraTimePercent).toBe(50);
  expect(told.questions.map(({ number, answer }) => [number, answer !== null])).toEqual([
    [1, true],
    [2, false],
  ]);
  await page.getByRole('button', { name: 'Finish Quiz' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('19 questions are not answered: they count as wrong.');
  await dialog.getByRole('button', { name: 'Finish Quiz' }).click();
  await expect(page).toHaveURL(/\/quiz\/rapid-fire\/report\//);
  await page.locator('[data-testid="review-rows"] > li').first().locator('summary').click();
  await expect(readOn.first()).toBeVisible();
});
