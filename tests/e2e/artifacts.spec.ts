// The artifact library in a browser: found, looked at, taken along and rated; and the way to it from the path.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { call, completeMission } from './support/people.ts';
import { expectAccessible, visit } from './support/screen.ts';

/** Presses, and answers the name and the first letters of the file that the browser saved. */
async function savedBy(page: Page, button: Locator): Promise<[name: string, begin: string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const file = await readFile(await download.path());
  return [download.suggestedFilename(), file.toString('latin1', 0, 2)];
}

const row = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a learner finds a template, looks at it, downloads it and rates it', async ({
  page,
  learner: _,
}) => {
  await visit(page, '/artifacts');
  await page.getByRole('combobox', { name: 'Phase' }).selectOption('phase-a');
  await expect(row(page, 'Architecture Vision')).toBeVisible();
  await expect(row(page, 'Technology Standards catalog')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('stakeholder map');
  await expect(row(page, 'Architecture Vision')).toBeHidden();
  await expectAccessible(page, 'templates that were found');

  await row(page, 'Stakeholder map').getByRole('link', { name: 'Preview Stakeholder map' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stakeholder map');
  await expect(page.getByText('Download it first, then rate it.')).toBeVisible();
  const paper = page.getByRole('region', { name: 'Preview of the document' });
  await page.getByRole('button', { name: 'Filled in for Norvale Bank' }).click();
  await expect(paper.getByRole('row')).not.toHaveCount(0);
  await test.step('a column of long texts is wider than one of small numbers', async () => {
    const width = async (name: string) =>
      (await paper.getByRole('columnheader', { name, exact: true }).boundingBox())!.width;
    expect(await width('Concern')).toBeGreaterThan(2 * (await width('Power')));
    const rows = await paper.getByRole('row').all();
    const heights = await Promise.all(rows.map(async (one) => (await one.boundingBox())!.height));
    // Five lines at most.
    expect(Math.max(...heights)).toBeLessThan(150);
  });

  const get = page.getByRole('button', { name: 'Download as XLSX' });
  expect(await savedBy(page, get)).toEqual(['stakeholder-map-bfsi.xlsx', 'PK']);
  await expect(page.getByText('Saved to your downloads.')).toBeVisible();
  await page.getByRole('button', { name: '4 stars' }).click();
  await expect(page.getByRole('button', { name: '4 stars' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(page.getByRole('button', { name: '4 stars' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an open artifact of the path has its document: Preview and Template', async ({
  page,
  context,
  learner: _,
}) => {
  await completeMission(context, 'tg.pre.lesson');
  await completeMission(context, 'tg.pre.deepdive');
  await visit(page, '/curriculum?phase=preliminary&item=artifact');
  const card = page.getByRole('tabpanel');
  const take = card.getByRole('button', { name: 'Template: Principles catalog' });
  expect(await savedBy(page, take)).toEqual(['principles.docx', 'PK']);
  await card.getByRole('link', { name: 'Preview Principles catalog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Principles catalog');

  await page.goBack();
  await card.getByRole('link', { name: /more templates of this phase/ }).click();
  await expect(page.getByRole('combobox', { name: 'Phase' })).toHaveValue('preliminary');
  await expect(row(page, 'Architecture Board charter')).toBeVisible();

  // What is not open yet has nothing to take along.
  await visit(page, '/curriculum?phase=requirements&item=artifact');
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(
    'Requirements Impact Assessment',
  );
  await expect(card.getByRole('button', { name: /^Template/ })).toBeHidden();
});

test('a template of a modelling language goes along as an exchange file and as a drawing', async ({
  page,
  context,
  learner: _,
}) => {
  await call(context, 'PATCH', '/me', { courseKey: 'archimate' });
  await visit(page, '/learn/archimate');
  // A template's address means the selected course: it is selected once its dashboard stands.
  await expect(page.locator('html')).toHaveAttribute('data-course', 'archimate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit(page, '/artifacts/motivation-view');
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  const xml = await saved('Exchange file (XML)');
  expect(xml).toContain('http://www.opengroup.org/xsd/archimate/3.0/');
  expect(xml).toContain('xsi:type="Stakeholder"');
  expect(await saved('Drawing (SVG)')).toContain('</svg>');
  await expectAccessible(page, 'a template with a model');
});
