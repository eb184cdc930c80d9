// An exam in three blocks with breaks between them: case sets beside their questions, no way back, another device.
import type { Page } from '@playwright/test';
import { numberOf, place, sit, start } from './support/attempt.ts';
import { expect, test } from './support/journey.ts';
import { expectNoSideways } from './support/screen.ts';

const exam = { key: 'exam-2026', total: 180 };
const finish = (page: Page, block: number) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: `Finish block ${block}` })
    .click();

test('180 questions in three blocks: a case beside its questions, a break, another device in block two, and a report by domain and block', async ({
  page,
  context,
  browser,
  learner: _,
}) => {
  const { questions } = await start(context, exam.key);
  const sets = Map.groupBy(questions, ({ question }) => question.case?.id);
  sets.delete(undefined);
  expect(sets.size).toBe(4);
  for (const set of sets.values()) {
    const numbers = set.map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_one, at) => numbers[0]! + at));
    expect(Math.ceil(numbers[0]! / 60)).toBe(Math.ceil(numbers.at(-1)! / 60));
  }
  await sit(page, exam.key);
  await expect(place(page, 1, exam.total)).toBeVisible();
  await expect(page.getByText('Block 1 of 3, questions 1 to 60')).toBeVisible();
  await expect(numberOf(page, 60)).toBeVisible();
  await expect(numberOf(page, 61)).toHaveCount(0);

  await test.step('the case stands beside its questions, and folds on a phone', async () => {
    const [first] = [...sets.values()].find(([one]) => one!.number <= 60)!;
    const { title } = first!.question.case!;
    await numberOf(page, first!.number).click();
    const beside = page.getByTestId('case');
    await expect(beside).toContainText(title);
    const [left, right] = [await beside.boundingBox(), await page.locator('h1').boundingBox()];
    expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideways(page, 'a question with its case');
    const lines = beside.locator('details > div');
    await expect(lines).toBeVisible();
    await beside.locator('summary').click();
    await expect(lines).toBeHidden();
    // It stays as it was folded, at the next question of its set too.
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(place(page, first!.number + 1, exam.total)).toBeVisible();
    await expect(lines).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a block is finished once: by a break here', async () => {
    await finish(page, 1);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText("You can't come back to these questions.");
    await dialog.getByRole('button', { name: 'Take the break' }).click();
    await expect(page.getByRole('heading', { name: 'Break' })).toBeVisible();
    await page.getByRole('button', { name: 'End the break' }).click();
    await expect(place(page, 61, exam.total)).toBeVisible();
    await expect(page.getByText('Block 1 is finished.')).toBeVisible();
    await expect(numberOf(page, 60)).toHaveCount(0);
  });

  await test.step('another device goes on in block two, and takes the second break', async () => {
    const { cookies } = await context.storageState();
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await phone.addCookies(cookies);
    const other = await phone.newPage();
    await sit(other, exam.key);
    await expect(place(other, 61, exam.total)).toBeVisible();
    await finish(other, 2);
    await other.getByRole('button', { name: 'Take the break' }).click();
    await expect(other.getByRole('heading', { name: 'Break' })).toBeVisible();
    await other.getByRole('button', { name: 'End the break' }).click();
    await expect(place(other, 121, exam.total)).toBeVisible();
    await phone.close();
    await page.reload();
    await expect(place(page, 121, exam.total)).toBeVisible();
  });

  // The block's figure stands where its number does, on a phone too.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('Block 3 of 3: 0 of 60 answered')).toBeVisible();
  await expectNoSideways(page, 'a question of the last block');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('banner').getByRole('button', { name: 'Submit Exam' }).click();
  // All of the paper is submitted, not this block alone.
  await expect(page.getByRole('dialog', { name: 'Submit with 180 open questions?' })).toContainText(
    '60 of them are in this block. 120 are in finished blocks',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click();
  // Less than half was answered: no level is told, but why.
  await expect(page.getByTestId('levels')).toContainText('so no level is given');
  await expect(page.getByTestId('levels')).not.toContainText('Needs Improvement');
  await expect(page.getByTestId('levels').getByRole('row')).toHaveCount(4);
  await expect(page.getByTestId('blocks').getByRole('row')).toHaveCount(4);
  await expect(page.getByTestId('blocks')).toContainText('Too few answers');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSideways(page, 'the report of an exam in blocks');
});
