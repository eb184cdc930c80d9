// The search, the quick actions and the sheet of shortcuts, by keyboard alone.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { firstMission, lockedMission, startDemo } from './support/people.ts';
import { expectAccessible, visit } from './support/screen.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
/** Its code comes with the first opening: what is typed before that belongs to the page. */
async function openByKeys(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
}
const active = (page: Page) => palette(page).locator('[data-active-item]');

test('a mission is found and opened without a pointer, and offered the next time', async ({
  page,
  learner: _,
}) => {
  await visit(page, '/dashboard');
  await openByKeys(page);
  const field = palette(page).getByRole('combobox');
  await expect(field).toHaveAttribute('placeholder', 'Search missions, artifacts, pages...');
  await expect(palette(page)).toContainText('Start typing to search...');

  await page.keyboard.type('METHOD IN FIVE');
  await expect(active(page)).toContainText(firstMission.title);
  await expect(active(page)).toContainText('TOGAF in 15 Minutes');
  await expect(active(page)).toContainText('XP');
  await expectAccessible(page, 'the search with what it found');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/learn/${firstMission.key}$`));
  await expect(palette(page)).toHaveCount(0);

  await openByKeys(page);
  await page.keyboard.type('glossary');
  await expect(active(page)).toContainText('Glossary');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();

  await openByKeys(page);
  await expect(palette(page)).toContainText('Recent & Popular');
  await expect(palette(page).getByRole('option').first()).toContainText(firstMission.title);
  await expectAccessible(page, 'the search with what was opened before');
});

test('arrows go around, Escape closes, and a locked mission only closes the search', async ({
  page,
  learner: _,
}) => {
  await visit(page, '/missions');
  const button = page.getByRole('button', { name: 'Search missions, artifacts, pages' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('exam');
  const rows = palette(page).getByRole('option');
  // As many as there can be: what the course holds has come.
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toHaveAttribute('data-active-item', /.*/);
  const last = 9;
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(last)).toHaveAttribute('data-active-item', /.*/);
  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toHaveAttribute('data-active-item', /.*/);

  // Ten of all that there are, and a way to the rest.
  await expect(palette(page).getByRole('status')).toHaveText(/^10 of \d\d+ results shown$/);
  await palette(page).getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
  await palette(page).getByRole('combobox').fill('nothing is called so');
  await expect(palette(page)).toContainText('No results found');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await openByKeys(page);
  await page.keyboard.type(lockedMission.title);
  await expect(active(page)).toContainText('locked');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#\/missions$/);
});

test('a word with a letter wrong is found by the index, a term leads to its place in the glossary', async ({
  page,
  learner: _,
}) => {
  await visit(page, '/dashboard');
  await openByKeys(page);
  await page.keyboard.type('arhitecture board');
  const term = palette(page)
    .getByRole('group', { name: 'Glossary' })
    .getByRole('option', { name: /^Architecture Board/ });
  await term.click();
  await expect(page).toHaveURL(/#\/glossary\?term=/);
  await expect(page.locator('[data-named] dt')).toHaveText('Architecture Board');
  await expect(page.locator('[data-named]')).toBeInViewport();
});

test('quick actions lead to what comes next, and say what was done last', async ({
  page,
  context,
}) => {
  await startDemo(context);
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+j');
  const dialog = page.getByRole('dialog', { name: 'Quick actions' });
  // What is begun is gone on with: another mission to start would be a second next step.
  await expect(dialog.getByRole('button', { name: /^Resume Current/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Start Next/ })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /^Daily Challenge/ })).toContainText(
    '10 questions, 10 min',
  );
  await expect(dialog.getByRole('button', { name: /^View Achievements/ })).toContainText(
    '2 badges',
  );
  await expect(dialog.getByRole('button', { name: /^Download Templates/ })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  await expectAccessible(page, 'the quick actions');
  const exam = dialog.getByRole('button', { name: /^Practice Exam \S/ });
  await exam.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/quiz\/topic-practice\?pool=missed$/);
  await expect(dialog).toHaveCount(0);
});

test('a question mark lists the shortcuts, but is typed where text is typed', async ({
  page,
  learner: _,
}) => {
  await visit(page, '/missions');
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.type('what?');
  await expect(field).toHaveValue('what?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Shift+?');
  await expect(sheet.getByRole('heading', { name: 'Exams and practice' })).toBeVisible();
  await expect(sheet).toContainText('Ctrl K');
  await expectAccessible(page, 'the shortcuts');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});
