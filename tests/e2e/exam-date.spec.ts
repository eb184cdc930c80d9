// The exam date: asked on the path, judged in the page, kept, changed and taken away.
import { addDays, studyDayAt } from '#domain/kernel/time.ts';
import { expect, noNetwork, test } from './support/journey.ts';
import { visit } from './support/screen.ts';

const inDays = (days: number) => addDays(studyDayAt(Date.now(), 'Europe/Berlin'), days);

test('the exam date is set, kept, cleared, and not lost without a network', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  await test.step('a learner sets the exam date, sees the days to it, and clears it again', async () => {
    await visit(page, '/curriculum');
    const tile = page.locator('[data-testid="gauges"] > div', { hasText: 'Days to the exam' });
    await tile.getByRole('button', { name: 'Set your exam date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your exam date' });
    const day = dialog.getByLabel('Exam date');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Choose a day within the next three years.')).toBeVisible();
    await expect(day).toBeFocused();
    await day.fill(inDays(-3));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This day has passed.', { exact: false })).toBeVisible();
    await day.fill(inDays(15));
    await expect(dialog.getByText('This day has passed.', { exact: false })).toHaveCount(0);
    await day.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(tile).toContainText('15 days');
    const change = tile.getByRole('button', { name: 'Change the date' });
    await expect(change).toBeFocused();
    await page.reload();
    await expect(tile).toContainText('15 days');
    await change.click();
    await expect(day).toHaveValue(inDays(15));
    await dialog.getByRole('button', { name: 'Clear the date' }).click();
    await expect(tile.getByRole('button', { name: 'Set your exam date' })).toBeVisible();
  });
  await test.step('a save without a network says so and keeps what was typed', async () => {
    complaints.allow(noNetwork);
    await visit(page, '/curriculum');
    await page.getByRole('button', { name: 'Set your exam date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your exam date' });
    const day = dialog.getByLabel('Exam date');
    await day.fill(inDays(30));
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.locator('.field-error')).toBeVisible();
    await expect(day).toHaveValue(inDays(30));
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('gauges')).toContainText('30 days');
  });
});
