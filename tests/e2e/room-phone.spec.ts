// The room on a phone: nothing in its foot is wider than the screen, in any language, and an answer that is
// begun but not whole is named apart.
import type { Page } from '@playwright/test';
import { locales } from '#client/base/language/languages.ts';
import type { Attempt } from '#contract/exams.ts';
import { textsOf } from '#tests/support/texts.ts';
import { place, sit, start } from './support/attempt.ts';
import { expect, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { call } from './support/people.ts';
import { expectNoSideways, visit } from './support/screen.ts';

const exam = { key: 'exam-2026', total: 180 };
const PHONE = { width: 360, height: 740 };
const foot = (page: Page) => page.getByTestId('exam-foot');

/** Whether every button of the foot stands whole on the screen, with its words inside it. */
async function expectFootFits(page: Page, where: string): Promise<void> {
  const outside = await foot(page).evaluate((nav) =>
    [nav, ...nav.querySelectorAll('*')].flatMap((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      const isHidden = width <= 1;
      const isWide = one.tagName === 'BUTTON' && one.scrollWidth > one.clientWidth;
      const isOut = left < 0 || right > document.documentElement.clientWidth;
      return !isHidden && (isOut || isWide) ? [`${one.tagName} ${one.textContent}`] : [];
    }),
  );
  expect(outside, where).toEqual([]);
}

for (const locale of members(locales, (one) => one === 'de')) {
  test(
    `on a phone in ${locale} the foot of 180 questions stands whole on the screen, on the first, a middle and the last`,
    inMatrix,
    async ({ page, context, learner: _ }) => {
      await page.setViewportSize(PHONE);
      await call(context, 'PATCH', '/me', { locale });
      await page.addInitScript(
        (chosen) => localStorage.setItem('meritpath-app-state', JSON.stringify({ locale: chosen })),
        locale,
      );
      const { attempt: t } = await textsOf(locale);
      const { id } = await start(context, exam.key);
      // All of it as one whole, most of it answered: the longest that the foot has to say.
      await page.route(`**/api/attempts/${id}`, async (route) => {
        const attempt = (await (await route.fetch()).json()) as Attempt;
        const questions = attempt.questions.map((one) =>
          'options' in one.question && one.question.type === 'sc'
            ? { ...one, answer: { chosen: [one.question.options[0]!.id] } }
            : one,
        );
        const paper = { ...attempt.paper, breaksAfter: [] };
        await route.fulfill({ json: { ...attempt, paper, questions } });
      });
      await visit(page, `/quiz/${exam.key}/attempt`);
      for (const at of [1, 100, exam.total]) {
        if (at > 1) {
          await foot(page).locator('[aria-haspopup="dialog"]').click();
          const name = new RegExp(`^${t.navigator.question(at)}, `);
          await page.getByRole('dialog').getByRole('button', { name }).click();
        }
        await expect(page.getByText(t.questionOf(at, exam.total), { exact: true })).toBeVisible();
        await expect(foot(page)).toContainText(/1\d\d\/180/);
        await expectFootFits(page, `${locale}, question ${at}`);
        await expectNoSideways(page, `${locale}, question ${at}`);
      }
      await expect(foot(page).getByRole('button', { name: t.submit })).toBeVisible();
    },
  );
}

/** What is pressed in the head, with the middle and the height of each. */
const headTargets = (page: Page) =>
  page.getByRole('banner').evaluate((head) =>
    [...head.querySelectorAll('a, button')].map((one) => {
      const { top, width, height } = one.getBoundingClientRect();
      return { middle: Math.round(top + height / 2), size: Math.min(width, height) };
    }),
  );

for (const locale of members(locales, (one) => one === 'de')) {
  test(
    `on a phone in ${locale} the head of an open-book exam is one row of targets: a case is read below it`,
    inMatrix,
    async ({ page, context, learner: _ }) => {
      await page.addInitScript(
        (chosen) => localStorage.setItem('meritpath-app-state', JSON.stringify({ locale: chosen })),
        locale,
      );
      const { attempt: t } = await textsOf(locale);
      await start(context, 'certified-ogea-102');
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await visit(page, '/exam/certified-ogea-102/attempt');
        const head = page.getByRole('banner');
        await expect(head.getByRole('timer')).toBeInViewport({ ratio: 1 });
        for (const name of [t.hideTimer, t.book.open, t.submit, t.givingUp.more]) {
          await expect(head.getByRole('button', { name, exact: true })).toBeInViewport({
            ratio: 1,
          });
        }
        const targets = await headTargets(page);
        expect(targets.length, `${locale}, ${width}`).toBe(5);
        expect(new Set(targets.map(({ middle }) => middle)).size, `${locale}, ${width}`).toBe(1);
        expect(Math.min(...targets.map(({ size }) => size))).toBeGreaterThanOrEqual(44);
        expect((await head.boundingBox())!.height).toBeLessThanOrEqual(90);
        await expectNoSideways(page, `${locale}, ${width}, the head of an open book`);
      }
    },
  );
}

test('a choice of two with one chosen is incomplete: the foot does not count it, the numbers mark it, and the question before the end leads there', async ({
  page,
  context,
  learner: _,
}) => {
  await page.setViewportSize(PHONE);
  const { questions } = await start(context, exam.key);
  const double = questions.find(({ number, question }) => question.type === 'ms' && number <= 60);
  const { number } = double!;
  await sit(page, exam.key);
  const toNumbers = foot(page).getByRole('button', { name: /^Questions: / });
  const numbers = page.getByRole('dialog', { name: 'Questions' });
  await toNumbers.click();
  await numbers.getByRole('button', { name: `Question ${number}, not answered` }).click();
  await expect(place(page, number, exam.total)).toBeVisible();
  const boxes = page.getByRole('main').getByRole('checkbox');
  await boxes.nth(0).check();
  // In sight at the foot, though the last option is not.
  await expect(page.getByTestId('foot-missing')).toHaveText('Choose 1 more answer.');
  await expect(page.getByTestId('foot-missing')).toBeInViewport();
  await expect(toNumbers).toHaveAccessibleName('Questions: 0 of 60 answered');
  await toNumbers.click();
  await expect(
    numbers.getByRole('button', { name: `Question ${number}, incomplete` }),
  ).toBeVisible();
  await expectNoSideways(page, 'the numbers with an incomplete answer');
  await numbers.getByRole('button', { name: 'Question 1,' }).click();

  await page.getByRole('banner').getByRole('button', { name: 'Finish block 1' }).click();
  const dialog = page.getByRole('dialog');
  const incomplete = dialog.getByRole('list', { name: '1 incomplete' });
  await dialog.getByRole('button', { name: 'Show all 59' }).click();
  await expect(dialog.getByRole('list', { name: 'Not answered' }).getByRole('button')).toHaveCount(
    59,
  );
  await incomplete.getByRole('button', { name: `Go to question ${number}` }).click();
  await expect(place(page, number, exam.total)).toBeVisible();
  await boxes.nth(1).check();
  await expect(page.getByText('Choose 1 more answer.')).toHaveCount(0);
  await expect(toNumbers).toHaveAccessibleName('Questions: 1 of 60 answered');
  await expect
    .poll(async () => {
      const { attempts } = await call<{ attempts: { answered: number }[] }>(
        context,
        'GET',
        '/me/attempts',
      );
      return attempts[0]?.answered;
    })
    .toBe(1);
});
