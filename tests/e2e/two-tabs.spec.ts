// A mission that is open twice, or again: both go on where the learner stopped.
import type { Page } from '@playwright/test';
import { optionsOf } from '#tests/support/choices.ts';
import { expect, noNetwork, refused, test } from './support/journey.ts';
import { outboxEntries } from './support/outbox.ts';
import { firstMission, rightAnswer, takeSteps } from './support/people.ts';
import { cardKept, visit } from './support/screen.ts';

const player = `/learn/${firstMission.key}`;
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an answer given in one tab counts once and shows in the other; a reload and a second tab resume where the learner stopped', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  await test.step('an answer given in one tab shows in the other after its next action, and counts once', async () => {
    complaints.allow(refused(409));
    const { steps } = await takeSteps(context, firstMission.key, 2);
    const check = steps[2];
    if (check?.kind !== 'check') throw new Error('The third card of the first mission is a check.');
    await visit(page, player);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(title(page)).toHaveText(check.question.stem);
    const second = await context.newPage();
    await visit(second, player);
    await expect(title(second)).toHaveText(check.question.stem);

    const options = optionsOf(check.question);
    const right = options.find(({ id }) => rightAnswer(check.question.id).includes(id))!;
    const wrong = options.find(({ id }) => id !== right.id)!;
    await page.getByRole('radio', { name: wrong.text }).check();
    await page.getByRole('button', { name: 'Answer' }).click();
    await expect(page.getByText('Here is why.')).toBeVisible();

    await second.getByRole('radio', { name: right.text }).check();
    await second.getByRole('button', { name: 'Answer' }).click();
    await expect(
      second.getByText('You answered this question before. That answer counts.'),
    ).toBeVisible();
    const given = second.getByRole('listitem').filter({ hasText: wrong.text });
    await expect(given).toContainText('Your answer');
  });
  for (const tab of context.pages().slice(1)) await tab.close();
  // As somebody who opens the app anew.
  await page.goto('about:blank');
  await test.step('a reload and a second tab resume at the card where the learner stopped', async () => {
    const { steps } = await takeSteps(context, firstMission.key, 4);
    await visit(page, player);
    await expect(page.getByText(`Card 4 of ${steps.length}`, { exact: true })).toBeVisible();
    const reached = cardKept(page, steps[4]!.id);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(`Card 5 of ${steps.length}`, { exact: true })).toBeVisible();
    await reached;
    await expect(page.getByText('Saved')).toBeVisible();
    const here = await title(page).textContent();

    await page.reload();
    await expect(title(page)).toHaveText(here ?? '');
    const second = await context.newPage();
    await visit(second, player);
    await expect(title(second)).toHaveText(here ?? '');
  });
});

test('what one tab could not send yet outlives the moves of another', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(noNetwork);
  const { steps } = await takeSteps(context, firstMission.key, 4);
  const second = await context.newPage();
  const screens = [
    ['/dashboard', 'Welcome, Amara'],
    ['/missions', 'Missions'],
  ] as const;
  for (const [path, heading] of screens) {
    await visit(second, path);
    await expect(second.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await visit(page, player);
  await expect(page.getByText(`Card 4 of ${steps.length}`, { exact: true })).toBeVisible();
  // That the card is open is told first.
  await expect.poll(() => outboxEntries(page)).toEqual([]);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`Card 5 of ${steps.length}`, { exact: true })).toBeVisible();
  for (const [path, heading] of screens) {
    await visit(second, path);
    await expect(second.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(await outboxEntries(second)).toMatchObject([{ kind: 'step.see', slot: steps[4]!.id }]);
  await context.setOffline(false);
  await expect(page.getByText('Saved')).toBeVisible();
});
