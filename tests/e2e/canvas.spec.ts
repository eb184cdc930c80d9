// A lab of a model from its first card to its points, without a pointer.
import type { BrowserContext, Page } from '@playwright/test';
import type { Play } from '#contract/play.ts';
import { expect, test } from './support/journey.ts';
import { call, completeMission } from './support/people.ts';
import { expectNoSideways, expectWellMade, visit } from './support/screen.ts';

/** What controls are called. */
const namesOf = (elements: (HTMLElement | SVGElement)[]): string[] =>
  elements.map((element) => {
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;
    return (
      element.getAttribute('aria-label') ??
      label?.textContent ??
      element.textContent ??
      ''
    ).trim();
  });

const focusedName = async (page: Page): Promise<string> =>
  (await page.locator(':focus').evaluateAll(namesOf))[0] ?? '';

/**
 * Goes on by Tab until the control of that name has the focus. It comes with its screen, which a busy machine draws
 * late: until then Tab would go round what stands there before.
 */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  const controls = page.locator('button, a, input, select, summary, textarea, [tabindex]');
  await expect.poll(() => controls.evaluateAll(namesOf)).toContain(name);
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press(key);
    const now = await focusedName(page);
    if (now === name) return;
    seen.push(now);
  }
  throw new Error(`Tab never came to ${name}, only to ${[...new Set(seen)].join(' | ')}.`);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Opens a relation of the list and turns it round; the list says what it says now. */
async function turn(page: Page, before: string, type: string, now: string): Promise<void> {
  await press(page, `Change: ${before} (${type})`);
  await press(page, 'Reverse it');
  await expect(page.getByRole('button', { name: `Change: ${now} (${type})` })).toBeVisible();
}

test('a lab of a model is done by keyboard alone', async ({ page, context, learner: _ }) => {
  for (const item of ['lesson', 'first-lab', 'lesson-2', 'lesson-3', 'lesson-4', 'lesson-5']) {
    await completeMission(context, `am.lan.${item}`);
  }
  await visit(page, '/learn/archimate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit(page, '/learning/framework/lab');
  await press(page, 'Start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A view with three sticky notes',
  );
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Put the arrows right');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks).toBeVisible();
  await expect(checks.locator('[data-remark="blocked"]')).toHaveCount(0);
  await press(page, 'Check the relationships');
  await expect(checks.locator('[data-remark="blocked"]')).toHaveCount(3);

  // Nothing has to be added, so there is no palette. Something is connected, and taken back.
  await expect(page.getByRole('region', { name: 'Add an element' })).toHaveCount(0);
  await press(page, 'Change: Claims core (Application component)');
  await tabTo(page, 'Connect to');
  await page.keyboard.type('Cover inquiry');
  await press(page, 'Show the relationships');
  const connector = page.getByRole('region', { name: 'From Claims core to Cover inquiry' });
  await expect(connector.getByRole('heading')).toBeFocused();
  // It is graded: which type is usual here is for the learner to say.
  await expect(connector).not.toContainText('Usual choice');
  await connector.getByRole('button', { name: /^Realization/ }).focus();
  await page.keyboard.press('Enter');
  const drawn = 'Change: Claims core realizes Cover inquiry (Realization)';
  await expect(page.getByRole('button', { name: drawn })).toBeVisible();
  await tabTo(page, 'Undo', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: drawn })).toHaveCount(0);

  await turn(
    page,
    'Register claim is assigned to Claims handler',
    'Assignment',
    'Claims handler is assigned to Register claim',
  );
  await turn(
    page,
    'Cover inquiry realizes Look up cover',
    'Realization',
    'Look up cover realizes Cover inquiry',
  );
  await turn(
    page,
    'Claim file accesses Register claim',
    'Access',
    'Register claim accesses Claim file',
  );
  await press(page, 'Check the relationships');
  await expect(checks.locator('[data-remark="blocked"]')).toHaveCount(0);

  // What is drawn is kept on the server, and there again after a new start of the page.
  const kept = async () => {
    const { steps } = await call<Play>(context, 'GET', '/activities/am.lan.lab/play');
    const task = steps.find(({ kind }) => kind === 'model');
    return JSON.stringify(task && 'draft' in task ? task.draft : null);
  };
  await expect.poll(kept).toContain('"from":"register","to":"file"');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Put the arrows right');
  await expect(checks).toBeVisible();
  await expect(checks.locator('[data-remark="blocked"]')).toHaveCount(0);

  await press(page, 'Hand in');
  const outcome = page.getByTestId('task-outcome');
  await expect(outcome).toContainText('7 of 7 points');
  await expect(outcome.getByRole('img', { name: 'A model that has everything' })).toBeVisible();

  // For practice it begins anew, and the task stays handed in: the way on is open.
  await press(page, 'Practice it again');
  await expect(page.getByText('your best result stands')).toBeVisible();
  const begun = 'Change: Register claim is assigned to Claims handler (Assignment)';
  await expect(page.getByRole('button', { name: begun })).toBeVisible();
  await press(page, 'Hand in');
  await expect(page.getByText('Change the model first.')).toBeVisible();
});

/** One whose model lacks elements, so that it has a palette. */
const openedLab = async (page: Page, context: BrowserContext): Promise<void> => {
  const lessons = ['lesson', 'first-lab', 'lesson-2', 'lesson-3', 'lesson-4', 'lesson-5'];
  for (const item of [...lessons, 'lab']) await completeMission(context, `am.lan.${item}`);
  await visit(page, '/learn/archimate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit(page, '/learning/framework/lab-2');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete the view');
};

test('palette, drawing and lists stand side by side, and all of them end above the way on', async ({
  page,
  context,
  learner: _,
}) => {
  await openedLab(page, context);
  const palette = page.getByRole('region', { name: 'Add an element' });
  const [adds, drawing, list] = await Promise.all(
    [palette, page.getByTestId('canvas'), page.getByRole('region', { name: 'Elements' })].map(
      async (part) => (await part.boundingBox())!,
    ),
  );
  expect(adds!.x + adds!.width).toBeLessThanOrEqual(drawing!.x);
  expect(drawing!.x + drawing!.width).toBeLessThanOrEqual(list!.x);
  const wayOn = (await page.getByRole('button', { name: 'Hand in' }).boundingBox())!;
  for (const { y, height } of [adds!, drawing!]) expect(y + height).toBeLessThan(wayOn.y);
  // One layer is open at a time: the others keep to their place.
  await palette.getByText('Business', { exact: true }).click();
  await palette.getByText('Application', { exact: true }).click();
  await expect(palette.locator('details[open]')).toHaveCount(1);
  await expectWellMade(page, 'a lab of a model');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('what is added comes from a sheet and is named below the drawing, which stays in sight', async ({
    page,
    context,
    learner: _,
  }) => {
    await openedLab(page, context);
    await page.getByRole('button', { name: 'Add an element' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Add an element' });
    await sheet.getByText('Business', { exact: true }).tap();
    await sheet.getByRole('button', { name: 'Add: Business actor' }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
    await expect(page.getByTestId('canvas')).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('Customer');
    await expect(page.getByRole('button', { name: /^Change: Customer/ })).toBeVisible();
    // What is pressed in the drawing opens where one sees it.
    await page.locator('[data-part="sys"]').tap();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Bed system');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
    await expectNoSideways(page, 'a lab of a model on a phone');
  });
});
