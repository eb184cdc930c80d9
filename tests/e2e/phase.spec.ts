// A whole phase as a learner walks it: every item on the page, from its lesson to its checklist.
import type { Page } from '@playwright/test';
import type { Path } from '#contract/path.ts';
import type { Play } from '#contract/play.ts';
import type { BadgeView } from '#contract/progress.ts';
import { doTask, playByHand } from './support/by-hand.ts';
import { expect, test } from './support/journey.ts';
import { call, completeMission, takeSteps } from './support/people.ts';
import { cardKept, visit } from './support/screen.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Finishes on the last card; the celebration says what the item brought. */
async function finish(page: Page, xp: number): Promise<void> {
  await press(page, 'Finish');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done!');
  await expect(page.getByText(`+${xp} XP`, { exact: true })).toBeVisible();
}

test('a newcomer walks the first phase from its lesson to its checklist, the lab in two industries', async ({
  page,
  context,
  learner: _,
}) => {
  const play = (type: string, industry = 'BFSI') =>
    call<Play>(context, 'GET', `/activities/tg.pre.${type}/play?industry=${industry}`);
  const badge = (name: string) => page.getByRole('heading', { level: 3, name, exact: true });

  await visit(page, '/curriculum');
  const panel = page.getByRole('region', { name: 'Preliminary Phase' });
  // The route begins before the phases: who walks one by itself goes on from its panel.
  const goOnWith = async (type: string) => {
    await visit(page, '/curriculum');
    await panel.getByRole('button', { name: 'Start', exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`#/learning/preliminary/${type}$`));
  };
  const openItem = async (type: string) => {
    await visit(page, `/learning/preliminary/${type}`);
    const started = page.waitForResponse((answer) => answer.url().endsWith('/start'));
    await press(page, 'Start');
    await started;
  };
  await goOnWith('lesson');
  await playByHand(page, await play('lesson'));
  await finish(page, 20);
  await expect(badge('First Steps')).toBeVisible();

  // The page sends its own first card: it must not come after those that are sent for it.
  const opened = cardKept(page, '/tg.pre.deepdive/steps/');
  await goOnWith('deepdive');
  await opened;
  const { steps } = await takeSteps(
    context,
    'tg.pre.deepdive',
    (await play('deepdive')).steps.length - 1,
  );
  await page.reload();
  await expect(page.getByText(`Card ${steps.length - 1} of ${steps.length}`)).toBeVisible();
  await press(page, 'Continue');
  await expect(page.getByText(`Card ${steps.length} of ${steps.length}`)).toBeVisible();
  await finish(page, 30);

  // On this track work product and lab are optional: the way on leads past them, and they are open.
  await openItem('artifact');
  await playByHand(page, await play('artifact'));
  await finish(page, 50);

  await openItem('lab');
  await playByHand(page, await play('lab'));
  const stories = page.getByRole('group', { name: 'Industry' });
  await stories.getByRole('button', { name: 'Retail' }).click();
  await expect(stories.getByRole('button', { name: 'Retail' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const retail = await play('lab', 'Retail');
  // Each industry keeps its own work: nothing is done here yet.
  expect(retail.steps.every((step) => !('outcome' in step) || step.outcome === null)).toBe(true);
  await playByHand(page, retail);
  await finish(page, 50);

  // Its questions are those of the lesson's kind: they are answered for it, the end is taken by hand.
  const asked = cardKept(page, '/tg.pre.quiz/steps/');
  await goOnWith('quiz');
  await asked;
  await takeSteps(context, 'tg.pre.quiz');
  await page.reload();
  await finish(page, 40);
  await expect(page.getByText('10 of 10 right')).toBeVisible();
  await expect(badge('Quick Learner')).toBeVisible();

  await goOnWith('checklist');
  await playByHand(page, await play('checklist'));
  await expect(page.getByRole('heading', { name: 'Your next 3' })).toBeVisible();
  // What was open is ticked off when it is done.
  await page.getByTestId('task-outcome').getByRole('checkbox', { checked: false }).first().check();
  await expect(page.getByText('You can prove 5 of 15')).toBeVisible();
  await finish(page, 15);
  await expect(page.getByText('Phase done: Preliminary Phase')).toBeVisible();
  // The station lights, the train leaves, and the way on is named.
  const event = page.getByTestId('station-done');
  await expect(event.getByRole('link', { name: /^P, Preliminary Phase: Done/ })).toBeVisible();
  await expect(event.getByRole('link', { name: /: Available, you are here$/ })).toBeVisible();
  // The next step stands before the phases: no station is named beside it.
  await expect(event.getByRole('link', { name: /^Next station: / })).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('205 XP')).toBeVisible();

  // What comes next is what the route has before the phases.
  await expect(page.getByText('The method in five minutes, 5 min')).toBeVisible();
  await page.getByRole('link', { name: 'Curriculum' }).click();
  const map = page.getByRole('group', { name: 'Line map of the phases' });
  await expect(map.getByRole('link', { name: /Preliminary Phase: Done$/ })).toBeVisible();
  await expect(map.getByRole('link', { name: /^[A-Z]+, / })).toHaveCount(11);
  const counts = page.getByText('11 Phases, 66 Learning Items', { exact: true });
  await expect(counts.filter({ visible: true })).toHaveCount(1);
  await expect(panel).toContainText('Every item of this phase is done.');
  await visit(page, '/curriculum');
  await expect(page.getByRole('region', { name: 'Requirements Management' })).toContainText(
    'Start: Lesson, 13 min',
  );

  const badges = await call<BadgeView[]>(context, 'GET', '/badges');
  const earned = badges.filter(({ earnedAt }) => earnedAt !== null);
  // The badge of this phase asks for 250 XP as well.
  expect(earned.map(({ name }) => name.en)).toEqual(['First Steps', 'Quick Learner']);
  // The route begins before the phases: what was left out of it comes first.
  const { nextSteps } = await call<Path>(context, 'GET', '/courses/togaf/path');
  expect(nextSteps[0]).toMatchObject({ kind: 'mission' });
});

test('what a lab asks to put in order or on a grid is moved by hand', async ({
  page,
  context,
  learner: _,
}) => {
  await completeMission(context, 'tg.pre.lesson');
  for (const phase of ['req', 'a']) {
    for (const type of ['lesson', 'deepdive', 'artifact']) {
      await completeMission(context, `tg.${phase}.${type}`);
    }
  }
  for (const { ref, address, kind } of [
    { ref: 'tg.req.lab', address: '/learning/requirements/lab', kind: 'order' },
    { ref: 'tg.a.lab', address: '/learning/phase-a/lab', kind: 'grid' },
  ]) {
    await call(context, 'POST', `/activities/${ref}/start`);
    const { steps } = await call<Play>(context, 'GET', `/activities/${ref}/play`);
    const at = steps.findIndex((step) => step.kind === kind);
    await takeSteps(context, ref, at);
    await visit(page, address);
    // After a task that was handed in, the next one opens by itself.
    if (steps[at - 1]?.kind === 'reading') await press(page, 'Continue');
    const task = steps[at]!;
    if (!('points' in task)) throw new Error(`${ref} has no task of the kind ${kind}.`);
    await doTask(page, ref, task);
  }
});
