// The scenario paper: its four ways on are worth 5, 3, 1 and 0 points, and a book lies open beside it.
import type { Page } from '@playwright/test';
import type { AttemptQuestion } from '#contract/exams.ts';
import type { GradientQuestion, GradientScore } from '#domain/questions/scenario.ts';
import { place, savedMark, sit, start, stem } from './support/attempt.ts';
import { rowOf } from './support/drill-review.ts';
import { expect, test } from './support/journey.ts';
import { questionOf } from './support/people.ts';
import { expectNoSideways, expectWellMade, visit } from './support/screen.ts';

const scenarios = { key: 'certified-ogea-102', total: 8 };

function scenarioOf({ question: { id } }: AttemptQuestion): GradientQuestion {
  const question = questionOf(id);
  if (question.type !== 'gradient') throw new Error(`${id} is no scenario.`);
  return question;
}

const wayWorth = (question: GradientQuestion, worth: GradientScore) =>
  question.options.find(({ score }) => score === worth)!;
const radioOf = (page: Page, id: string) => page.locator(`.opts input[value="${id}"]`);
const reference = (page: Page) => page.getByRole('button', { name: 'Reference', exact: true });
/** Beside the question where there is room, else over it. */
const book = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Reference' })
    .or(page.getByRole('dialog', { name: 'Reference' }));

/** Answers the eight with ways that are worth so many points, by pressing their labels. */
async function answerWorth(
  page: Page,
  questions: readonly AttemptQuestion[],
  worth: readonly GradientScore[],
): Promise<void> {
  for (const [at, points] of worth.entries()) {
    await expect(place(page, at + 1, scenarios.total)).toBeVisible();
    const way = wayWorth(scenarioOf(questions[at]!), points);
    await page.locator('.opts label').filter({ hasText: way.text }).click();
    await expect(radioOf(page, way.id)).toBeChecked();
    if (at + 1 < worth.length)
      await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Submit Exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click();
  await expect(page).toHaveURL(/#\/exam\/certified-ogea-102\/report\//);
}

test('eight scenarios, 24 of 40 points: the line is reached, and each way says what it is worth', async ({
  page,
  context,
  learner: _,
}) => {
  test.slow();
  await visit(page, `/exam/${scenarios.key}`);
  await expect(page.getByText('60% to pass here')).toBeVisible();
  await expect(page.getByText('24 of 40 points')).toBeVisible();
  const { questions } = await start(context, scenarios.key);
  await sit(page, scenarios.key);
  await expectWellMade(page, 'a scenario');
  // The case stands beside its ways on: none of them begins below it.
  const told = (await page.locator('[data-question] > section').boundingBox())!;
  const firstWay = (await page.locator('.opts label').first().boundingBox())!;
  expect(firstWay.x).toBeGreaterThan(told.x + told.width - 1);
  expect(firstWay.y).toBeLessThan(told.y + told.height);
  const worth = [5, 3, 1, 0, 5, 5, 5, 0] as const;
  await answerWorth(page, questions, worth);
  await handIn(page);

  const score = page.getByRole('region', { name: /, your report$/ });
  await expect(score.getByText('24 of 40 points,')).toBeVisible();
  await expect(score.getByTestId('percent')).toHaveText('60%');
  await expect(score.getByText('Passed', { exact: true })).toBeVisible();
  await expect(score.getByText(/^You needed 60%, reached$/)).toBeVisible();
  for (const [at, points] of worth.slice(0, 4).entries()) {
    const scenario = scenarioOf(questions[at]!);
    const row = rowOf(page, at + 1);
    // All are asked alike: a row of the review says which case it is.
    await expect(row.getByTestId('stem')).toHaveText(/\.$/);
    expect(scenario.scenario[0]).toContain(await row.getByTestId('stem').textContent());
    const said = { 5: 'right', 3: '3 of 5 points', 1: '1 of 5 points', 0: 'wrong' }[points];
    await expect(row.locator('[data-testid="marks"] [data-o]')).toHaveText(said);
    await row.locator('summary').first().click();
    await expect(row.getByRole('region', { name: 'The case' })).toContainText(
      scenario.scenario[0]!.slice(0, 40),
    );
    const ways = row.getByRole('list', { name: 'Your answer and the right one' });
    await row.getByText(/^The other (two|three)$/).click();
    for (const way of scenario.options) {
      const own = way.score === points;
      const amount = way.score === 1 ? '1 point' : `${way.score} points`;
      const item = ways.getByRole('listitem').filter({ hasText: way.text });
      await expect(item.locator('.tag')).toHaveText(own ? `Your answer, ${amount}` : amount);
      await expect(row.locator('.why').getByText(way.why)).toBeVisible();
    }
    await row.getByText('The facts of the case').click();
    const facts = row.getByRole('table');
    await expect(facts.getByRole('row')).toHaveCount(1 + scenario.facts.length);
    await expect(facts.getByRole('columnheader')).toHaveCount(5);
    // Its columns stand under one another, as a table's do.
    const edges = await facts
      .getByRole('row')
      .evaluateAll((rows) => rows.map((one) => one.lastElementChild!.getBoundingClientRect().x));
    expect(new Set(edges.map(Math.round)).size).toBe(1);
    for (const turn of scenario.turns) {
      await row.getByText('What would change the answer').click();
      await expect(row.getByText(turn.with)).toBeVisible();
      await expect(row.getByText(turn.why)).toBeVisible();
    }
  }
  await expectWellMade(page, 'the review of scenarios');
  await page.setViewportSize({ width: 360, height: 740 });
  const turned = rowOf(page, 2);
  await expect(turned.getByText('Your answer, 3 points')).toBeVisible();
  await expect(turned.getByRole('table')).toBeVisible();
  await expect(turned.getByText(scenarioOf(questions[1]!).turns[0]!.with)).toBeVisible();
  await expectNoSideways(page, 'the turned case on a phone');
});

test('the book is opened and searched by keys alone, answers nothing, and needs no network once it was read', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await start(context, scenarios.key);
  const read = page.waitForResponse(/\/reference$/);
  await sit(page, scenarios.key);
  await (await read).finished();
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 2, scenarios.total)).toBeVisible();
  await page.keyboard.press('3');
  const chosen = page.getByRole('radio').nth(2);
  await expect(chosen).toBeChecked();
  await expect(savedMark(page)).toBeVisible();
  const asked = await stem(page).textContent();

  for (let presses = 0; presses < 40; presses += 1) {
    if (await reference(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(reference(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(book(page)).toBeVisible();
  // Everything in it has its width: there is nothing to scroll to at the side.
  const sideways = () => book(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(await sideways()).toBe(0);
  // It dims nothing, and the clock goes on in sight.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('timer')).toBeInViewport();
  const search = book(page).getByRole('searchbox');
  for (let presses = 0; presses < 4; presses += 1) {
    if (await search.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(search).toBeFocused();
  await page.keyboard.type('f1 stakeholder map');
  await expect(book(page).getByText('Nothing fits.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('building block');
  await expect(book(page).locator('dt').first()).toContainText(/building block/i);
  // A search field takes the first Escape for itself where it holds something.
  await page.keyboard.press('Escape');
  if (await book(page).isVisible()) await page.keyboard.press('Escape');
  await expect(book(page)).toBeHidden();
  await expect(reference(page)).toBeFocused();
  await expect(stem(page)).toHaveText(asked ?? '');
  await expect(chosen).toBeChecked();
  await expect(page.getByRole('button', { name: /^Flag/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  await test.step('a deliverable is found where it is made and needed, and a phase tells its steps', async () => {
    await reference(page).click();
    await book(page).getByRole('searchbox').fill('communications plan');
    await expect(book(page).getByRole('status')).toHaveText(/^Found: 1 term, \d phases$/);
    const phases = book(page).getByRole('region', { name: 'Phases' });
    const made = phases.getByRole('listitem').filter({ hasText: 'Phase A: Architecture Vision' });
    await expect(made.getByText('Output', { exact: true })).toBeVisible();
    const needed = phases
      .getByRole('listitem')
      .filter({ hasText: 'Phase B: Business Architecture' });
    await expect(needed.getByText('Input', { exact: true })).toBeVisible();
    await expectWellMade(page, 'what the book found');

    // The steps of the phase, by keys from the field on.
    const summary = made.locator('summary');
    for (let presses = 0; presses < 20; presses += 1) {
      if (await summary.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const steps = made.locator('ol').getByRole('listitem');
    await expect(steps).toHaveCount(11);
    await expect(steps.last()).toContainText('Statement of Architecture Work');
    await expect(made.getByText('Read on in the standard')).toBeVisible();
    await expectWellMade(page, 'an open page of the book');

    // A related term leads on to its own explanation, and the reader stays in the book.
    const term = book(page).locator('dl > div').filter({ hasText: 'Communications Plan' });
    await term.getByRole('button', { name: 'Stakeholder Map' }).press('Enter');
    await expect(book(page).getByRole('searchbox')).toHaveValue('Stakeholder Map');
    await expect(book(page).locator('dt').first()).toHaveText('Stakeholder Map');
    await expect(book(page).getByRole('status')).toBeFocused();
    await book(page).getByRole('button', { name: 'Clear the search' }).press('Enter');
    await expect(book(page).getByRole('searchbox')).toBeFocused();
    await book(page).getByRole('button', { name: 'Techniques' }).press('Enter');
    await book(page).getByText('Gap analysis', { exact: true }).click();
    await expect(book(page).getByText('ADM Techniques, Gap Analysis')).toBeVisible();
  });
  await test.step('without a network it opens all the same', async () => {
    await book(page).getByRole('button', { name: 'Close the reference' }).click();
    await context.setOffline(true);
    await reference(page).click();
    await book(page).getByRole('searchbox').fill('');
    await book(page).getByText('Phase F: Migration Planning', { exact: true }).click();
    await expect(book(page).locator('details[open] ol').getByRole('listitem')).toHaveCount(7);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the book is a sheet over the question, which stays where it was read', async ({
    page,
    context,
    learner: _,
  }) => {
    await start(context, scenarios.key);
    await sit(page, scenarios.key);
    await page.getByRole('radio').nth(1).check();
    await expect(savedMark(page)).toBeVisible();
    await expectNoSideways(page, 'a scenario');
    const asked = await stem(page).textContent();
    const read = await page.evaluate(() => scrollY);
    expect(read).toBeGreaterThan(0);
    // As a finger does: a tap by name first scrolls what lies within the page's scroll padding.
    const button = (await reference(page).boundingBox())!;
    await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
    await expect(book(page)).toBeVisible();
    await expectNoSideways(page, 'the book');
    await book(page).getByText('Preliminary Phase', { exact: true }).first().tap();
    await expect(book(page).locator('details[open] ol').getByRole('listitem')).toHaveCount(6);
    await expectNoSideways(page, 'a page of the book');
    await book(page).getByRole('searchbox').fill('gap');
    await expect(book(page).locator('dt').first()).toContainText(/gap/i);
    await book(page).getByRole('button', { name: 'Close the reference' }).tap();
    await expect(book(page)).toBeHidden();
    // Within a line of where it was.
    expect(Math.abs((await page.evaluate(() => scrollY)) - read)).toBeLessThan(24);
    await expect(stem(page)).toHaveText(asked ?? '');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    // Beside the sheet is the question: a tap there closes it too.
    await reference(page).tap();
    await expect(book(page)).toBeVisible();
    await page.touchscreen.tap(180, 10);
    await expect(book(page)).toBeHidden();
    await expect(place(page, 1, scenarios.total)).toBeVisible();
    await reference(page).tap();
    await expect(book(page).getByRole('status')).toHaveText(/^Found: /);
    await expectWellMade(page, 'what the book found');
  });
});
