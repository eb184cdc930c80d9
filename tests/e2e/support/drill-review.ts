// What the review of a report tells about the questions of a drill: what was given, what is right, why.
import type { Locator, Page } from '@playwright/test';
import type { Task } from './drill.ts';
import { expect } from './journey.ts';

interface Received {
  readonly part: string;
  readonly yours: string;
  readonly right: string;
  readonly why: string;
}

const text = (parts: readonly { id: string; text: string }[], id: string | undefined): string =>
  parts.find((part) => part.id === id)?.text ?? '';

/** Part by part: what the review has to say, from the authors' key. */
function toldOf({ question, answer }: Task): Received[] {
  if (question.type === 'match' && 'pairs' in answer) {
    const given = new Map(answer.pairs);
    const key = new Map(question.pairs);
    return question.left.map((left) => ({
      part: left.text,
      yours: text(question.right, given.get(left.id)),
      right: text(question.right, key.get(left.id)),
      why: left.why,
    }));
  }
  if (question.type === 'order' && 'order' in answer) {
    return question.items.map((item, at) => ({
      part: item.text,
      yours: `Place ${answer.order.indexOf(item.id) + 1}`,
      right: `Place ${at + 1}`,
      why: item.why,
    }));
  }
  return [];
}

/** Gap by gap: the option put there and the right one, each with its own reason; the others are folded. */
async function expectGaps(page: Page, row: Locator, { question, answer }: Task): Promise<void> {
  if (question.type !== 'fill' || !('gaps' in answer)) return;
  for (const [at, gap] of question.gaps.entries()) {
    const given = answer.gaps[gap.id];
    const said = row.locator('.marked > li').filter({
      has: page.getByRole('heading', { name: `Gap ${at + 1}`, exact: true }),
    });
    const isHit = given === gap.answer;
    const words = new Map([
      [gap.answer, isHit ? 'Your answer, right' : 'Right, not chosen'],
      ...(isHit ? [] : [[given, 'Your answer'] as const]),
    ]);
    await expect(said.locator('.tag')).toHaveText([...words.values()].toReversed());
    const others = gap.options.filter(({ id }) => !words.has(id));
    for (const { id, text: option, why } of gap.options) {
      const choice = said.locator('.choices > li').filter({ hasText: why });
      await expect(choice.locator('b')).toHaveText(option);
      const word = words.get(id);
      if (word !== undefined) await expect(choice.locator('.tag')).toHaveText(word);
      else await expect(choice).toBeHidden();
    }
    await said.getByText(['', 'The other one', 'The other two'][others.length]!).press('Enter');
    for (const { why } of others) await expect(said.getByText(why)).toBeVisible();
  }
}

export const rowOf = (page: Page, number: number): Locator =>
  page.getByTestId('review-row').nth(number - 1);

/** Opens the question's row and holds what it says against the authors' key and reasons. */
export async function expectExplained(page: Page, task: Task, isRight: boolean): Promise<void> {
  const { question, answer, number } = task;
  const row = rowOf(page, number);
  await expect(row.locator('[data-testid="marks"] [data-o]')).toHaveText(
    isRight ? 'right' : 'wrong',
  );
  await row.locator('summary').first().press('Enter');
  await expect(row.locator('summary [data-testid="stem"]')).toHaveText(question.stem);
  for (const { part, yours, right, why } of toldOf(task)) {
    const said = row.locator('.marked > li').filter({
      has: page.getByRole('heading', { name: part, exact: true }),
    });
    const isHit = yours === right;
    await expect(said.locator('.tag')).toHaveText(isHit ? 'Right' : 'Not right');
    await expect(said).toContainText(`Your answer ${yours}`);
    if (isHit) await expect(said).not.toContainText('Correct answer');
    else await expect(said).toContainText(`Correct answer ${right}`);
    await expect(said.locator('.because')).toContainText(why);
  }
  await expectGaps(page, row, task);
  if (question.type === 'hotspot' && 'areas' in answer) {
    for (const { id, label, why } of question.areas) {
      const isChosen = answer.areas.includes(id);
      const isKey = question.answer.includes(id);
      if (!isChosen && !isKey) continue;
      const place = row
        .locator('[data-testid="places"] [data-testid="place"]')
        .filter({ hasText: label });
      await expect(place.locator('.tag')).toHaveText(
        isKey ? (isChosen ? 'Your answer, right' : /^Right/) : 'Your answer',
      );
      const reason = row.locator('.why section').filter({ hasText: why });
      await expect(reason.locator('.of')).toHaveText(label);
    }
  }
  await expect(row.getByRole('heading', { name: 'The principle' })).toBeVisible();
  await expect(row.locator('.why')).toContainText(question.explanation);
  await expect(row.locator('.why')).toContainText(question.ref);
}
