// The Core line before the first phase: on the map and in the list, open from the start, and back.
import type { Path } from '#contract/path.ts';
import { expect, test } from './support/journey.ts';
import { call } from './support/people.ts';
import { visit } from './support/screen.ts';

test('the Core line is opened from the path, begun anywhere, and is where one left it', async ({
  page,
  context,
  learner: _,
}) => {
  await test.step('an address that names no part of the Core line shows the picker', async () => {
    await visit(page, '/learning/core/no-such-lesson');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which line today?');
  });
  await test.step('the Core line is opened from the path, begun anywhere, and is where one left it', async () => {
    const { core } = await call<Path>(context, 'GET', '/courses/togaf/path');
    await visit(page, '/curriculum');
    const stations = page.getByRole('region', { name: 'All stations' });
    const row = stations.getByRole('link', { name: /^Core line/ });
    if (core === null) {
      // Nothing of it is written: there is no Core line anywhere.
      await expect(stations.getByRole('link', { name: /Preliminary Phase/ })).toBeVisible();
      await expect(page.getByText('Core line')).toHaveCount(0);
      return;
    }
    await expect(page.getByRole('link', { name: /^Core line: Available/ }).first()).toBeVisible();
    await row.click();
    await expect(page).toHaveURL(/phase=core/);
    const panel = page.getByRole('region', { name: 'Core line' });
    await expect(panel.getByRole('heading', { name: 'Core line' })).toBeFocused();
    // Any lesson of it can be the first one.
    const lesson = core.groups.at(-1)!.items.at(-1)!;
    await panel.getByRole('button', { name: lesson.title }).click();
    await expect(page).toHaveURL(new RegExp(`#/learning/core/${lesson.coreKey}$`));
    await expect(page.getByText('Card 1 of')).toBeVisible();
    await page.getByRole('link', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/#\/curriculum\?phase=core/);
    await expect(panel.getByRole('button', { name: lesson.title })).toContainText('In progress');
    await panel.getByRole('button', { name: 'Close the Core line panel' }).click();
    await expect(panel).toHaveCount(0);
  });
});
