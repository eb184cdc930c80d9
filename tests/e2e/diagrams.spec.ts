// Scenarios whose ways on are four diagrams: they stand beside their case, are compared and chosen, and each
// says in the review what it is worth.
import type { GradientQuestion, GradientScore } from '#domain/questions/scenario.ts';
import { place, savedMark, start } from './support/attempt.ts';
import { rowOf } from './support/drill-review.ts';
import { expect, test } from './support/journey.ts';
import { questionOf } from './support/people.ts';
import { expectAccessible, expectNoSideways, expectWellMade, visit } from './support/screen.ts';

const paper = { key: 'certified-oga-032', total: 8 };

function drawn(id: string): GradientQuestion {
  const question = questionOf(id);
  if (question.type !== 'gradient') throw new Error(`${id} is no scenario.`);
  expect(question.options.every(({ view }) => view !== undefined)).toBe(true);
  return question;
}

test('eight scenarios of four diagrams, 26 of 40 points: compared, chosen by press and key, and explained', async ({
  page,
  context,
  learner: _,
}) => {
  test.slow();
  await visit(page, `/exam/${paper.key}`);
  await expect(page.getByText('26 of 40 points')).toBeVisible();
  const { questions } = await start(context, paper.key);
  await visit(page, `/exam/${paper.key}/attempt`);
  await expect(place(page, 1, paper.total)).toBeVisible();
  const labels = page.locator('.opts label');
  const pictures = page.locator('.opts svg[role="img"]');
  await expect(labels).toHaveCount(4);
  await expect(pictures).toHaveCount(4);
  await expectWellMade(page, 'four diagrams');

  await test.step('readable two by two beside their case, and beside the book too', async () => {
    const told = page.getByRole('region', { name: 'The case' });
    const words = pictures.first().locator('text').first();
    const expectReadable = async () => {
      const size = await words.evaluate(
        (text: SVGTextElement) =>
          Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      );
      expect(size).toBeGreaterThan(10.5);
      await expect(pictures.first()).toBeInViewport({ ratio: 0.6 });
      await expect(told).toBeInViewport();
    };
    await expectReadable();
    expect((await pictures.nth(1).boundingBox())!.y).toBe(
      (await pictures.first().boundingBox())!.y,
    );
    await page.getByRole('banner').getByRole('button', { name: 'Reference' }).click();
    await expect(page.getByRole('complementary', { name: 'Reference' })).toBeVisible();
    await expectReadable();
    await page.keyboard.press('Escape');
  });

  await test.step('all four in sight beside their case, or larger two by two and one by one', async () => {
    const layout = page.getByRole('group', { name: 'Layout of the diagrams' });
    await layout.getByRole('button', { name: 'All four' }).click();
    const boxes = await Promise.all(
      (await pictures.all()).map(async (one) => (await one.boundingBox())!),
    );
    const [first, second] = boxes as [(typeof boxes)[0], (typeof boxes)[0]];
    expect(second.y).toBe(first.y);
    const told = (await page.getByRole('region', { name: 'The case' }).boundingBox())!;
    expect(first.x).toBeGreaterThan(told.x + told.width - 1);
    const wayOn = (await page.getByRole('button', { name: 'Next', exact: true }).boundingBox())!;
    for (const { y, height } of boxes) expect(y + height).toBeLessThan(wayOn.y);
    const width = async () => (await pictures.first().boundingBox())!.width;
    await layout.getByRole('button', { name: 'Two by two' }).click();
    const small = await width();
    await layout.getByRole('button', { name: 'One by one' }).click();
    expect(await width()).toBeGreaterThan(small);
    expect((await labels.nth(1).boundingBox())!.y).toBeGreaterThan(
      (await labels.nth(0).boundingBox())!.y + first.height,
    );
    await layout.getByRole('button', { name: 'Two by two' }).click();
  });

  await test.step('compared over the whole window, by press and by keys, and chosen there', async () => {
    await page.getByRole('button', { name: 'Enlarge diagram B' }).click();
    const compare = page.getByRole('dialog', { name: 'Compare the diagrams' });
    const drawings = compare.locator('svg[role="img"]');
    await expect(drawings).toHaveCount(1);
    await expect(drawings).toHaveAttribute('aria-label', /^B: /);
    await page.keyboard.press('ArrowRight');
    await expect(drawings).toHaveAttribute('aria-label', /^C: /);
    await page.keyboard.press('d');
    await expect(compare.getByRole('button', { name: 'Choose C' })).toBeVisible();
    await compare.getByRole('button', { name: 'All four' }).click();
    await expect(drawings).toHaveCount(4);
    for (const one of await drawings.all()) await expect(one).toBeInViewport({ ratio: 1 });
    await expect(compare.getByRole('button', { name: 'Choose D' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page, 'the comparison');
    await compare.getByRole('button', { name: 'Choose A' }).click();
    await page.keyboard.press('Escape');
    await expect(compare).toBeHidden();
    await expect(labels.nth(0).getByRole('radio')).toBeChecked();
  });

  const worth: readonly GradientScore[] = [5, 3, 1, 0, 5, 5, 5, 3];
  for (const [at, points] of worth.entries()) {
    await expect(place(page, at + 1, paper.total)).toBeVisible();
    const { question } = questions[at]!;
    const { id } = drawn(question.id).options.find(({ score }) => score === points)!;
    if (question.type !== 'gradient') throw new Error(`${question.id} is no scenario.`);
    const shown = question.options.findIndex((option) => option.id === id);
    if (at % 2 === 0) await labels.nth(shown).click();
    else await page.keyboard.press('abcd'[shown]!);
    await expect(page.locator(`.opts input[value="${id}"]`)).toBeChecked();
    if (at + 1 < worth.length) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
  }
  await expect(savedMark(page)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Submit Exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click();
  await expect(page).toHaveURL(/#\/exam\/certified-oga-032\/report\//);
  const score = page.getByRole('region', { name: /, your report$/ });
  await expect(score.getByText('27 of 40 points,')).toBeVisible();
  await expect(score.getByText('Passed', { exact: true })).toBeVisible();

  const row = rowOf(page, 2);
  await row.locator('summary').first().click();
  await expect(row.locator('svg[role="img"]')).toHaveCount(4);
  await expect(row.getByText('Your answer, 3 points')).toBeVisible();
  await row.getByText('What would change the answer').click();
  await expect(row.getByText(drawn(questions[1]!.question.id).turns[0]!.with)).toBeVisible();
  await expectWellMade(page, 'the review of diagrams');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSideways(page, 'the review of diagrams on a phone');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('diagrams stand below one another, and are compared, read in words and drawn larger', async ({
    page,
    context,
    learner: _,
  }) => {
    await start(context, paper.key);
    await visit(page, `/exam/${paper.key}/attempt`);
    await expect(place(page, 1, paper.total)).toBeVisible();
    await expectNoSideways(page, 'four diagrams');
    const held = page.locator('.opt-held').nth(2);
    const before = (await held.locator('svg[role="img"]').boundingBox())!.width;
    await held.getByRole('button', { name: 'Enlarge diagram C' }).tap();
    const compare = page.getByRole('dialog', { name: 'Compare the diagrams' });
    const picture = compare.locator('svg[role="img"]');
    await compare.getByRole('button', { name: 'Zoom in' }).tap();
    expect((await picture.boundingBox())!.width).toBeGreaterThan(before);
    await compare.getByText('The view in words').tap();
    await expect(compare.getByRole('listitem').first()).toBeVisible();
    await compare.getByRole('button', { name: 'All four' }).tap();
    await expect(picture).toHaveCount(4);
    await expectNoSideways(page, 'the comparison on a phone');
    await compare.getByRole('button', { name: 'Close the comparison' }).tap();
    await expect(page.getByRole('radio').nth(2)).not.toBeChecked();
    await held.locator('label').tap();
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await expectNoSideways(page, 'a chosen diagram');
  });
});
