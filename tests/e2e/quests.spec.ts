// Missions over activities: a checklist that ends by itself, and says so where it ends.
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { call, completeMission, takeSteps } from './support/people.ts';
import { visit } from './support/screen.ts';

const QUEST = { key: 'know-the-hub', title: 'Know the hub' };

const complete = async (context: BrowserContext, keys: readonly string[]) => {
  for (const key of keys) await completeMission(context, key);
};

test('a quest leads to its activities, ends with the last of them, and the celebration names it', async ({
  page,
  context,
  learner: _,
}) => {
  test.slow();
  await complete(context, [
    'the-cycle-in-15-minutes',
    'choose-your-company',
    'once-around-the-loop',
    'your-first-ten-questions',
    'plan-your-weeks',
    'found-the-practice',
    'tg.pre.lesson',
  ]);
  await test.step('a story whose cards are done says which activity it still waits for', async () => {
    await takeSteps(context, 'principles-that-decide');
    await visit(page, '/learn/principles-that-decide');
    await expect(page.getByRole('heading', { name: 'Your cards are done' })).toBeVisible();
    await page.getByRole('link', { name: /Principles catalog/ }).click();
    await expect(page).toHaveURL(/#\/learning\/preliminary\/artifact$/);
  });
  // The story ends with the artifact that it waits for.
  await complete(
    context,
    ['deepdive', 'artifact', 'lab', 'quiz', 'checklist'].map((type) => `tg.pre.${type}`),
  );
  await complete(context, ['a-board-that-can-decide', 'tg.req.lesson']);
  const { steps } = await takeSteps(context, 'tg.req.deepdive');
  // As somebody who opens the app anew.
  await page.goto('about:blank');
  const main = page.getByRole('main');

  await visit(page, '/missions');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: QUEST.title, exact: true }) });
  await expect(card).toContainText('1 of 2 conditions');
  await card.getByRole('link', { name: `Details: ${QUEST.title}` }).click();
  await expect(page).toHaveURL(new RegExp(`#/missions/${QUEST.key}$`));
  await expect(main.getByRole('heading', { name: 'The situation' })).toBeVisible();
  const asked = main.getByRole('region', { name: 'What this mission asks for' });
  await expect(asked.getByRole('listitem')).toHaveText([
    /The hub that never closes.*Done/,
    /From business scenario to baseline.*Started/,
  ]);
  await main.getByRole('button', { name: 'Continue mission' }).click();
  await expect(page).toHaveURL(/#\/learning\/requirements\/deepdive$/);
  await expect(page.getByText(`Card ${steps.length} of ${steps.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();

  const ended = main.getByRole('region', { name: 'Mission done' });
  await expect(ended.getByRole('listitem').first()).toContainText(`${QUEST.title}+50 XP`);
  await expect(ended.getByRole('listitem').last()).toContainText('+30 XP');
  await expect(main.getByText('+80 XP')).toBeVisible();

  await visit(page, `/learn/${QUEST.key}`);
  await expect(page).toHaveURL(new RegExp(`#/missions/${QUEST.key}$`));
  await expect(main.getByText('Done', { exact: true }).first()).toBeVisible();
  await visit(page, '/missions?status=done');
  await expect(card).toBeVisible();

  await test.step('a passed quiz is taken again for the score that a quest asks for', async () => {
    await visit(page, '/learning/preliminary/quiz');
    await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible();
    await page.getByRole('button', { name: 'Take it again' }).click();
    await expect(page.getByText('Card 1 of 10')).toBeVisible();
    await page.getByRole('radio').or(page.getByRole('checkbox')).first().check();
    await page.reload();
    await expect(page.getByText('Card 1 of 10')).toBeVisible();
    const quiz = await call<{ quiz: { round: number } }>(context, 'GET', '/activities/tg.pre.quiz');
    expect(quiz.quiz.round).toBe(2);
  });
});
