// A template is filled in on the page: saved as it is typed, in two tabs and without a network, exported and kept.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { apiOf } from '#tests/support/browser-api.ts';
import { expect, noNetwork, test } from './support/journey.ts';
import { expectAccessible, visit } from './support/screen.ts';

const cell = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const more = (page: Page, name: string) => page.getByRole('button', { name: `More for ${name}` });
const saved = (page: Page) => page.getByText('Saved', { exact: true });

for (const [device, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`at ${device}`, () => {
    test.use({ viewport });

    test('a template is filled in, is there after a reload, is exported and stands in the portfolio', async ({
      page,
      learner: _,
    }) => {
      await visit(page, '/portfolio');
      await expect(page.getByRole('heading', { name: 'Nothing made yet' })).toBeVisible();
      await page.getByRole('link', { name: 'To the templates' }).click();
      await page.getByRole('button', { name: 'Fill it in here: Stakeholder map' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stakeholder map');
      await cell(page, 'Owner').fill('Odile Varga');
      await cell(page, 'Stakeholder, row 1').fill('=1+41');
      await cell(page, 'Power, row 1').fill('7');
      await expect(page.getByText('Out of range: enter a number from 1 to 5.')).toBeVisible();
      await cell(page, 'Power, row 1').fill('5');
      await cell(page, 'Interest, row 1').fill('5');
      await expect(page.getByText('Key player', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Add a row to Stakeholders' }).click();
      await expect(cell(page, 'Stakeholder, row 4')).toBeFocused();
      await page.keyboard.type('The board');
      // Also in sight far down, where nothing says so by itself.
      await expect(saved(page)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, 'a document');

      await page.reload();
      await expect(cell(page, 'Stakeholder, row 1')).toHaveValue('=1+41');
      await page.getByRole('button', { name: 'Remove row 1' }).click();
      await expect(cell(page, 'Stakeholder, row 3')).toHaveValue('The board');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(cell(page, 'Stakeholder, row 4')).toHaveValue('The board');

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as XLSX' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('stakeholder-map.xlsx');
      const parts = Object.values(unzipSync(await readFile((await file.path())!)));
      const text = parts.map((bytes) => strFromU8(bytes)).join('\n');
      expect(text).toContain('Odile Varga');
      expect(text).not.toContain('<f>1+41</f>');

      await visit(page, '/portfolio');
      await page.getByRole('button', { name: 'More for Stakeholder map' }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Who matters');
      await page.getByRole('button', { name: 'Save name' }).click();
      await expect(page.getByRole('heading', { name: 'Who matters' })).toBeVisible();
      await page.getByRole('button', { name: 'More for Who matters' }).click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
      await expect(page.getByRole('heading', { name: 'Who matters (2)' })).toBeVisible();
      await page.setViewportSize({ width: viewport.width, height: 420 });
      const isOverHeader = await more(page, 'Who matters (2)').evaluate((button) => {
        const header = document.querySelector('header')!.getBoundingClientRect();
        window.scrollBy(0, button.getBoundingClientRect().top - header.top - 8);
        const { left, top, width, height } = button.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        return top < header.bottom && button.contains(at);
      });
      expect(isOverHeader, 'a closed menu lies over the header').toBe(false);
      await page.setViewportSize(viewport);
      await expectAccessible(page, 'the portfolio');
      await page.getByRole('button', { name: 'More for Who matters (2)' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('heading', { name: 'Who matters (2)' })).toBeHidden();
      await page.getByRole('link', { name: 'Open Who matters' }).click();
      await expect(cell(page, 'Stakeholder, row 4')).toHaveValue('The board');
    });
  });
}

test('two tabs type in one place: the first text stands, the other is told and can put its own there', async ({
  page,
  context,
  baseURL,
  learner: _,
}) => {
  const api = apiOf(context, baseURL!);
  const { id } = await api.documents.create({ courseKey: 'togaf', templateKey: 'principles' });
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await visit(tab, `/portfolio/${id}`);
    await expect(cell(tab, 'Owner')).toBeVisible();
  }
  await cell(page, 'Owner').fill('Ada');
  await expect(saved(page)).toBeVisible();
  await cell(second, 'Version').fill('1.0');
  await cell(second, 'Owner').fill('Bert');
  const met = second.getByRole('alert').filter({ hasText: 'in another tab or on another device' });
  await expect(met).toContainText('Bert');
  await expect(cell(second, 'Owner')).toHaveValue('Ada');
  await expect(cell(second, 'Version')).toHaveValue('1.0');
  await met.getByRole('button', { name: 'Use mine' }).click();
  await expect(saved(second)).toBeVisible();
  await page.reload();
  await expect(cell(page, 'Owner')).toHaveValue('Bert');
  await expect(cell(page, 'Version')).toHaveValue('1.0');

  await page.getByRole('button', { name: 'Versions' }).click();
  await page
    .getByRole('button', { name: /^Restore the version of/ })
    .first()
    .click();
  await expect(
    page.getByText('Restored. The state before that is kept as a version too.'),
  ).toBeVisible();
});

test('what is typed without a network is there after a reload, and reaches the server when it is back', async ({
  page,
  context,
  baseURL,
  complaints,
  learner: _,
}) => {
  complaints.allow(noNetwork);
  const api = apiOf(context, baseURL!);
  const document = { courseKey: 'togaf', templateKey: 'principles', company: 'BFSI' } as const;
  const { id: documentId } = await api.documents.create(document);
  await visit(page, `/portfolio/${documentId}`);
  await expect(cell(page, 'Organization')).toHaveValue('Norvale Bank');
  await context.route('**/api/documents/*/cells', (route) => route.abort());
  await cell(page, 'Organization').fill('Our own bank');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.reload();
  await expect(cell(page, 'Organization')).toHaveValue('Our own bank');
  // Pressed while nothing arrives: once the network is back it goes out by itself, and the button with it.
  const tried = page.waitForRequest('**/api/documents/*/cells');
  await page.getByText('Not saved yet').click();
  await tried;
  await context.unroute('**/api/documents/*/cells');
  await expect(saved(page)).toBeVisible();
  const { cells } = await api.documents.document({ documentId });
  expect(cells['cover.organization']).toBe('Our own bank');
});

test('ten megabytes are refused with a sentence, and nothing that stood there is lost', async ({
  page,
  context,
  baseURL,
  learner: _,
}) => {
  const api = apiOf(context, baseURL!);
  const { id } = await api.documents.create({ courseKey: 'togaf', templateKey: 'principles' });
  await visit(page, `/portfolio/${id}`);
  const owner = cell(page, 'Owner');
  await owner.fill('Odile');
  await owner.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'x'.repeat(10_000_000));
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('A field holds up to 5,000 characters.')).toBeVisible();
  await owner.fill('y'.repeat(5_001));
  await expect(owner).toHaveValue('Odile');
  await owner.pressSequentially(' Varga');
  await expect(page.getByText('A field holds up to 5,000 characters.')).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(owner).toHaveValue('Odile Varga');
});
