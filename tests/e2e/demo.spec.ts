// From the dashboard of a demo one press opens what can be played, read and looked at.

import { exampleOf, screens } from '#tests/support/screen-routes.ts';
import { demo } from '#texts/en-us/demo.ts';
import { shell } from '#texts/en-us/shell.ts';
import { expect, refused, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { firstMission } from './support/people.ts';
import { expectNoSideways, visit } from './support/screen.ts';

const { places } = demo.look;

const looked = screens.names
  // A report needs an attempt that has ended: the walks look at it.
  .filter((name) => screens.routeOf(name).access === 'learner' && name !== 'report')
  .map((name) => exampleOf(name, { mission: firstMission.key, paper: 'foundation' }));
const sample = new Set(['/dashboard', '/progress', '/curriculum', '/exam', '/settings']);

test.use({ viewport: { width: 1280, height: 800 } });

test('a visitor of the demo opens a lab, a checklist, a practice, a report, a document and a model with one press each', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await visit(page, '/auth');
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  const look = page.getByRole('region', { name: demo.look.title });
  await expect(look.getByText(demo.look.about)).toBeVisible();
  const open = async (place: keyof typeof places, address: RegExp) => {
    await visit(page, '/dashboard');
    await look.getByRole('link', { name: places[place].name }).click();
    await expect(page).toHaveURL(address);
  };

  await test.step('the model, all of it in sight, and again after F', async () => {
    await expect(look.getByRole('link', { name: places.model.name })).toHaveAttribute(
      'href',
      /\/models\/.+/,
    );
    await open('model', /#\/models\/.+/);
    const port = page.getByTestId('canvas');
    const hidden = () =>
      port.evaluate(
        (room) => room.scrollHeight - room.clientHeight + room.scrollWidth - room.clientWidth,
      );
    await expect.poll(hidden).toBe(0);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(hidden).toBeGreaterThan(0);
    await page.keyboard.press('f');
    await expect.poll(hidden).toBe(0);
  });
  await test.step('the document, filled in', async () => {
    await open('document', /#\/portfolio\/.+/);
    const fields = main.locator('input, textarea');
    const texts = () =>
      fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await expect.poll(texts).toContain('One way for a payment');
  });
  await test.step('what lies in another course says so, and comes last', async () => {
    await visit(page, '/dashboard');
    const names = look.getByRole('listitem').locator('b');
    const { inCourse } = demo.look;
    await expect(names).toHaveText([
      places.lab.name,
      places.checklist.name,
      places.document.name,
      places.reports.name,
      places.line.name,
      places.progress.name,
      inCourse(places.model.name, 'ArchiMate'),
    ]);
  });
  await test.step('a report, from the list of exams', async () => {
    await open('reports', /#\/exam\/history$/);
    await expect(main.getByRole('link', { name: /^Report: / })).toHaveCount(2);
  });
  await test.step('the lab goes on behind its graded tasks, and stands first among the places, too', async () => {
    await visit(page, '/dashboard');
    await main.getByRole('button', { name: /^Continue, / }).click();
    await expect(page).toHaveURL(/#\/learning\/preliminary\/lab/);
    await expect(
      main.getByRole('heading', { name: 'How much method does it need?' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(main.getByText('3 of 3 points')).toBeVisible();
    await open('lab', /#\/learning\/preliminary\/lab/);
  });
  await test.step('a practice', async () => {
    await visit(page, '/dashboard');
    await main.getByRole('link', { name: /^Practice Exam/ }).click();
    await expect(main.getByRole('button', { name: /^Start/ }).first()).toBeVisible();
  });
  await test.step('the checklist is begun, with notes', async () => {
    await open('checklist', /#\/learning\/preliminary\/checklist/);
    await expect(main.getByText('6 of 14 ticked, 1 does not apply').first()).toBeVisible();
    await expect(main.getByText(/Group COO and head of payments/)).toBeVisible();
  });
  await test.step('the lab of another course stands at its case, and the drawing comes next', async () => {
    await visit(page, '/learning/framework/first-lab');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByTestId('canvas')).toBeVisible();
  });
  await test.step('an account of one’s own is asked about once, and then sign-up stands there', async () => {
    await visit(page, '/dashboard');
    const leave = page.getByRole('dialog', { name: demo.leave.title });
    await main.getByRole('button', { name: demo.create }).click();
    await leave.getByRole('button', { name: demo.leave.stay }).click();
    await expect(leave).toBeHidden();
    await page.getByRole('button', { name: demo.open }).click();
    // This dialog says what becomes of the demo, so nothing is asked after it.
    await page.getByRole('dialog').getByRole('button', { name: demo.create }).click();
    await expect(page).toHaveURL(/sign-up/);
    await expect(page.getByText(shell.session.signedOutText)).toHaveCount(0);
  });
});

// As wide as a page of 1280 px that is enlarged four times; German has the longest words.
test(
  'no screen of the demo scrolls to the side on the smallest phone in German',
  inMatrix,
  async ({ page, complaints }) => {
    // The examples of a document and a model are nobody's.
    complaints.allow(refused(404));
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, '/auth');
    await page.getByRole('button', { name: 'Explore the demo' }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
    await page.evaluate(() => {
      const key = 'meritpath-app-state';
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...kept, locale: 'de' }));
    });
    // The language is read at a start.
    await page.goto('about:blank');
    for (const path of members(looked, (one) => sample.has(one))) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectNoSideways(page, `${path} in German`);
    }
  },
);
