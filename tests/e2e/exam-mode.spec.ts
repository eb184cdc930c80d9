// The screens around an attempt: exam mode, the intro of a paper, its start, its report.
import type { BrowserContext, Page } from '@playwright/test';
import { apiOf } from '#tests/support/browser-api.ts';
import { answerPaper, sitPaper } from '#tests/support/sit-paper.ts';
import { expect, refused, test } from './support/journey.ts';
import { topicBox, topicsFold } from './support/practice-choice.ts';
import { expectNoSideways, visit } from './support/screen.ts';

const heading = { level: 1 } as const;
const apiOn = (context: BrowserContext, baseURL: string | undefined) =>
  apiOf(context, baseURL ?? '');

/** Exam mode is at most 1,840 px high at 1280 px and 2,400 at 360, in every course. */
async function expectShortWay(page: Page): Promise<void> {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const [width, most] of [
    [360, 2400],
    [1280, 1840],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/learn/pmp/exam', '/learn/archimate/exam', '/exam']) {
      // The dashboard's own address is TOGAF's.
      if (path === '/exam') await visit(page, '/dashboard');
      await visit(page, path);
      await expect(page.getByRole('region', { name: 'Practice by topic' })).toBeVisible();
      // Badges of a paper stand where the paper is.
      await expect(page.getByRole('heading', { name: 'Exam badges' })).toHaveCount(1);
      expect(await heightOf(), `${path} at ${width} px`).toBeLessThanOrEqual(most);
    }
  }
}

test('a newcomer finds exam mode, with honest empty places, and starts the first paper', async ({
  page,
  learner: _,
}) => {
  await visit(page, '/dashboard');
  // The same paper that exam mode says to take first.
  await page.getByRole('link', { name: 'Practice Exam Sample quiz' }).click();
  await expect(page).toHaveURL(/#\/quiz\/sample-quiz$/);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Exam Mode' })
    .click();
  await expect(page.getByRole('heading', heading)).toHaveText('Exam Mode');
  // Nothing is counted before there is something to count; the screen says where to begin.
  await expect(page.getByText('Average score')).toHaveCount(0);
  const first = page.getByRole('region', { name: 'Sample quiz' });
  await expect(first.getByText('Suggested practice')).toBeVisible();
  await expect(page.getByText('Weak areas appear once a topic has five answers.')).toBeVisible();
  const topics = page.getByRole('region', { name: 'Practice by topic' });
  // Six topics of the exam, each with one practice, and eight areas with questions and a scenario each.
  await expect(topics.getByRole('listitem')).toHaveCount(14);
  await expect(topics.getByRole('heading', { level: 3 })).toHaveText([
    'Choose from 6 exam topics',
    'Choose from 8 areas of practice',
  ]);
  await expect(topics.getByRole('link')).toHaveCount(6 + 1 + 2 * (8 + 1));
  const quick = page.getByRole('region', { name: 'Quick practice' });
  await expect(quick.getByRole('heading', { level: 3 })).toHaveText([
    'Daily challenge',
    'Weak areas',
    'Rapid fire',
    'Sample quiz',
  ]);
  await expect(quick.getByText(/^10 questions/)).toBeVisible();
  // Its intro starts it without a weak topic, so its card leads there and says what it asks.
  await expect(quick.getByRole('link', { name: 'Weak areas' })).toBeVisible();
  await expect(
    quick.getByText(
      'No topic is weak so far (under 60% right, of at least 5 answers): it asks what you have seen least.',
    ),
  ).toBeVisible();

  await test.step('it is no long way to its end, in every course', async () => {
    await expectShortWay(page);
  });
  await page.getByRole('link', { name: 'All attempts' }).click();
  await expect(page.getByRole('heading', { name: 'No attempt yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose an exam' }).click();

  await page.getByRole('link', { name: 'Foundation simulation', exact: true }).click();
  await expect(page.getByText('55% to pass here')).toBeVisible();
  await expect(page.getByText('60% in the real exam')).toBeVisible();
  await expect(page.getByText('The Open Group, exam plan OGEA-101')).toBeVisible();
  await expect(page.getByText('November 20, 2026')).toBeVisible();
  await page.getByText('Extra time: None, 60 minutes in all').click();
  await page.getByRole('radio', { name: '+25%' }).check();
  await expect(page.getByText('Extra time: +25%, 75 minutes in all')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/#\/exam\/foundation\/attempt$/);
});

test('attempts, weak areas and missed questions make exam mode no longer', async ({ page }) => {
  await visit(page, '/auth');
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  await visit(page, '/exam');
  await expect(page.getByRole('region', { name: 'Weak areas' }).getByRole('link')).not.toHaveCount(
    0,
  );
  await expect(page.getByText('Average score')).toBeVisible();
  const topics = page.getByRole('region', { name: 'Practice by topic' });
  await expect(topics.getByRole('listitem').first()).toBeHidden();
  await expectShortWay(page);
  await topics.getByRole('heading', { name: 'Choose from 6 exam topics' }).click();
  await expect(topics.getByRole('link', { name: /^Practice / }).first()).toBeVisible();
  await page.getByText('What counts here').click();
  await expect(page.getByText(/^Scored attempts are finished exams and practice/)).toBeVisible();
});

test('what is chosen, missing, broken or running is told around a paper', async ({
  page,
  complaints,
  context,
  baseURL,
  learner: _,
}) => {
  await test.step('what is not there says so, and a failed load can be repeated in its place', async () => {
    complaints.allow(refused(404), refused(503));
    await visit(page, '/exam/no-foundation-of-this-kind');
    await expect(page.getByRole('heading', heading)).toHaveText('This exam does not exist');
    await visit(page, '/exam/foundation/report/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', heading)).toHaveText('This report does not exist');
    await page.route('**/api/courses/*/papers', (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await page.getByRole('link', { name: 'Go to Exam Mode' }).click();
    await expect(page.getByRole('heading', { name: 'Exam mode did not load' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Exam simulations' })).toBeVisible();
  });

  await test.step('where nothing is weak the review of weak areas says what it draws instead', async () => {
    await visit(page, '/dashboard');
    await page.getByRole('button', { name: 'Exam Mode' }).click();
    await page.getByRole('menuitem', { name: 'Review Weak Areas' }).click();
    await expect(page.getByRole('heading', heading)).toHaveText('Weak areas');
    const said = page.getByText(/^No topic is weak so far/);
    const aim = await said.textContent();
    await page.getByRole('link', { name: 'Exam Mode' }).first().click();
    // The card opens it, and says the same.
    await expect(page.getByRole('link', { name: 'Weak areas', exact: true })).toBeVisible();
    await expect(said).toHaveText(aim!);
  });
  await test.step('a topic and its questions are chosen by keyboard, and stand in the address', async () => {
    await visit(page, '/quiz/topic-practice');
    await expect(page.getByRole('heading', heading)).toHaveText('Practice by topic');
    const pool = page.getByRole('radio', { name: /^All \(\d+\)$/ });
    await expect(pool).toBeChecked();
    await topicsFold(page).focus();
    await page.keyboard.press('Enter');
    await topicBox(page, 'tgf.u1').focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/topic=/);
    await pool.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/pool=unseen/);
    await page.keyboard.press('ArrowRight');
    // Nobody missed anything before the first attempt.
    await expect(
      page.getByText('There are no such questions. Choose another topic, or other questions.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();
  });
  await test.step('a running attempt is led back to from exam mode and from its paper', async () => {
    complaints.allow(refused(409));
    const attempt = await answerPaper(apiOn(context, baseURL), 'foundation', {
      right: 12,
      leftOut: 28,
    });
    await visit(page, '/exam');
    const running = page.getByRole('region', { name: 'Foundation simulation' });
    await expect(
      running.getByText(/^12 of 40 questions answered\. The clock runs until/),
    ).toBeVisible();
    await visit(page, '/exam/foundation');
    await expect(page.getByText(/^You are in the middle of it: 12 of 40 answered/)).toBeVisible();
    await expect(page.getByText('Extra time')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Resume' }).first()).toHaveAttribute(
      'href',
      '#/exam/foundation/attempt',
    );
    await visit(page, `/exam/foundation/report/${attempt.id}`);
    await expect(page.getByRole('heading', heading)).toHaveText('This attempt is still running');
  });
});

test('a report shows score, lines and reasons; filters stand in the address', async ({
  page,
  context,
  baseURL,
  learner: _,
}) => {
  const { attempt } = await sitPaper(apiOn(context, baseURL), 'foundation', {
    right: 23,
    leftOut: 2,
    flagged: [4, 9],
    changed: [3, 7, 9],
  });
  await visit(page, `/exam/foundation/report/${attempt.id}`);
  await expect(page.getByRole('heading', heading)).toHaveText('Foundation simulation, your report');
  const right = attempt.right ?? 0;
  const score = page.getByRole('region', { name: 'Foundation simulation, your report' });
  await expect(score.getByText(`${right} of 40 right`)).toBeVisible();
  // It was answered faster than anybody reads: it is named, and counts nowhere.
  await expect(score.getByText('Too quick to count', { exact: true })).toBeVisible();
  await expect(score.getByText(/^Quick work! .* so it is left out of your figures/)).toBeVisible();
  await expect(
    page.getByText('2 questions were left open and are not counted here.').first(),
  ).toBeVisible();
  await expect(score.getByText(/^You needed 55%, (not )?reached$/)).toBeVisible();
  await expect(score.getByText(/^The real exam asks for 60%, not reached$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'By topic' }).getByRole('row')).toHaveCount(7);
  await expect(page.getByText('You changed 3 answers.', { exact: false })).toBeVisible();

  const review = page.getByRole('region', { name: 'All answers' });
  await expect(review.locator('details')).toHaveCount(40);
  await review.getByRole('button', { name: /^Flagged/ }).click();
  await expect(review.locator('details')).toHaveCount(2);
  await expect(page).toHaveURL(/\?show=flagged$/);
  await page.reload();
  await expect(review.locator('details')).toHaveCount(2);
  await review.getByRole('button', { name: /^Left open/ }).click();
  await expect(review.locator('details')).toHaveCount(2);
  const first = review.locator('details').first();
  await first.locator('summary').click();
  // A reason for each of its options.
  const options = first.getByRole('list', { name: 'Your answer and the right one' });
  await expect(options.getByRole('listitem').nth(3)).toBeVisible();
  for (const option of await options.getByRole('listitem').all()) {
    await expect(option.locator('p.muted')).not.toBeEmpty();
  }
  await expect(first.getByRole('heading', { name: 'The principle' })).toBeVisible();

  const next = page.getByRole('region', { name: 'What to do next' });
  // Too quick to count: it shows no weak topic and puts nothing among the missed; the paper of exam mode comes next.
  await expect(next.getByRole('link')).toHaveText(['Open']);
  await page.getByRole('link', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  await visit(page, '/exam/history');
  await page.getByRole('link', { name: /^Report: Foundation simulation/ }).click();
  await expect(page).toHaveURL(new RegExp(`/report/${attempt.id}$`));
  await test.step('on a phone exam mode is a thumb away, and a report is read without sideways scroll', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/dashboard');
    await page
      .getByRole('navigation', { name: 'Main, bottom' })
      .getByRole('link', { name: 'Exam' })
      .click();
    await expect(page.getByRole('heading', heading)).toHaveText('Exam Mode');
    await expectNoSideways(page, 'exam mode');
    await page.getByRole('link', { name: 'Foundation simulation', exact: true }).click();
    const start = page.getByRole('button', { name: 'Start again' });
    expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoSideways(page, 'a paper');
    await visit(page, `/exam/foundation/report/${attempt.id}`);
    await expect(page.getByText(/40 questions(?: answered)? in .+ of .+/)).toBeVisible();
    await page.getByRole('button', { name: 'Review all 40 answers' }).click();
    await page.locator('[data-testid="review-row"] summary').first().click();
    await expect(page.getByTestId('review-options').first()).toBeVisible();
    await expectNoSideways(page, 'a report with an open question');
  });
});
