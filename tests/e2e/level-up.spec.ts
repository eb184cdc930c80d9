// The moment of a new level: any key ends it and does nothing else.
import { apiOf } from '#tests/support/browser-api.ts';
import { playBeforeSecondLevel } from '#tests/support/play.ts';
import { expect, test } from './support/journey.ts';
import { holdMoments, visit } from './support/screen.ts';

test('a mission that reaches the next level shows it, until a key', async ({
  page,
  context,
  baseURL,
  learner: _,
}) => {
  const api = apiOf(context, baseURL!);
  const last = await playBeforeSecondLevel(api);
  await holdMoments(page);
  await visit(page, `/learn/${last}`);
  await page.getByRole('button', { name: 'Finish mission' }).click();
  const moment = page.getByTestId('level-up');
  await expect(moment).toContainText('Analyst');
  await expect(moment).toContainText('685 XP to Designer');
  await page.keyboard.press('Escape');
  await expect(moment).toBeHidden();
  // Escape leaves the player: this one only ended the moment.
  await expect(page.getByRole('heading', { name: 'Mission done!' })).toBeVisible();
  await expect(page.getByText('515 XP in all', { exact: true })).toBeVisible();
});
