// Premium in a browser: refused with a way to the store, and open once the pass was bought.
import { apiOf } from '#tests/support/browser-api.ts';
import { xpBefore } from './support/own-database.ts';
import { expect, test } from './support/own-journey.ts';
import { expectAccessible, visit } from './support/screen.ts';

const TITLE = 'Architecture maturity assessment';

test('a premium template is refused, leads to the store, and opens with the pass', async ({
  page,
  context,
  app,
  baseURL,
  learner: _,
}) => {
  const api = apiOf(context, baseURL!);
  const { id } = await api.learner.get();
  await visit(page, '/artifacts');
  const row = page.getByRole('article').filter({ hasText: TITLE });
  await expect(row).toContainText('Premium, 5,000 XP');
  await expect(page.getByRole('article').filter({ hasText: 'Principles catalog' })).toContainText(
    'Free',
  );
  // A checklist that leads to it says so beside the link.
  await visit(page, '/learning/preliminary/checklist');
  const line = page.getByRole('listitem').filter({ hasText: 'The target maturity is named' });
  await expect(line).toContainText('Premium, 5,000 XP');
  await visit(page, '/artifacts');
  await expect(row.getByRole('button', { name: /^Download/ })).toHaveCount(0);
  await row.getByRole('link', { name: `Preview ${TITLE}` }).click();

  // Its blank page is there for everybody, what is filled in is not.
  const paper = page.getByRole('region', { name: 'Preview of the document' });
  await expect(paper).toContainText('Level needed');
  await expect(page.getByText('open with the Premium Pass')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filled in for/ })).toHaveCount(0);
  await expectAccessible(page, 'a premium template');
  const asked = { courseKey: 'togaf', templateKey: 'architecture-maturity' };
  await expect(api.templates.download(asked)).rejects.toMatchObject({ code: 'template.premium' });

  await xpBefore(app.dataDir, id, 5_000);
  await page.getByRole('link', { name: `Get Premium to download ${TITLE}` }).click();
  await expect(page).toHaveURL(/#\/store\?tab=premium$/);
  await page.getByRole('button', { name: 'Buy Premium Pass' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy Premium Pass?' });
  await dialog.getByRole('button', { name: /^Buy for/ }).click();
  await expect(dialog).toBeHidden();
  const mine = page.getByRole('region', { name: 'Your items' });
  await expect(mine.getByRole('listitem').filter({ hasText: 'Premium Pass' })).toContainText(
    'Runs until',
  );

  await visit(page, '/artifacts/architecture-maturity');
  await page.getByRole('button', { name: 'Filled in for Riverbend Health Network' }).click();
  await expect(paper).toContainText('One medication list');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as XLSX' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('architecture-maturity-healthcare.xlsx');
});
