// A learner takes the Foundation paper: answers, flags, loses the network, changes tabs, hands in.
import {
  answer,
  answersOf,
  foundation,
  numberOf,
  place,
  read,
  savedMark,
  sit,
  start,
  stem,
} from './support/attempt.ts';
import { expect, noNetwork, refused, test } from './support/journey.ts';
import { call } from './support/people.ts';
import { expectAccessible, visit } from './support/screen.ts';

const next = 'Next';

test('answers and flags are saved as they are given, and a reload goes on where it was', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  const attempt = await start(context);
  await test.step('an attempt that does not load says so, and is tried again', async () => {
    complaints.allow(refused(503));
    await page.route('**/api/attempts/*', (route) => route.fulfill({ status: 503, body: '' }));
    await visit(page, '/exam/foundation/attempt');
    await expect(page.getByRole('heading', { name: 'Your attempt did not load' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(place(page, 1)).toBeVisible();
  });
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (let number = 1; number <= 3; number += 1) {
    await expect(place(page, number)).toBeVisible();
    await answer(page);
    await page.getByRole('button', { name: next }).click();
  }
  await page.getByRole('button', { name: /^Flag/ }).click();
  await expect(page.getByRole('button', { name: /^Flagged/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(savedMark(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  const asked = await stem(page).textContent();

  await page.reload();
  await expect(stem(page)).toHaveText(asked ?? '');
  await expect(place(page, 4)).toBeVisible();
  await expect(numberOf(page, 3)).toHaveAccessibleName('Question 3, answered');
  await expect(numberOf(page, 4)).toHaveAccessibleName('Question 4, not answered, flagged');
  const { questions } = await read(context, attempt);
  expect(questions.slice(0, 4).map((one) => one.answer !== null)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(questions[3]?.flagged).toBe(true);
});

test('a second tab sees what the first saves; one that was left behind does not overwrite what another has saved since (R-23)', async ({
  page,
  context,
  learner: _,
  complaints,
}) => {
  await test.step('a second tab sees what the first saves, and neither overwrites the other', async () => {
    const attempt = await start(context);
    await sit(page);
    const second = await context.newPage();
    await sit(second);
    await answer(page);
    await expect(numberOf(second, 1)).toHaveAccessibleName('Question 1, answered');
    await numberOf(second, 2).click();
    await answer(second);
    await expect(numberOf(page, 2)).toHaveAccessibleName('Question 2, answered');
    const answers = await answersOf(context, attempt);
    expect(answers.slice(0, 3).map((one) => one !== null)).toEqual([true, true, false]);
  });
  // Another attempt, in tabs that know nothing of the first.
  for (const tab of context.pages().slice(1)) await tab.close();
  await page.goto('about:blank');
  const { attempts } = await call<{ attempts: { id: string }[] }>(context, 'GET', '/me/attempts');
  for (const { id } of attempts) await call(context, 'POST', `/attempts/${id}/submit`, {});
  await test.step('a tab that was left behind does not overwrite what another has saved since (R-23)', async () => {
    complaints.allow(noNetwork);
    const attempt = await start(context);
    await sit(page);
    const second = await context.newPage();
    await sit(second);
    // The first tab chooses, and cannot send it; the second goes on and is saved.
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.keyboard.press('1');
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: /^1 unsent/ })).toBeVisible();
    await second.keyboard.press('2');
    await second.keyboard.press('3');
    await expect(savedMark(second)).toBeVisible();
    const newer = (await answersOf(context, attempt))[0];
    expect(newer).not.toBeNull();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(savedMark(page)).toBeVisible();
    await expect(page.getByText('One answer was changed on another device')).toBeVisible();
    const { questions } = await read(context, attempt);
    expect(questions[0]).toMatchObject({ answer: { chosen: newer?.split(',') }, flagged: true });
  });
});

test('handing in asks once, names what is open and flagged, and a double click hands in once', async ({
  page,
  context,
  learner: _,
}) => {
  await start(context);
  const told: Promise<string>[] = [];
  page.on('response', (response) => {
    // One that the page left has no body.
    if (response.url().includes('/api/attempts')) told.push(response.text().catch(() => ''));
  });
  await sit(page);
  await answer(page);
  await test.step('an exam shows no verdict, and sends none', async () => {
    await expect(savedMark(page)).toBeVisible();
    const heard = (await Promise.all(told)).join();
    expect(heard).toContain('"feedback":null');
    expect(heard).not.toMatch(/"explanation"|"reasons"/);
    await expect(page.getByRole('heading', { name: 'The principle' })).toBeHidden();
  });
  await test.step('an option is struck out, which a reload keeps and which changes no answer', async () => {
    const strike = page.getByRole('button', { name: /^Strike out option/ });
    await strike.nth(1).click();
    await page.keyboard.press('Shift+C');
    await page.reload();
    await expect(strike.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(strike.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Shift+C');
    await expect(strike.nth(2)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('1 of 40 answered').first()).toBeVisible();
    await expectAccessible(page, 'an option that is struck out');
  });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Submit Exam' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit with 39 open questions?' });
  await dialog.getByRole('button', { name: 'Show all 39' }).click();
  await expect(dialog.getByRole('list', { name: 'Not answered' }).getByRole('button')).toHaveCount(
    39,
  );
  await expect(dialog.getByRole('list', { name: 'Flagged' })).toHaveText('2');
  await expect(dialog.getByText(/You have 59:\d\d left\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Go to question 40' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(place(page, 40)).toBeVisible();
  // On the last question the way on is to hand in.
  await expect(page.getByRole('button', { name: next })).toHaveCount(0);
  const onLast = page.getByRole('navigation').getByRole('button', { name: 'Submit Exam' });
  await onLast.click();
  let submits = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/submit')) submits += 1;
  });
  await dialog.getByRole('button', { name: 'Submit Exam' }).dblclick();
  await expect(page).toHaveURL(/#\/exam\/foundation\/report\//);
  // The score is drawn as wide as its place, not only told.
  const scale = page.getByRole('img', { name: /^\d+%/ });
  expect((await scale.boundingBox())?.width).toBeGreaterThan(300);
  expect(submits).toBe(1);
  const { attempts } = await call<{ attempts: unknown[] }>(context, 'GET', '/me/attempts');
  expect(attempts).toEqual([]);
});

test('the whole paper by keys alone', async ({ page, context, learner: _ }) => {
  const attempt = await start(context);
  await sit(page);
  for (let number = 1; number <= foundation.total; number += 1) {
    await expect(place(page, number)).toBeVisible();
    await page.keyboard.press('2');
    if ((await page.getByRole('checkbox').count()) > 0) await page.keyboard.press('1');
    if (number === 7) await page.keyboard.press('f');
    if (number < foundation.total) await page.keyboard.press('Enter');
  }
  await expect(page.getByText('40 of 40 answered').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(place(page, 39)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 40)).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Submit now?' });
  await expect(dialog.getByText('Every question has an answer.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Exam' }).press('Enter');
  await expect(page).toHaveURL(/report/);
  const result = await call<{ attempt: { answered: number } }>(
    context,
    'GET',
    `/attempts/${attempt.id}/result`,
  );
  expect(result.attempt.answered).toBe(40);
});
