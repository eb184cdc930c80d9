// The learning path: from the map through a phase's items, with work kept on every device.
import type { BrowserContext } from '@playwright/test';
import type { Play } from '#contract/play.ts';
import { optionsOf } from '#tests/support/choices.ts';
import { expect, test } from './support/journey.ts';
import { call, completeMission, rightAnswer } from './support/people.ts';
import { visit } from './support/screen.ts';

/** Finishes the items before the lab through the API. */
async function upToTheLab(context: BrowserContext): Promise<void> {
  await completeMission(context, 'tg.pre.lesson');
  await completeMission(context, 'tg.pre.deepdive');
  await completeMission(context, 'tg.pre.artifact');
}

test('a newcomer begins on the path, meets a locked phase, and is shown what is weak', async ({
  page,
  context,
  learner: _,
}) => {
  await test.step('a newcomer chooses a track, starts the first phase from the map and finds it again', async () => {
    await visit(page, '/curriculum');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning path');
    await expect(
      page.getByText('Strict blueprint coverage for certification success'),
    ).toBeVisible();
    // A figure without evidence says what to do for it, and never that it is low.
    const gauges = page.getByLabel('Your progress');
    await expect(gauges).toContainText('Take your first quiz to see this');
    await expect(gauges).toContainText('Finish your first activity to see this');
    await expect(gauges).toContainText('3 more assessments to see this');
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/me') && answer.request().method() === 'PATCH',
    );
    await page.getByRole('tab', { name: 'Real-world' }).click();
    expect((await saved).ok()).toBe(true);
    await expect(page.getByText('Hands-on labs and artifacts for job readiness')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Hands-on labs and artifacts for job readiness')).toBeVisible();
    await page.getByRole('button', { name: 'Start', exact: true }).first().click();
    await expect(page).toHaveURL(/#\/learning\/preliminary\/lesson/);
    await expect(page.getByText('Card 1 of')).toBeVisible();
    await visit(page, '/curriculum');
    await expect(page.getByRole('button', { name: 'Continue', exact: true }).first()).toBeVisible();
  });
  await test.step('a locked phase says what opens it and offers a test', async () => {
    await visit(page, '/curriculum?phase=requirements');
    await expect(page.getByText(/Starts after Preliminary Phase/).first()).toBeVisible();
    await page
      .getByRole('link', { name: /Test out/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#\/learning\/requirements\/testout/);
  });
  await test.step('wrong answers show a weak area that leads to work on it', async () => {
    await visit(page, '/curriculum');
    await expect(page.getByRole('heading', { name: 'All stations' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Weak areas' })).toHaveCount(0);
    const quiz = '/activities/tg.req.testout';
    await call(context, 'POST', `${quiz}/start`);
    // Two rounds are the whole bank, whichever questions each of them draws.
    for (const round of ['first', 'second']) {
      if (round === 'second') await call(context, 'POST', `${quiz}/retake`);
      const { steps } = await call<Play>(context, 'GET', `${quiz}/play`);
      for (const step of steps) {
        if (step.kind !== 'check') continue;
        const right = rightAnswer(step.question.id);
        const wrong = optionsOf(step.question).find(({ id }) => !right.includes(id))!;
        await call(context, 'PUT', `${quiz}/steps/${step.id}`);
        await call(context, 'POST', `${quiz}/steps/${step.id}/answer`, { chosen: [wrong.id] });
      }
    }
    await page.reload();
    const weak = page.getByRole('region', { name: 'Weak areas' });
    await expect(weak.getByText(/^0% of \d+ answers right$/).first()).toBeVisible();
    await weak
      .getByRole('link', { name: /^Work on it: / })
      .first()
      .click();
    await expect(page).toHaveURL(/#\/learning\//);
  });
});

test('a lab left half done goes on on another device, in its own industry', async ({
  page,
  context,
  learner: _,
  newDevice,
}) => {
  await upToTheLab(context);
  await visit(page, '/learning/preliminary/lab');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page
    .getByRole('radio', { name: 'Retail' })
    .or(page.getByRole('button', { name: 'Retail' }))
    .first()
    .click();
  // The story that was open stays until the other one has come.
  await expect(page.getByText('Halden & Pike Stores has 410 shops')).toBeVisible();
  await expect(page.getByText('Card 1 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('0 of 7 placed')).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.url().includes('/draft'));
  await page.getByRole('radio').filter({ visible: true }).nth(5).check({ force: true });
  await expect(page.getByText('1 of 7 placed')).toBeVisible();
  expect((await kept).ok()).toBe(true);

  const second = await newDevice({ storageState: await context.storageState() });
  const { steps } = await call<Play>(second, 'GET', '/activities/tg.pre.lab/play?industry=Retail');
  const drafts = steps.flatMap((step) => ('draft' in step && step.draft ? [step.draft] : []));
  expect(drafts).toMatchObject([{ kind: 'sort', placed: expect.any(Object) }]);
});
