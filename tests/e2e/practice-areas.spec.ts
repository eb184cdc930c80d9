// Practice beyond the Foundation bank: a scenario of one area, and applied questions of every type.
import type { BrowserContext, Page } from '@playwright/test';
import type { Attempt } from '#contract/exams.ts';
import type { GradientScore } from '#domain/questions/scenario.ts';
import { numberOf, place, read } from './support/attempt.ts';
import { give, type Task, taskOf, WORKED } from './support/drill.ts';
import { expect, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { call, questionOf } from './support/people.ts';
import { topicBox, unfoldTopics } from './support/practice-choice.ts';
import { expectWellMade, visit } from './support/screen.ts';

const AREA = { id: 'tgp.a2', title: 'Stakeholder Management' };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const outcome = (page: Page) => page.getByTestId('outcome-line');

async function running(context: BrowserContext): Promise<Attempt> {
  const { attempts } = await call<{ attempts: { id: string }[] }>(context, 'GET', '/me/attempts');
  return read(context, attempts[0]!);
}

async function finish(page: Page, paperKey: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Finish Quiz' }).click();
  // Asked again only where something is open.
  const again = page.getByRole('dialog').getByRole('button', { name: 'Finish Quiz' });
  await expect(again.or(page.getByRole('heading', { name: 'All answers' }))).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(page).toHaveURL(new RegExp(`#/quiz/${paperKey}/report/`));
}

/** Answers the scenario of a number with the way that is worth so much. */
async function choose(
  page: Page,
  context: BrowserContext,
  number: number,
  worth: GradientScore,
): Promise<ReturnType<typeof questionOf>> {
  const { questions } = await running(context);
  const question = questionOf(questions[number - 1]!.question.id);
  if (question.type !== 'gradient') throw new Error(`${question.id} is no scenario.`);
  const way = question.options.find(({ score }) => score === worth)!;
  await page.locator('.opts label').filter({ hasText: way.text }).click();
  return question;
}

/** On a phone the areas are folded until they are asked for. */
async function unfoldAreas(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: /areas of practice$/ });
  await expect(title).toBeVisible();
  if (await page.locator('details:not([open])', { has: title }).count()) await title.click();
}

const widths = [
  { width: 'at 1280 px', use: { viewport: { width: 1280, height: 800 } } },
  { width: 'at 360 px', use: phone },
] as const;
for (const { width, use } of members(widths, ({ width }) => width === 'at 360 px')) {
  test.describe(width, () => {
    test.use(use);

    test(
      'a scenario of an area is practised from exam mode to its points, and another like it',
      inMatrix,
      async ({ page, context, learner: _ }) => {
        test.slow();
        await visit(page, '/exam');
        const areas = page.getByRole('listitem').filter({ hasText: AREA.title });
        await unfoldAreas(page);
        await expectWellMade(page, 'exam mode with topics and areas');
        await areas.getByRole('link', { name: `Scenario on ${AREA.title}` }).click();
        await expect(page).toHaveURL(/#\/quiz\/scenario-practice\?topic=tgp\.a2$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scenario practice');
        await unfoldTopics(page);
        await expect(topicBox(page, AREA.id)).toBeChecked();
        // All areas together, and the eight of them: no topic of another bank.
        await expect(page.getByRole('checkbox')).toHaveCount(9);
        await expect(page.getByRole('radio', { name: /^All \(\d+\)$/ })).toBeChecked();
        const all = await page.getByText(/^All \(\d+\)$/).innerText();
        const scenarios = Number(/\d+/.exec(all)?.[0]);
        await press(page, 'Start');
        await expect(place(page, 1, 1)).toBeVisible();

        const first = await choose(page, context, 1, 3);
        await page.getByRole('group', { name: 'How sure are you?' }).getByText('A guess').click();
        await press(page, 'Check answer');
        await expect(outcome(page)).toHaveText('Not the best answer. 3 of 5 points');
        await expectUncovered(page);
        await expect(page.getByText('You said: a guess.')).toBeVisible();
        await page.getByText('The other two').click();
        await page.getByText('The facts of the case').click();
        if (first.type !== 'gradient') throw new Error('It is a scenario.');
        for (const { why } of first.options) await expect(page.getByText(why)).toBeVisible();
        await expectWellMade(page, 'a scenario with its points');

        await press(page, /^One more question on this topic/);
        await expect(place(page, 2, 2)).toBeVisible();
        await expect(page.locator('#stem')).toBeFocused();
        await choose(page, context, 2, 5);
        await press(page, 'Check answer');
        await expect(outcome(page)).toHaveText('Right. 5 of 5 points');
        // Two is all that this practice grows to: what would be refused is not offered.
        await expect(
          page.getByRole('button', { name: /^One more question on this topic/ }),
        ).toHaveCount(0);
        await finish(page, 'scenario-practice');
        await expect(page.getByText('8 of 10 points', { exact: true })).toBeVisible();
        await expect(page.getByText('1 wrong or partly right.', { exact: true })).toBeVisible();
        // Nobody reads two cases as quickly as this journey answers them.
        await expect(page.getByText('Too quick to count').first()).toBeVisible();

        await visit(page, '/exam');
        await unfoldAreas(page);
        await expect(areas.getByText('8 of 10 points')).toHaveCount(0);
        await areas.getByRole('link', { name: `Scenario on ${AREA.title}` }).click();
        // Three points were not the best answer, but what is too quick to count misses nothing.
        await expect(page.getByRole('radio', { name: 'Missed (0)' })).toBeVisible();
        await expect(page.getByRole('radio', { name: `New (${scenarios - 2})` })).toBeVisible();
        await expect(page.getByTestId('pool-parts')).toHaveText(
          `${scenarios} in all: ${scenarios - 2} new, 0 missed, 2 seen and not missed.`,
        );
      },
    );

    test(
      'applied questions of an area are matched, ordered, filled and pointed at, and explained at once',
      inMatrix,
      async ({ page, context, learner: _ }) => {
        test.slow();
        await visit(page, '/exam');
        await unfoldAreas(page);
        await page.getByRole('link', { name: `Questions on ${AREA.title}` }).click();
        await expect(page).toHaveURL(/#\/quiz\/applied-practice\?topic=tgp\.a2$/);
        await press(page, 'Start');
        await expect(place(page, 1, 10)).toBeVisible();
        // Both sides of every mark are seen: right on a phone, wrong at a desk.
        const isPhone = use === phone;
        const missing = new Set<string>(WORKED);
        for (let area = 2; area < 40; area += 1) {
          const attempt = await running(context);
          for (const one of attempt.questions) {
            const task = taskOf(one, isPhone);
            if (task === undefined || !missing.delete(task.question.type)) continue;
            await goTo(page, task.number, isPhone);
            await workOn(page, task, isPhone);
          }
          if (missing.size === 0) break;
          // An area has two or three of them, and ten of its sixteen questions are drawn.
          await finish(page, 'applied-practice');
          await visit(page, `/quiz/applied-practice?topic=tgp.a${(area % 8) + 1}`);
          await press(page, 'Start');
          await expect(place(page, 1, 10)).toBeVisible();
        }
        expect([...missing]).toEqual([]);
      },
    );
  });
}

/** What became of the answer is seen: neither below the fold nor behind the foot of the page. */
async function expectUncovered(page: Page): Promise<void> {
  const isSeen = () =>
    outcome(page).evaluate((line) => {
      const { left, top, bottom } = line.getBoundingClientRect();
      const at = document.elementFromPoint(left + 8, (top + bottom) / 2);
      return at !== null && line.contains(at);
    });
  await expect.poll(isSeen).toBe(true);
}

async function goTo(page: Page, number: number, isPhone: boolean): Promise<void> {
  if (isPhone) {
    await page.getByRole('button', { name: /^Questions: \d+ of 10 answered$/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Questions' });
    await sheet.getByRole('button', { name: new RegExp(`^Question ${number},`) }).tap();
  } else {
    await numberOf(page, number).click();
  }
  await expect(place(page, number, 10)).toBeVisible();
}

/** Answers the question that is shown by hand, and holds what is told at once. */
async function workOn(page: Page, task: Task, isRight: boolean): Promise<void> {
  const { question } = task;
  await give(page, task, 'pointer');
  await press(page, 'Check answer');
  await expect(outcome(page)).toHaveText(isRight ? 'Right.' : 'Not quite.');
  await expect(page.locator('.why')).toContainText(question.explanation);
  const reasons =
    question.type === 'match'
      ? question.left.map(({ why }) => why)
      : question.type === 'order'
        ? question.items.map(({ why }) => why)
        : [];
  for (const why of reasons) await expect(page.getByTestId('question')).toContainText(why);
  await expect(
    page.getByRole('button', { name: /^One more question on this topic/ }),
  ).toBeVisible();
  await expectWellMade(page, `an explained question to ${question.type}`);
}
