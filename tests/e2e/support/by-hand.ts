// What a learner does on the cards of the player: every answer and every task by its own controls.
import type { Locator, Page } from '@playwright/test';
import { headOf } from '#client/ui/answering/head-of.ts';
import type { Play } from '#contract/play.ts';
import type { TaskStepView } from '#contract/tasks/tasks.ts';
import type { TaskAnswer } from '#domain/tasks/tasks.ts';
import { optionsOf } from '#tests/support/choices.ts';
import { expect } from './journey.ts';
import { learnerIdOf, rightAnswer, rightTask } from './people.ts';

type Answer<K extends TaskAnswer['kind']> = Extract<TaskAnswer, { kind: K }>;
type Task<K extends TaskStepView['kind']> = Extract<TaskStepView, { kind: K }>;

const onward = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The choice with this text, as a whole: an option, a place, a line to tick. */
const choice = (page: Page, text: string) =>
  page.locator('label').filter({ has: page.getByText(text, { exact: true }) });
const textOf = (list: readonly { id: string; text: string }[], id: string): string =>
  list.find((entry) => entry.id === id)?.text ?? id;

async function sort(page: Page, step: Task<'sort'>, { placed }: Answer<'sort'>): Promise<void> {
  for (const { id, text } of step.items) {
    const item = onward(page, text);
    if ((await item.getAttribute('aria-pressed')) !== 'true') await item.click();
    const { head } = headOf({ text: textOf(step.bins, placed[id]!) });
    await onward(page, `Put here, ${head}: ${text}`).click();
  }
}

async function fill(page: Page, step: Task<'matrix'>, { cells }: Answer<'matrix'>): Promise<void> {
  for (const row of step.rows) {
    for (const column of step.columns) {
      const cell = page.getByRole('combobox', { name: `${row.text}, ${column.text}`, exact: true });
      await cell.selectOption({ label: textOf(step.values, cells[row.id]![column.id]!) });
    }
  }
}

async function place(page: Page, step: Task<'grid'>, { placed }: Answer<'grid'>): Promise<void> {
  for (const { id, text } of step.items) {
    const [up, across] = placed[id]!;
    const { x, y } = step;
    const row = `${y.label}: ${up === 'h' ? y.high : y.low}`;
    const cell = `${row}, ${x.label}: ${across === 'h' ? x.high : x.low}`;
    await page.getByRole('group', { name: /^1\./ }).locator(choice(page, text)).click();
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: cell, exact: true }) })
      .click();
  }
}

/** Each line moves up until it stands where it belongs, the first one first. */
async function arrange(page: Page, step: Task<'order'>, { order }: Answer<'order'>): Promise<void> {
  const lines = page.getByRole('list', { name: 'Your order' }).getByRole('listitem');
  for (const [to, id] of order.entries()) {
    const text = textOf(step.items, id);
    const shown = await lines.allInnerTexts();
    const from = shown.findIndex((line) => line.includes(text));
    for (let at = from; at > to; at -= 1) await onward(page, `Move up: ${text}`).click();
    await expect(lines.nth(to)).toContainText(text);
  }
}

async function work(page: Page, step: TaskStepView, answer: TaskAnswer): Promise<void> {
  if (step.kind === 'sort' && answer.kind === 'sort') return sort(page, step, answer);
  if (step.kind === 'matrix' && answer.kind === 'matrix') return fill(page, step, answer);
  if (step.kind === 'grid' && answer.kind === 'grid') return place(page, step, answer);
  if (step.kind === 'order' && answer.kind === 'order') return arrange(page, step, answer);
  if (step.kind === 'text' && answer.kind === 'text') {
    return page.getByLabel('Your text').fill(answer.text);
  }
  if (step.kind === 'template' && answer.kind === 'template') {
    for (const { id, label } of step.fields) {
      await page.getByRole('textbox', { name: label, exact: true }).fill(answer.fields[id]!);
    }
    return;
  }
  if (step.kind === 'ticks' && answer.kind === 'ticks') {
    // An honest look needs no more than what is true.
    for (const { text } of step.lines.slice(0, 4)) await choice(page, text).click();
    return;
  }
  if (step.kind === 'calculation' && answer.kind === 'calculation') {
    for (const { id, text } of step.asks) {
      await page.getByRole('textbox', { name: text, exact: true }).fill(answer.values[id]!);
    }
    return;
  }
  throw new Error(`The model of ${step.id} is for ${answer.kind}, the task is ${step.kind}.`);
}

/** Does a task, hands it in, and rates it in full where no rule can grade it. */
export async function doTask(page: Page, itemId: string, step: TaskStepView): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(step.title);
  const round = step.kind === 'calculation' ? step.round : 1;
  const learnerId = await learnerIdOf(page.context());
  await work(page, step, rightTask(itemId, step.id, { learnerId, round }));
  await onward(page, 'Hand in').click();
  const outcome: Locator = page.getByTestId('task-outcome');
  if (step.kind === 'text' || step.kind === 'template') {
    const lines = outcome.getByRole('region', { name: 'Rate your own work' }).getByRole('group');
    await expect(lines.first()).toBeVisible();
    for (const line of await lines.all()) await line.locator(choice(page, 'Full')).click();
  }
  // Points of another task are never taken for these.
  await expect(outcome).toContainText(
    step.kind === 'ticks'
      ? `You can prove 4 of ${step.lines.length}`
      : `${step.points} of ${step.points} points`,
  );
}

/** Walks over the cards as they come, and answers all of them; stands on the last one at the end. */
export async function playByHand(page: Page, { activity, steps }: Play): Promise<void> {
  for (const [index, step] of steps.entries()) {
    // A single card has no number, and a checklist is not called a task.
    await expect(
      step.kind === 'ticks' && steps.length === 1
        ? page.getByRole('heading', { name: step.title })
        : page.getByText(steps.length === 1 ? /^Task$/ : `ard ${index + 1} of ${steps.length}`),
    ).toBeVisible();
    if (step.kind === 'check') {
      const right = rightAnswer(step.question.id);
      for (const { id, text } of optionsOf(step.question)) {
        if (right.includes(id)) await choice(page, text).click();
      }
      await onward(page, 'Answer').click();
      await expect(page.getByTestId('verdict')).toContainText('Right.');
    } else if (step.kind !== 'reading') {
      await doTask(page, activity.ref, step);
    }
    if (index < steps.length - 1) await onward(page, 'Continue').click();
  }
}
