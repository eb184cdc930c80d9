// The combined paper: questions with the book closed, then scenarios with the book open, each part with a clock of
// its own and to be passed by itself.
import { numberOf, place, sit, start } from './support/attempt.ts';
import { expect, test } from './support/journey.ts';
import { expectNoSideways, visit } from './support/screen.ts';

const combined = { key: 'certified-ogea-103', total: 48 };

test('the combined paper opens its book in the second part, and its report has a line a part', async ({
  page,
  context,
  learner: _,
}) => {
  await visit(page, `/exam/${combined.key}`);
  await expect(page.getByText('Questions 1 to 40: 60%')).toBeVisible();
  await expect(page.getByText('Questions 41 to 48: 60%')).toBeVisible();
  await expect(page.getByText('24 of 40 points')).toHaveCount(2);
  const { questions } = await start(context, combined.key);
  const types = questions.map(({ question }) => question.type);
  expect(new Set(types.slice(0, 40))).toEqual(new Set(['sc']));
  expect(new Set(types.slice(40))).toEqual(new Set(['gradient']));

  await sit(page, combined.key);
  const book = page.getByRole('button', { name: 'Reference', exact: true });
  await expect(place(page, 1, combined.total)).toBeVisible();
  await expect(page.getByText('Part 1 of 2, 60 minutes')).toBeVisible();
  await expect(book).toHaveCount(0);
  // The second part is not open yet.
  await expect(numberOf(page, 40)).toBeVisible();
  await expect(numberOf(page, 41)).toHaveCount(0);
  await page.getByRole('radio').first().check();
  await page.getByRole('banner').getByRole('button', { name: 'End part 1' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText("You can't come back to these questions.");
  const blanks = dialog.getByRole('list', { name: 'Not answered' });
  await expect(blanks.getByRole('button')).toHaveCount(16);
  await dialog.getByRole('button', { name: 'Show all 39' }).click();
  await expect(blanks.getByRole('button')).toHaveCount(39);
  await dialog.getByRole('button', { name: 'End part 1' }).click();
  await expect(place(page, 41, combined.total)).toBeVisible();
  await expect(page.getByText('Part 1 is over.')).toBeVisible();
  await expect(page.getByText('Part 2 of 2, 90 minutes')).toBeVisible();
  await expect(page.getByTestId('exam-clock')).toContainText(/^\D*(1:30:00|1:29:)/);
  await expect(book).toBeVisible();
  // On a phone the hours leave room for the menu: the head is one row.
  await page.setViewportSize({ width: 360, height: 740 });
  const middleOf = async (name: string) => {
    const button = page.getByRole('banner').getByRole('button', { name, exact: true });
    const { y, height } = (await button.boundingBox())!;
    return Math.round(y + height / 2);
  };
  expect(await middleOf('More')).toBe(await middleOf('Submit Exam'));
  await page.setViewportSize({ width: 1280, height: 800 });
  // There is no way back, not by the arrows and not by a reload.
  await expect(numberOf(page, 1)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.reload();
  await expect(place(page, 41, combined.total)).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Submit Exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click();
  await expect(page).toHaveURL(/#\/exam\/certified-ogea-103\/report\//);
  await expect(page.getByText('Questions 1 to 40, 60% needed, not reached')).toBeVisible();
  await expect(page.getByText('Questions 41 to 48, 60% needed, not reached')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSideways(page, 'the report of a paper in parts');
});
