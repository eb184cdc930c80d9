// A model of one's own: begun and drawn by keyboard, sent out and read again, on a second device too.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { visit } from './support/screen.ts';

const saved = (page: Page) => expect(page.locator('header').getByText('Saved')).toBeVisible();

/** Puts the focus there and presses Enter, as keys do. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function add(page: Page, kind: string, name: string): Promise<void> {
  await press(page, `Add: ${kind}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
}

async function begin(page: Page, name: string): Promise<void> {
  await visit(page, '/models');
  await press(page, 'New model');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type(name);
  await page.getByLabel('Viewpoint').selectOption('Application Structure');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a model is drawn by keyboard, kept, exported and imported again', async ({
  page,
  learner: _,
}) => {
  await visit(page, '/learn/archimate');
  await begin(page, 'Payments at night');
  await add(page, 'Application component', 'Hub');
  await add(page, 'Application interface', 'Portal');
  for (const name of ['Ledger', 'Archive', 'Gateway', 'Index']) {
    await add(page, 'Application component', name);
    const drawn = page.locator('[data-part]').filter({ hasText: name });
    await expect(drawn, `${name} in sight as it is added`).toBeInViewport({ ratio: 1 });
  }
  await press(page, 'Change: Hub (Application component)');
  await page.getByLabel('Connect to').selectOption('Portal');
  await press(page, 'Show the relationships');
  const offers = page.getByRole('region', { name: 'From Hub to Portal' }).getByRole('listitem');
  await offers.getByRole('button', { name: /^Composition/ }).focus();
  await page.keyboard.press('Enter');
  const drawn = page.getByRole('button', { name: /^Change: Hub .* Portal \(Composition\)$/ });
  await expect(drawn).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(drawn).toBeVisible();

  await press(page, 'File');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as exchange file' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('Payments at night.xml');
  const file = await download.path();
  expect(readFileSync(file, 'utf8')).toContain('viewpoint="Application Structure"');
  for (const [entry, name] of [
    ['Export as SVG', 'Payments at night.svg'],
    ['Export as PNG', 'Payments at night.png'],
  ] as const) {
    await press(page, 'File');
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: entry }).press('Enter'),
    ]);
    expect(picture.suggestedFilename()).toBe(name);
  }

  await visit(page, '/models');
  await press(page, 'Import a file');
  const field = page.getByLabel('File', { exact: true });
  await field.setInputFiles({
    name: 'broken.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from('<?xml version="1.0"?>\n<model>\n<elements>\n</model>'),
  });
  await expect(page.getByRole('alert')).toContainText('Line 4');
  await field.setInputFiles(file);
  await expect(page.getByRole('dialog')).toContainText(
    '6 elements and 1 relationship will be imported.',
  );
  await expect(page.getByRole('dialog')).not.toContainText('What will not be imported');
  await press(page, 'Create the model');
  await expect(drawn).toBeVisible();
  await expect(page.getByLabel('Viewpoint')).toHaveValue('application-structure');
  await visit(page, '/models');
  await expect(page.getByRole('link', { name: /^Payments at night/ })).toHaveCount(2);
});

test('who draws on two devices loses nothing: what came too late is a model of its own', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(/409 \(Conflict\)/);
  await visit(page, '/learn/archimate');
  await begin(page, 'Two hands');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: 'Two hands' })).toBeVisible();
  await add(page, 'Application component', 'First');
  await saved(page);
  await add(other, 'Application component', 'Second');
  await expect(other.getByRole('alert')).toContainText('This model was changed elsewhere');
  await other.getByRole('link', { name: 'Open it' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Two hands, copy' })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Change: Second/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Change: First/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change: Second/ })).toHaveCount(0);
  await other.close();
});

test('a model is renamed and deleted from the list, on a phone', async ({ page, learner: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/learn/archimate');
  await begin(page, 'On the train');
  await visit(page, '/models');
  await press(page, 'More for On the train');
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('At the desk');
  await press(page, 'Save');
  await press(page, 'More for At the desk');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Delete', exact: true })
    .press('Enter');
  await expect(page.getByText('No model yet')).toBeVisible();
});
