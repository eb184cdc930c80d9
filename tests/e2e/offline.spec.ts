// Learning goes on without a network: what is read, answered and handed in goes out by itself later.

import { cachedReads, keptCards } from './support/cached-reads.ts';
import { expect, noNetwork, refused, test } from './support/journey.ts';
import { completeMission, firstMission, takeSteps } from './support/people.ts';
import { cardKept, visit } from './support/screen.ts';

const willBeSent =
  'Kept on this device. It will be sent when you are back online, and then you will see the explanation.';

test('a mission goes on without a network: cards and an answer are kept, outlive a reload, and go out by themselves', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(noNetwork);
  const { steps } = await takeSteps(context, firstMission.key, 1);
  const opened = cardKept(page, steps[0]!.id);
  await visit(page, `/learn/${firstMission.key}`);
  await opened;
  await expect(page.getByText('Saved')).toBeVisible();
  await expect.poll(() => cachedReads(page)).toContain('play');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`Card 2 of ${steps.length}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^1 unsent/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`Check, card 3 of ${steps.length}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^2 unsent/ })).toBeVisible();

  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByTestId('send-waits')).toHaveText(willBeSent);
  await expect(page.locator('[aria-live]').filter({ hasText: willBeSent })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
  // Another choice takes the answer back; it is given again.
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByTestId('send-waits')).toBeHidden();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByTestId('send-waits')).toBeVisible();

  // The page comes from the server again, the calls do not.
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.route('**/livez', (route) => route.abort('connectionrefused'));
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(`Check, card 3 of ${steps.length}`)).toBeVisible();
  await expect(page.getByTestId('send-waits')).toHaveText(willBeSent);
  const sent = page.waitForResponse(`**/api/activities/${firstMission.key}/steps/${steps[2]?.id}`);
  await page.unrouteAll();
  expect((await sent).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'The principle' })).toBeVisible();
  await expect(page.getByText('Saved')).toBeVisible();
});

test('work handed in without a network is handed in by itself, also after a reload', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(noNetwork);
  await completeMission(context, 'tg.pre.lesson');
  await completeMission(context, 'tg.pre.deepdive');
  // The form is the card after the sixth.
  const { steps } = await takeSteps(context, 'tg.pre.artifact', 6);
  const template = steps.findIndex((step) => step.kind === 'template');
  const task = steps[template];
  if (task?.kind !== 'template') throw new Error('the artifact has no template');
  await visit(page, '/learning/preliminary/artifact');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`Task, card ${template + 1} of ${steps.length}`)).toBeVisible();
  await expect.poll(() => keptCards(page)).toContain(task.id);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.route('**/livez', (route) => route.abort('connectionrefused'));
  for (const [index, field] of task.fields.entries()) {
    const text = 'word '.repeat(field.minWords).trim();
    await page.locator('[data-work] textarea').nth(index).fill(text);
  }
  await page.getByRole('button', { name: 'Hand in' }).click();
  const waits = 'Kept on this device. It will be handed in when you are back online.';
  await expect(page.getByTestId('send-waits')).toHaveText(waits);

  await page.reload();
  await expect(page.getByTestId('send-waits')).toHaveText(waits);
  const handedIn = page.waitForResponse(`**/steps/${task.id}/task`);
  await page.unrouteAll();
  expect((await handedIn).status()).toBe(200);
  await expect(page.getByTestId('task-outcome')).toBeVisible();
  await expect(page.getByText('Saved')).toBeVisible();
});

test('an answer that waits goes out from any other screen', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  // The page may ask once more for what has just been given.
  complaints.allow(noNetwork, refused(409));
  const { steps } = await takeSteps(context, firstMission.key, 2);
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit(page, `/learn/${firstMission.key}`);
  const reached = cardKept(page, steps[2]!.id);
  await page.getByRole('button', { name: 'Continue' }).click();
  await reached;
  await expect(page.getByText('Saved')).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.route('**/livez', (route) => route.abort('connectionrefused'));
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByTestId('send-waits')).toBeVisible();
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amara' })).toBeVisible();
  const sent = page.waitForResponse(`**/steps/${steps[2]?.id}/answer`);
  // A refusal that is under way ends first.
  await page.unrouteAll({ behavior: 'wait' });
  expect((await sent).status()).toBe(200);
  await visit(page, `/learn/${firstMission.key}`);
  await expect(page.getByRole('heading', { name: 'The principle' })).toBeVisible();
});
