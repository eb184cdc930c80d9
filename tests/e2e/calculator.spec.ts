// The calculator of a paper whose exam has one: it lies beside the question or above the foot, never over an option, and
// keeps its value from question to question.
import { start, timer } from './support/attempt.ts';
import { expect, test } from './support/journey.ts';
import { expectNoSideways, expectWellMade, visit } from './support/screen.ts';

const paper = 'full-practice';

for (const [where, viewport] of [
  ['on a desk', { width: 1280, height: 800 }],
  ['on a phone', { width: 360, height: 740 }],
] as const) {
  test(`sums are worked out ${where} beside the question, by keys alone, and kept for the next one`, async ({
    page,
    context,
    learner: _,
  }) => {
    await page.setViewportSize(viewport);
    const { questions } = await start(context, paper);
    // Some types have no options that could lie under it.
    const at = questions.findIndex(({ question }) => 'options' in question);
    await visit(page, `/quiz/${paper}/attempt`);
    for (let before = 0; before < at; before += 1) {
      await expect(page.getByText(`Question ${before + 1} of 50`, { exact: true })).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByText(`Question ${at + 1} of 50`, { exact: true })).toBeVisible();
    const open = page.getByRole('button', { name: 'Calculator', exact: true });
    const shown = page.getByRole('status', { name: 'Result' });
    await open.click();
    await expect(shown).toBeFocused();
    await page.keyboard.type('480/(6');
    await page.keyboard.press('Enter');
    await expect(shown).toHaveText('80');
    // What is typed into it answers nothing.
    await expect(page.locator('.opts input:checked')).toHaveCount(0);
    await expect(timer(page)).toBeInViewport({ ratio: 1 });
    await expectNoSideways(page, 'a calculator');
    await expectWellMade(page, 'a calculator');
    const panel = (await page.getByRole('region', { name: 'Calculator' }).boundingBox())!;
    const option = page.locator('.opts label').last();
    await option.scrollIntoViewIfNeeded();
    await option.click();
    const box = (await option.boundingBox())!;
    expect(box.x + box.width <= panel.x || box.y + box.height <= panel.y + 1).toBe(true);

    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText(`Question ${at + 2} of 50`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'plus', exact: true }).click();
    await page.getByRole('button', { name: '1', exact: true }).click();
    await page.getByRole('button', { name: 'equals', exact: true }).click();
    await expect(shown).toHaveText('81');
    await page.getByRole('button', { name: 'Close the calculator' }).click();
    await expect(shown).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await expect(shown).toHaveText('81');
  });
}
