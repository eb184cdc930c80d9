// Questions that are matched, ordered, filled and pointed at: how hands and keys answer them.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { headOf } from '#client/ui/answering/head-of.ts';
import type { Answer, Attempt, AttemptQuestion } from '#contract/exams.ts';
import { keyOf } from '#domain/questions/answer.ts';
import type { FillQuestion } from '#domain/questions/fill.ts';
import type { HotspotQuestion } from '#domain/questions/hotspot.ts';
import type { MatchQuestion } from '#domain/questions/match.ts';
import type { OrderQuestion } from '#domain/questions/order.ts';
import type { Question } from '#domain/questions/questions.ts';
import { start } from './attempt.ts';
import { expect } from './journey.ts';
import { call, questionOf } from './people.ts';

export const drill = {
  key: 'certified',
  title: 'Certified 60Q, our applied drill',
  total: 60,
};
export const WORKED = ['match', 'order', 'fill', 'hotspot'] as const;
export type Worked = MatchQuestion | OrderQuestion | FillQuestion | HotspotQuestion;
export type By = 'pointer' | 'keyboard';

/** A question of a running attempt with what is going to be answered. */
export interface Task {
  readonly number: number;
  /** As it is shown in this attempt. */
  readonly shown: AttemptQuestion['question'];
  readonly question: Worked;
  readonly answer: Answer;
}

const isWorked = (question: Question): question is Worked =>
  WORKED.some((type) => type === question.type);

/** An answer that is whole and not the key: two parts changed places, or another one was chosen. */
export function wrongTo(question: Worked): Answer {
  switch (question.type) {
    case 'match': {
      const [[one, first], [two, second], ...rest] = question.pairs as [string, string][] as [
        [string, string],
        [string, string],
        ...[string, string][],
      ];
      return { pairs: [[one, second], [two, first], ...rest] };
    }
    case 'order': {
      const [first, second, ...rest] = question.items.map(({ id }) => id);
      return { order: [second!, first!, ...rest] };
    }
    case 'fill': {
      const [gap] = question.gaps;
      const other = gap!.options.find(({ id }) => id !== gap!.answer)!;
      const right = question.gaps.map(({ id, answer }) => [id, answer]);
      return { gaps: { ...Object.fromEntries(right), [gap!.id]: other.id } };
    }
    case 'hotspot': {
      const others = question.areas.filter(({ id }) => !question.answer.includes(id));
      return { areas: others.slice(0, question.answer.length).map(({ id }) => id) };
    }
  }
}

/** What is going to be answered to a question; undefined where it is only chosen from. */
export function taskOf(one: AttemptQuestion, isRight: boolean): Task | undefined {
  const question = questionOf(one.question.id);
  if (!isWorked(question)) return undefined;
  const answer = isRight ? (keyOf(question) as Answer) : wrongTo(question);
  return { number: one.number, shown: one.question, question, answer };
}

/**
 * Starts drills until one asks a question of every type: a drill draws 60 of its bank, and may lack
 * one. What it draws next is unseen first.
 */
export async function startDrill(
  context: BrowserContext,
  isRight: boolean,
): Promise<{ attempt: Attempt; tasks: Task[] }> {
  for (let round = 0; round < 12; round += 1) {
    const attempt = await start(context, drill.key);
    const tasks = WORKED.flatMap((type): Task[] => {
      const one = attempt.questions.find(({ question }) => question.type === type);
      const task = one && taskOf(one, isRight);
      return task ? [task] : [];
    });
    if (tasks.length === WORKED.length) return { attempt, tasks };
    await call(context, 'POST', `/attempts/${attempt.id}/submit`, {});
  }
  throw new Error('No drill of twelve asked a question of every type.');
}

/** A line of a board, by what stands before the colon of its text. */
const lineOf = (page: Page, text: string) =>
  page
    .locator('[data-shape="lines"]')
    .getByRole('region', { name: headOf({ text }).head, exact: true });
const partner = (page: Page, text: string) =>
  page.locator('[data-shape="lines"]').getByRole('button', { name: text, exact: true });

/** Puts a partner to its line: taken up and put down by presses, or by the digit of the line. */
export async function pair(page: Page, line: string, text: string, by: By): Promise<void> {
  const place = lineOf(page, line);
  if (by === 'pointer') {
    if ((await partner(page, text).getAttribute('aria-pressed')) !== 'true')
      await partner(page, text).click();
    await place.getByRole('button', { name: /^Put here/ }).press('Enter');
  } else {
    await tabTo(page, partner(page, text));
    await page.keyboard.press((await place.locator('kbd').textContent()) ?? '');
  }
  await expect(place.getByRole('listitem')).toHaveText([text]);
}
const gapAt = (page: Page, at: number) =>
  page.getByRole('combobox', { name: `Gap ${at + 1}`, exact: true });
const lines = (page: Page) =>
  page.getByRole('list', { name: 'Your order' }).locator('li > span[lang], li > span:not(.vh)');
/** In the list of places each has its number before its name. */
const area = (page: Page, label: string) =>
  page
    .locator('[data-testid="places"] [data-testid="place"]')
    .filter({ hasText: label })
    .locator('input');

/** Presses a key until something holds the focus; who has only keys goes this way. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Eighty presses of ${key} did not reach ${target}.`);
}

/** Chooses from a list that is closed, by keys: each arrow goes one on. */
async function pick(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list);
  for (let presses = 0; presses < 10; presses += 1) {
    if ((await list.inputValue()) === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`Ten arrows did not reach ${value}.`);
}

async function choose(page: Page, list: Locator, value: string, by: By): Promise<void> {
  if (by === 'keyboard') await pick(page, list, value);
  else await list.selectOption(value);
  await expect(list).toHaveValue(value);
}

/** Brings the lines into an order: each in turn moves up to its place. */
async function arrange(page: Page, wanted: readonly string[], by: By): Promise<void> {
  for (const [place, text] of wanted.entries()) {
    const up = page.getByRole('button', { name: `Move up: ${text}`, exact: true });
    for (let moves = 0; moves < 12; moves += 1) {
      if ((await lines(page).allTextContents()).indexOf(text) === place) break;
      const before = await lines(page).allTextContents();
      if (by === 'pointer') await up.click();
      else {
        await tabTo(page, up);
        await page.keyboard.press('Alt+ArrowUp');
        // The line takes its focus along.
        await expect(up).toBeFocused();
      }
      await expect.poll(() => lines(page).allTextContents()).not.toEqual(before);
    }
  }
  await expect(lines(page)).toHaveText([...wanted]);
}

const textOf = (parts: readonly { id: string; text: string }[], id: string | undefined): string =>
  parts.find((part) => part.id === id)?.text ?? '';

/** Answers the question that is shown. */
export async function give(page: Page, { question, shown, answer }: Task, by: By): Promise<void> {
  if (question.type === 'match' && 'pairs' in answer) {
    for (const [left, right] of answer.pairs) {
      await pair(page, textOf(question.left, left), textOf(question.right, right), by);
    }
  }
  if (question.type === 'order' && 'order' in answer) {
    const wanted = answer.order.map((id) => textOf(question.items, id));
    await arrange(page, wanted, by);
  }
  if (question.type === 'fill' && shown.type === 'fill' && 'gaps' in answer) {
    for (const [at, { id }] of shown.gaps.entries()) {
      await choose(page, gapAt(page, at), answer.gaps[id]!, by);
    }
  }
  if (question.type === 'hotspot' && 'areas' in answer) {
    for (const [at, { id, label }] of question.areas.entries()) {
      if (!answer.areas.includes(id)) continue;
      if (by === 'pointer') await page.locator('[data-area]').nth(at).click();
      else {
        const box = area(page, label);
        const isOne = question.answer.length === 1;
        // A group of radios is one stop: its arrows choose.
        await tabTo(page, isOne ? page.locator('[data-testid="places"] input').first() : box);
        if (isOne) {
          await page.keyboard.press('Space');
          for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown');
        } else await page.keyboard.press('Space');
      }
      await expect(area(page, label)).toBeChecked();
    }
  }
}

/** The question that is shown has this answer. */
export async function expectGiven(page: Page, { question, shown, answer }: Task): Promise<void> {
  if (question.type === 'match' && 'pairs' in answer) {
    for (const [left, right] of answer.pairs) {
      const line = lineOf(page, textOf(question.left, left));
      await expect(line.getByRole('listitem')).toHaveText([textOf(question.right, right)]);
    }
  }
  if (question.type === 'order' && 'order' in answer) {
    await expect(lines(page)).toHaveText(answer.order.map((id) => textOf(question.items, id)));
  }
  if (shown.type === 'fill' && 'gaps' in answer) {
    for (const [at, { id }] of shown.gaps.entries()) {
      await expect(gapAt(page, at)).toHaveValue(answer.gaps[id]!);
    }
  }
  if (question.type === 'hotspot' && 'areas' in answer) {
    const chosen = page.locator('[data-testid="places"] input:checked');
    await expect(chosen).toHaveCount(answer.areas.length);
    for (const { id, label } of question.areas) {
      if (answer.areas.includes(id)) await expect(area(page, label)).toBeChecked();
    }
  }
}
