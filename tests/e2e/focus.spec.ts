// The focus stays with the learner: out of a dialogue.
import { apiOf } from '#tests/support/browser-api.ts';
import { sitPaper } from '#tests/support/sit-paper.ts';
import { start } from './support/attempt.ts';
import { expect, test } from './support/journey.ts';
import { noticeOf, visit } from './support/screen.ts';

test('a dialogue that is closed by its own button gives the focus back', async ({
  page,
  context,
  baseURL,
  learner: _,
}) => {
  const { attempt } = await sitPaper(apiOf(context, baseURL!), 'foundation', { right: 20 });
  await visit(page, `/exam/foundation/report/${attempt.id}`);
  await page.locator('.rrow summary').first().click();
  const button = page.getByRole('button', { name: 'Report question 1' });
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await button.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  // Once it is sent there is no such button any more: what became of it stands in its place.
  await button.click();
  await dialog.getByLabel('A spelling or language mistake').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(noticeOf(page, 'Report sent')).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'You reported' })).toBeFocused();

  await start(context);
  await visit(page, '/dashboard');
  const other = page.getByRole('button', { name: /^Switch to PMP/ });
  await other.focus();
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Switch Course?' });
  await asked.getByRole('button', { name: 'Stay in Exam' }).click();
  await expect(asked).toHaveCount(0);
  await expect(other).toBeFocused();
});
