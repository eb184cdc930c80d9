// What was sat before: the list of attempts, a paper that is sat again, flags and second thoughts.
import type { Page } from '@playwright/test';
import type { Attempt, AttemptQuestion } from '#contract/exams.ts';
import type { ChoiceQuestion } from '#domain/questions/choice.ts';
import { numberOf, place, read, savedMark, sit, start } from './support/attempt.ts';
import { pair, startDrill, wrongTo } from './support/drill.ts';
import { expectExplained, rowOf } from './support/drill-review.ts';
import { expect, refused, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { call, questionOf } from './support/people.ts';
import { expectNoSideways, expectWellMade, visit } from './support/screen.ts';

type Context = Parameters<typeof start>[0];
const submit = (context: Context, { id }: Pick<Attempt, 'id'>) =>
  call(context, 'POST', `/attempts/${id}/submit`, {});
const table = (page: Page) => page.getByRole('table', { name: 'Attempts, newest first' });

const papers = [
  { key: 'foundation', title: 'Foundation simulation', family: 'exam' },
  {
    key: 'foundation-ogea-101',
    title: 'Foundation in exam format (OGEA-101)',
    family: 'exam',
  },
  {
    key: 'certified',
    title: 'Certified 60Q, our applied drill',
    family: 'exam',
  },
  {
    key: 'certified-ogea-102',
    title: 'Practitioner in exam format (OGEA-102)',
    family: 'exam',
  },
  { key: 'sample-quiz', title: 'Sample quiz', family: 'quiz' },
  { key: 'weak-areas', title: 'Weak areas', family: 'quiz' },
] as const;

async function listAll(page: Page, context: Context): Promise<void> {
  const ids: string[] = [];
  for (const { key } of papers) {
    const attempt = await start(context, key);
    ids.push(attempt.id);
    await submit(context, attempt);
  }
  const open = await start(context, 'daily-challenge');
  await visit(page, '/exam/history');
  const rows = table(page).getByRole('rowheader').getByRole('link');
  const newestFirst = papers.toReversed().map(({ title }) => title);
  await expect(rows).toHaveText(['Daily challenge', ...newestFirst]);
  await expect(table(page).getByRole('row').nth(1)).toContainText('Running');
  await expectNoSideways(page, 'the attempts');
  for (const [at, { key, title, family }] of papers.entries()) {
    await page.getByRole('link', { name: new RegExp(`^Report: ${escaped(title)}, `) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, your report`);
    await expect(page).toHaveURL(new RegExp(`#/${family}/${key}/report/${ids[at]}$`));
    await page.goBack();
    await expect(rows).toHaveCount(papers.length + 1);
  }
  // What still runs has no report: its name says where the link leads.
  await table(page).getByRole('link', { name: 'Resume Daily challenge' }).click();
  await expect(page).toHaveURL(/#\/quiz\/daily-challenge\/attempt$/);
  await expect(place(page, 1, open.total)).toBeVisible();
}

const escaped = (text: string) => text.replace(/[()]/g, '\\$&');

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
for (const [where, use] of members(
  Object.entries({ 'at a desk': {}, 'on a phone': phone }),
  ([name]) => name === 'on a phone',
)) {
  test.describe(where, () => {
    test.use(use);

    test(
      'the attempts of all papers are listed, the newest first, and lead to their reports',
      inMatrix,
      async ({ page, context, learner: _ }) => {
        await listAll(page, context);
      },
    );
  });
}

test('older attempts come when they are asked for, and those that are shown stay when they do not', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(refused(503));
  for (let gradedAttempts = 0; gradedAttempts < 41; gradedAttempts += 1) {
    await submit(context, await start(context, 'sample-quiz'));
  }
  await visit(page, '/exam/history');
  const links = table(page).getByRole('rowheader').getByRole('link');
  await expect(links).toHaveCount(20);
  const more = page.getByRole('button', { name: 'Show more' });
  await page.route('**/api/courses/*/attempts?*', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await more.click();
  await expect(page.getByRole('alert')).toHaveText(/^Older attempts did not load\./);
  await expect(links).toHaveCount(20);
  await expect(more).toBeFocused();
  await expectWellMade(page, 'attempts of which the older ones did not come');

  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(40);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(links.nth(20)).toBeFocused();
  await more.click();
  await expect(links).toHaveCount(41);
  // All are here: the button has gone, and reading goes on at what came.
  await expect(more).toHaveCount(0);
  await expect(links.nth(40)).toBeFocused();
  const reports = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(reports).size).toBe(41);
});

/** Options of a single choice by what they are. */
function optionsOf({ question: { id } }: AttemptQuestion) {
  const { options, answer } = questionOf(id) as ChoiceQuestion;
  const wrong = options.map((option) => option.id).filter((one) => !answer.includes(one));
  return { right: answer[0]!, wrong };
}

test('flags and second thoughts of the paper are told in its report, each question by its filter', async ({
  page,
  context,
  learner: _,
}) => {
  const attempt = await start(context);
  await sit(page);
  const singles = attempt.questions.filter(({ question }) => question.type === 'sc').slice(0, 5);
  const [gained, lost, stayed, returned, kept] = singles.map((one) => ({
    ...optionsOf(one),
    number: one.number,
    shown: 'options' in one.question ? one.question.options.map(({ id }) => id) : [],
  }));
  if (!gained || !lost || !stayed || !returned || !kept) throw new Error('too few single choices');
  const show = async (number: number) => {
    await numberOf(page, number).click();
    await expect(place(page, number)).toBeVisible();
  };
  const choose = async (option: string | undefined) => {
    await page.locator(`.opts label:has(input[value="${option}"])`).click();
    await expect(savedMark(page)).toBeVisible();
  };
  const answers = async (count: number) =>
    expect
      .poll(async () => (await read(context, attempt)).questions.filter((q) => q.answer).length)
      .toBe(count);
  for (const [at, [{ number }, option]] of (
    [
      [gained, gained.wrong[0]],
      [lost, lost.right],
      [stayed, stayed.wrong[0]],
      [returned, returned.right],
      [kept, kept.right],
    ] as const
  ).entries()) {
    await show(number);
    await choose(option);
    await answers(at + 1);
  }
  const revision = async () => (await read(context, attempt)).revision;
  for (const [{ number }, option] of [
    [gained, gained.right],
    [lost, lost.wrong[0]],
    [stayed, stayed.wrong[1]],
    [returned, returned.wrong[0]],
    [returned, returned.right],
  ] as const) {
    await show(number);
    const before = await revision();
    await choose(option);
    await expect.poll(revision).toBeGreaterThan(before);
  }
  // Flagged: one with an answer and one without; one flag is taken back.
  const bare = attempt.questions.find(({ number }) => !singles.some((s) => s.number === number))!;
  for (const { number } of [lost, bare, kept]) {
    await show(number);
    await page.getByRole('button', { name: /^Flag/ }).click();
    await expect(numberOf(page, number)).toHaveAccessibleName(/flagged$/);
  }
  await page.keyboard.press('f');
  await expect(numberOf(page, kept.number)).toHaveAccessibleName(/, answered$/);

  await page.getByRole('banner').getByRole('button', { name: 'Submit Exam' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Flagged' }).getByRole('button')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Submit Exam' }).click();
  await expect(page).toHaveURL(/report/);

  const words = page.getByRole('region', { name: 'Fatigue and changed answers' });
  await expect(words).toContainText(
    'You changed 3 answers. 1 became right, 1 became wrong, and 1 stayed wrong. Nothing gained, nothing lost.',
  );
  const review = page.getByRole('region', { name: 'All answers' });
  const filter = (name: string) => review.getByRole('button', { name: new RegExp(`^${name}`) });
  const numbers = review.locator('[data-testid="review-row"] [data-testid="question-number"] .vh');
  const named = (...list: { number: number }[]) =>
    list
      .map(({ number }) => number)
      .toSorted((a, b) => a - b)
      .map((number) => `Question ${number}`);
  await expect(filter('Flagged')).toHaveText('Flagged2');
  await filter('Flagged').click();
  await expect(numbers).toHaveText(named(lost, bare));
  await expect(review.locator('[data-testid="review-row"] [data-testid="flagged"]')).toHaveText([
    'flagged',
    'flagged',
  ]);
  await filter('Changed').click();
  await expect(numbers).toHaveText(named(gained, lost, stayed));
  for (const one of [gained, lost, stayed]) {
    const row = review.getByTestId('review-row').filter({
      has: page.getByText(`Question ${one.number}`, { exact: true }),
    });
    await expect(row.getByText('changed', { exact: true })).toBeVisible();
    await row.locator('summary').click();
    const first = one === lost ? one.right : one.wrong[0]!;
    const letter = 'ABCDEF'[one.shown.indexOf(first)];
    await expect(row.getByText(`Your first answer: ${letter}`, { exact: true })).toBeVisible();
  }
  await filter('Wrong').click();
  await expect(numbers).toHaveText(named(lost, stayed));
  await filter('Left open').click();
  await expect(review.getByTestId('review-row')).toHaveCount(35);
  await filter('All').click();
  await expectWellMade(page, 'a report with changed answers');
});

test('parts given one after the other are no changed answers; second thoughts are told in words', async ({
  page,
  context,
  learner: _,
}) => {
  const { attempt, tasks } = await startDrill(context, true);
  const task = tasks.find(({ question }) => question.type === 'match')!;
  if (!('pairs' in task.answer)) throw new Error('a match is answered by pairs');
  // First wrong, then right: all four but the match, which is given by hand below.
  const others = tasks.filter((one) => one !== task);
  for (const revision of [1, 2]) {
    const changes = others.map(({ question, answer }) => ({
      questionId: question.id,
      revision,
      answer: revision === 1 ? wrongTo(question) : answer,
      flagged: false,
      msSpent: 1_000,
    }));
    await call(context, 'PUT', `/attempts/${attempt.id}/answers`, { changes });
  }
  await sit(page, 'certified');
  await numberOf(page, task.number).click();
  const revision = async () => (await read(context, attempt)).revision;
  // Slowly: every part is saved by itself.
  for (const [at, [left, right]] of task.answer.pairs.entries()) {
    const before = await revision();
    if (task.question.type !== 'match') throw new Error('no question to match');
    const line = task.question.left[at]!;
    expect(line.id).toBe(left);
    const partner = task.question.right.find(({ id }) => id === right)!;
    await pair(page, line.text, partner.text, 'pointer');
    await expect.poll(revision).toBeGreaterThan(before);
  }
  await page.getByRole('banner').getByRole('button', { name: 'Submit Exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click();
  await expect(page.getByText('4 of 60 right')).toBeVisible();
  // The lines of an order are moved until they stand: that is no second thought either.
  await expect(page.getByText('You changed 2 answers. 2 became right.')).toBeVisible();
  for (const one of tasks) {
    const { question, number } = one;
    const row = rowOf(page, number);
    await expectExplained(page, one, true);
    const wrong = wrongTo(question);
    const told = row.getByText(/irst answer/);
    if (question.type === 'fill' && 'gaps' in wrong) {
      const [gap] = question.gaps;
      const first = gap?.options.find(({ id }) => id === wrong.gaps[gap.id]);
      await expect(row.locator('.marked > li').first()).toContainText(
        `First answer ${first?.text}`,
      );
      await expect(told).toHaveCount(1);
    } else if (question.type === 'hotspot' && 'areas' in wrong) {
      const at = question.areas.findIndex(({ id }) => id === wrong.areas[0]);
      const place = `${at + 1} ${question.areas[at]?.label}`;
      await expect(row.getByText(`Your first answer: ${place}`, { exact: true })).toBeVisible();
    } else await expect(told).toHaveCount(0);
  }
  await expectWellMade(page, 'a review of changed answers');
});
