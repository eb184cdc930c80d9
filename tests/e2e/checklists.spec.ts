// A checklist of PMP on a desk and one of ArchiMate on a phone: found, worked on while it is locked, opened, handed in
// with lines left open, and ticked on.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { call, completeMission } from './support/people.ts';
import { cardKept, expectAccessible, expectNoSideways, visit } from './support/screen.ts';

interface Course {
  key: 'pmp' | 'archimate';
  /** How many checklists it has. */
  count: number;
  title: string;
  address: string;
  /** What stands before it, in its order. */
  steps: readonly { id: string; title: string }[];
  lines: number;
  first: string;
}

const PMP: Course = {
  key: 'pmp',
  count: 3,
  title: 'People check of a live project',
  address: '/learning/people-share/checklist',
  steps: [
    { id: 'pmp.lea.lesson', title: 'One picture of success' },
    { id: 'pmp.eng.lesson', title: 'Find them, know them, involve them' },
    { id: 'pmp.sha.lesson', title: 'Knowledge that outlives the project' },
    { id: 'pmp.sha.lesson-2', title: 'Say it so that it lands' },
    { id: 'pmp.sha.quiz', title: 'Knowledge and communication quiz' },
  ],
  lines: 15,
  first:
    'Three key stakeholders, asked one by one, name the same success criteria for the project.',
};
const ARCHIMATE: Course = {
  key: 'archimate',
  count: 7,
  title: 'Migration model review',
  address: '/learning/migration/checklist',
  steps: [
    { id: 'am.lan.lesson', title: 'Why a language for architecture' },
    { id: 'am.bus.lesson', title: 'Actors and roles' },
    { id: 'am.app.lesson', title: 'The component' },
    { id: 'am.tec.lesson', title: 'Nodes, devices, system software' },
    { id: 'am.imp.lesson', title: 'Work packages and deliverables' },
    { id: 'am.imp.lesson-2', title: 'Plateaus and gaps' },
    { id: 'am.imp.lesson-3', title: 'From strategy to the last plateau' },
    { id: 'am.imp.lab', title: 'From goal to plateau' },
    { id: 'am.imp.lab-2', title: 'One screening for three countries' },
    { id: 'am.imp.lab-3', title: 'What stands between two plateaus' },
    { id: 'am.imp.lab-4', title: 'Five books, one system' },
    { id: 'am.imp.quiz', title: 'Migration quiz' },
  ],
  lines: 13,
  first:
    'Each plateau is a state that the business could work in for months if the change paused there.',
};

test('a checklist of PMP is worked on ahead, opened step by step, handed in with open lines and ticked on', async ({
  page,
  context,
  learner: _,
}) => {
  await find(page, context, PMP);
  await readAhead(page, PMP);
  await work(page, context, PMP);
});

test('a checklist of ArchiMate does the same on a phone', async ({ page, context, learner: _ }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await find(page, context, ARCHIMATE);
  await readAhead(page, ARCHIMATE);
  await work(page, context, ARCHIMATE);
});

/** The search names all of them, and a locked one leads to where it is read; the curriculum has them in one place. */
async function find(page: Page, context: BrowserContext, course: Course): Promise<void> {
  await call(context, 'PATCH', '/me', { courseKey: course.key });
  await visit(page, `/learn/${course.key}/curriculum`);
  await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('checklist');
  const found = palette.getByRole('option', {
    name: /Checklist, .*Read now, opens later.*locked/i,
  });
  await expect(found).toHaveCount(course.count);
  await found.filter({ hasText: course.title }).click();
  await expect(page).toHaveURL(new RegExp(`#${course.address}$`));
  // Where the menus lead: it lies below everything else.
  await visit(page, '/curriculum?show=checklists');
  const title = page.getByRole('heading', { name: 'Checklists', exact: true });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  const lists = page.getByRole('region', { name: 'Checklists' });
  await expect(lists.getByRole('link')).toHaveCount(course.count);
  await expect(lists).toContainText(`0 of ${course.count} done`);
  const topOf = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox())?.y ?? 0;
  expect(await topOf('Checklists')).toBeGreaterThan(await topOf('All stations'));
  await expectNoSideways(page, 'the curriculum with its checklists');
  await lists.getByRole('link', { name: new RegExp(`^${course.title}.*Work on it now$`) }).click();
  await expect(page).toHaveURL(new RegExp(`#${course.address}$`));
}

/** On a wide screen how one would know stands beside its line, on a phone below it. */
async function expectBeside(page: Page, row: Locator): Promise<void> {
  const text = await row.locator('label').boundingBox();
  const known = await row.getByText('How you would know').boundingBox();
  const isWide = page.viewportSize()!.width >= 1024;
  expect(known!.x >= text!.x + text!.width).toBe(isWide);
  expect(known!.y >= text!.y + text!.height).toBe(!isWide);
}

/** Locked: all lines with how one would know, to be ticked and noted by keyboard, what opens it, and the way there. */
async function readAhead(page: Page, course: Course): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  const fold = main.getByText(
    `Hand-in, for 15 XP, opens after “${course.steps[0]!.title}” and ${course.steps.length - 1} more`,
  );
  await expect(fold).toBeVisible();
  await expect(main.getByText(/Hand-in|Handing it in/)).toHaveCount(1);
  const lines = main.getByRole('region', { name: `The ${course.lines} lines it asks` });
  await expect(lines.getByRole('listitem')).toHaveCount(course.lines);
  await expect(lines.getByRole('listitem').first()).toContainText(course.first);
  await expectBeside(page, lines.getByRole('listitem').first());
  // The first line stands in the first view, on a phone too.
  await expect(lines.getByRole('checkbox').first()).toBeInViewport();
  await expect(lines.getByText(`0 of ${course.lines} ticked`)).toBeVisible();
  await expect(main.getByRole('button', { name: /Hand in|^Start$/ })).toHaveCount(0);
  await expect(lines.getByRole('link').first()).toBeVisible();
  await expectCopied(page, `[ ] ${course.first}`);
  await fold.click();
  for (const { title } of course.steps)
    await expect(main.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();
  await expectAccessible(page, 'a checklist that is read ahead');
  await expectNoSideways(page, 'a checklist that is read ahead');
  await lines.getByRole('checkbox').first().press('Space');
  await lines
    .getByRole('button', { name: /^Does not apply/ })
    .nth(4)
    .press('Enter');
  await lines
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .press('Enter');
  await expect(lines.getByRole('textbox', { name: /^Note/ })).toBeFocused();
  await page.keyboard.type('Minutes of May, by Mina');
  await expectNoSideways(page, 'a checklist that is worked on ahead');
  await page.reload();
  await expect(lines.getByText(AHEAD(course))).toBeVisible();
  await expect(lines.getByRole('checkbox').first()).toBeChecked();
  await expect(lines.getByRole('textbox', { name: /^Note/ })).toHaveValue(
    'Minutes of May, by Mina',
  );
  // In the middle of the list the way out is at hand, and no footer lies over a line.
  await lines.getByRole('listitem').nth(7).scrollIntoViewIfNeeded();
  await expect(page.locator('header a').first()).toBeInViewport();
  const top = page.locator('header').first();
  const bottomOf = async () => (await top.boundingBox())!.y + (await top.boundingBox())!.height;
  expect((await lines.getByText(AHEAD(course)).boundingBox())!.y).toBeGreaterThanOrEqual(
    (await bottomOf()) - 1,
  );
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await fold.click();
  await main.getByRole('link', { name: course.steps[0]!.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: course.steps[0]!.title })).toBeVisible();
}

/** How far it is before it can be handed in. */
const AHEAD = (course: Course) => `1 of ${course.lines - 1} ticked, 1 does not apply`;

/** Opened by doing what it names; what was ticked before is there to hand in; the unticked lines become the next three, and are ticked when they are done. */
async function work(page: Page, context: BrowserContext, course: Course): Promise<void> {
  for (const { id } of course.steps.slice(0, -1)) await completeMission(context, id);
  // As somebody who opens the app anew.
  await page.goto('about:blank');
  await visit(page, `/learn/${course.key}/curriculum`);
  await page
    .getByRole('region', { name: 'Checklists' })
    .getByRole('link', {
      name: new RegExp(`^${course.title}.*1 of ${course.lines - 1} ticked.*Continue$`),
    })
    .click();
  const main = page.getByRole('main');
  await expect(main).toContainText(
    `Hand-in, for 15 XP, opens when “${course.steps.at(-1)!.title}” is done.`,
  );
  await expect(
    main.getByRole('link', { name: course.steps.at(-1)!.title, exact: true }),
  ).toBeVisible();
  await completeMission(context, course.steps.at(-1)!.id);
  await page.reload();
  const start = main.getByRole('button', { name: 'Continue', exact: true });
  // The lines it will ask stand below: they push nothing out of the first view.
  await expect(main.getByText(AHEAD(course))).toBeAttached();
  await expect(start).toBeInViewport({ ratio: 1 });
  await start.click();
  // The start page shows the same list until it is open.
  await expect(page.getByRole('button', { name: 'Hand in' })).toBeVisible();
  await expect(main.getByText(AHEAD(course), { exact: true })).toBeVisible();
  await expect(main.getByRole('checkbox').first()).toBeChecked();
  await expectNoSideways(page, 'a checklist that is ticked');
  // A press is kept in its moment: the page that is loaded anew in the same one has it.
  await main
    .getByRole('checkbox')
    .nth(2)
    .evaluate((box: HTMLInputElement) => {
      box.click();
      location.reload();
    });
  await expect(
    main.getByText(`2 of ${course.lines - 1} ticked, 1 does not apply`, { exact: true }),
  ).toBeVisible();
  await expectTaken(page, course);
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText(`You can prove 2 of ${course.lines - 1}`)).toBeVisible();
  const next = page.getByRole('region', { name: 'Your next 3' });
  await expect(next.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'a checklist that was handed in');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByText('+15 XP').first()).toBeVisible();
  await expect(main).toContainText(`2 of ${course.lines - 1} ticked, 1 does not apply`);
  // Some days later, from the curriculum.
  await visit(page, `/learn/${course.key}/curriculum`);
  const lists = page.getByRole('region', { name: 'Checklists' });
  await expect(lists).toContainText(`1 of ${course.count} done`);
  await lists
    .getByRole('link', {
      name: new RegExp(`^${course.title}.*2 of ${course.lines - 1} ticked.*Done$`),
    })
    .click();
  await expect(page.getByText(`You can prove 2 of ${course.lines - 1}`)).toBeVisible();
  const kept = cardKept(page, '/ticks');
  await main.getByRole('checkbox', { checked: false }).first().check();
  await expect(page.getByText(`You can prove 3 of ${course.lines - 1}`)).toBeVisible();
  await kept;
  await page.reload();
  await expect(page.getByText(`You can prove 3 of ${course.lines - 1}`)).toBeVisible();
  // A template of a line, and back to that line of the finished list.
  const line = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .filter({ has: page.getByRole('link', { name: /^Template:/ }) })
    .last();
  await line.getByRole('link', { name: /^Template:/ }).click();
  await page.getByRole('link', { name: `Back to the checklist: ${course.title}` }).click();
  await expect(line.getByRole('checkbox')).toBeFocused();
  await expect(line.getByRole('checkbox')).toBeInViewport();
}

async function expectCopied(page: Page, ...lines: readonly string[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('The list is on your clipboard.').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const line of lines) expect(copied).toContain(line);
}

/** The list goes to work: as text, and alone on paper, with its ticks and notes. */
async function expectTaken(page: Page, course: Course): Promise<void> {
  await expectCopied(page, `[x] ${course.first}`, 'Note: Minutes of May, by Mina');
  const sheet = page.getByTestId('sheet');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(
    sheet.getByRole('heading', { name: course.title, includeHidden: true }),
  ).toBeVisible();
  await expect(sheet).toContainText('Minutes of May, by Mina');
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}
