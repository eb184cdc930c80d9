// Labs with the learner's own numbers: wrong, the worked solution, and again with others.
import type { BrowserContext, Page } from '@playwright/test';
import type { StepView } from '#contract/learning.ts';
import type { Play } from '#contract/play.ts';
import { doTask, playByHand } from './support/by-hand.ts';
import { tabTo } from './support/drill.ts';
import { expect, test } from './support/journey.ts';
import { call, completeMission, learnerIdOf, rightTask, takeSteps } from './support/people.ts';
import { visit } from './support/screen.ts';

type Calculation = Extract<StepView, { kind: 'calculation' }>;
const LAB = 'pmp.lea.lab';
const TASK = 't5';

const lessons = ['lesson', 'lesson-2', 'lesson-3'].map((item) => `pmp.lea.${item}`);
const playOf = (context: BrowserContext, ref: string) =>
  call<Play>(context, 'GET', `/activities/${ref}/play`);
const taskIn = async (context: BrowserContext, ref: string): Promise<Calculation> =>
  (await playOf(context, ref)).steps.find(
    (step): step is Calculation => step.kind === 'calculation',
  )!;

async function rightNumbers(context: BrowserContext, round: number) {
  const answer = rightTask(LAB, TASK, { learnerId: await learnerIdOf(context), round });
  if (answer.kind !== 'calculation') throw new Error('No numbers.');
  return answer.values;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Types numbers by keys alone, in the order of the page. */
async function typeAll(page: Page, step: Calculation, values: Readonly<Record<string, string>>) {
  for (const { id, text } of step.asks) {
    await tabTo(page, page.getByRole('textbox', { name: text, exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(values[id]!);
  }
}

test('numbers of a lab are worked out by keyboard alone: wrong, the solution, again', async ({
  page,
  context,
  learner: _,
}) => {
  for (const lesson of lessons) await completeMission(context, lesson);
  await takeSteps(context, LAB, 4);
  await visit(page, '/learn/pmp');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What is handed in lies behind: it opens at the first task that is not.
  await visit(page, '/learning/people-lead/lab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A budget for the charter');
  const first = await taskIn(context, LAB);
  await expect(page.getByTestId('case-numbers')).toContainText(first.case[1]!);
  const right = await rightNumbers(context, 1);
  const doubled = String(2 * Number(right.sigma));

  // What is no number is said at its field, and stays.
  await typeAll(page, first, { ...right, sigma: doubled, rules: 'about 100' });
  await tabTo(page, button(page, 'Hand in'));
  await page.keyboard.press('Enter');
  const rules = page.getByRole('textbox', { name: 'Expected cost of the payment rules' });
  await expect(rules).toBeFocused();
  await expect(rules).toHaveValue('about 100');
  await expect(rules).toHaveAccessibleDescription(/Enter a number, for example 0\.85\./);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(right.rules!);
  await tabTo(page, button(page, 'Hand in'));
  await page.keyboard.press('Enter');

  const outcome = page.getByTestId('task-outcome');
  await expect(outcome).toContainText('4 of 5 points');
  const missed = outcome.getByRole('region', { name: 'What you missed' });
  await expect(missed).toContainText('six standard deviations, not three');
  await expect(missed).toContainText(`= ${right.sigma}`);

  await tabTo(page, button(page, 'Again with new numbers'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Round 2, with new numbers.')).toBeVisible();
  const second = await taskIn(context, LAB);
  expect([second.case, second.table]).not.toEqual([first.case, first.table]);
  // Reload and another visit show the same numbers, and what was typed.
  const again = await rightNumbers(context, 2);
  await tabTo(page, page.getByRole('textbox', { name: first.asks[0]!.text, exact: true }));
  await page.keyboard.type(again.photo!);
  await expect.poll(async () => (await taskIn(context, LAB)).draft).not.toBeNull();
  await page.reload();
  await expect(page.getByTestId('case-numbers')).toContainText(second.case[1]!);
  await expect(page.getByRole('textbox', { name: first.asks[0]!.text })).toHaveValue(again.photo!);
  await typeAll(page, second, again);
  await tabTo(page, button(page, 'Hand in'));
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('5 of 5 points');
  await expect(page.getByTestId('all-right')).toBeVisible();
});

test('two labs are done on a phone, and the numbers of one that is done are practised', async ({
  page,
  context,
  learner: _,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lesson of lessons) await completeMission(context, lesson);
  await completeMission(context, LAB);
  await visit(page, '/learn/pmp');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit(page, '/learning/people-lead/lab-2');
  await button(page, 'Start').click();
  await expect(page.getByText(/^Card 1 of/)).toBeVisible();
  await playByHand(page, await playOf(context, 'pmp.lea.lab-2'));
  await button(page, 'Finish').click();
  await expect(page.getByText('50 XP').first()).toBeVisible();

  await visit(page, '/learning/people-lead/lab');
  await expect(page.getByText('Card 1 of 6')).toBeVisible();
  for (let card = 2; card <= 5; card += 1) {
    await button(page, 'Continue').click();
    await expect(page.getByText(`card ${card} of 6`)).toBeVisible();
  }
  await button(page, 'Again with new numbers').click();
  await expect(page.getByText('Round 2, with new numbers.')).toBeVisible();
  const task = await taskIn(context, LAB);
  expect(task.round).toBe(2);
  await doTask(page, LAB, task);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
