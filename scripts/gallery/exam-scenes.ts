// Exam mode: papers, their intros, reports.
import type { ExamResult, Submitted } from '#contract/exams.ts';
import { apiOf } from '#tests/support/browser-api.ts';
import { type AnswerPlan, answerPaper, sitPaper } from '#tests/support/sit-paper.ts';
import { newcomer, open, type Scene, type Stage, scene } from './stage.ts';

const whole = { fullPage: true } as const;
const apiOn = ({ page, origin }: Stage) => apiOf(page.context(), origin);

/** A newcomer who sat a paper, looking at an address of theirs. */
async function after(
  stage: Stage,
  { paper = 'foundation', ...plan }: AnswerPlan & { paper?: string },
  address: (attemptId: string) => string,
): Promise<void> {
  await newcomer(stage, '/dashboard');
  const { attempt } = await sitPaper(apiOn(stage), paper, plan);
  await open(stage.page, `${stage.origin}/#${address(attempt.id)}`);
}

const plan: AnswerPlan = { right: 27, leftOut: 2, flagged: [4, 29, 31], changed: [3, 9, 30] };

/**
 * An attempt through the API takes no time: the report of this picture is told the times of one that
 * took forty-eight minutes.
 */
async function withTimes({ page }: Stage): Promise<void> {
  await page.route('**/api/attempts/*/result', async (route) => {
    const answer = await route.fetch();
    const result = (await answer.json()) as ExamResult;
    const spent = (number: number) => 40_000 + ((number * 7_919) % 61_000) + number * 300;
    const questions = result.questions.map((one) => ({ ...one, msSpent: spent(one.number) }));
    const msTaken = questions.reduce((sum, { msSpent }) => sum + msSpent, 0);
    const msPerQuestion = Math.round(msTaken / questions.length);
    await route.fulfill({
      response: answer,
      json: {
        ...result,
        questions,
        attempt: { ...result.attempt, implausible: false, msTaken },
        pace: { ...result.pace, msTaken, msPerQuestion },
      },
    });
  });
}

/** For the same reason it pays nothing: this picture is told what it would have brought. */
async function withPay({ page }: Stage): Promise<void> {
  await page.route('**/api/attempts/*/submit', async (route) => {
    const answer = await route.fetch();
    const submitted = (await answer.json()) as Submitted;
    const outcome = { ...submitted.outcome, xpAwarded: 140, totalXp: 140 };
    await route.fulfill({ response: answer, json: { ...submitted, outcome } });
  });
}

const report = (attemptId: string) => `/exam/foundation/report/${attemptId}`;

export const examScenes: readonly Scene[] = [
  scene('exam-new', (stage) => newcomer(stage, '/exam'), { ...whole, inMidnight: true }),
  scene(
    'exam-known',
    async (stage) => {
      await newcomer(stage, '/dashboard');
      await sitPaper(apiOn(stage), 'foundation', plan);
      await sitPaper(apiOn(stage), 'foundation', { right: 36 });
      await answerPaper(apiOn(stage), 'daily-challenge', { right: 3, leftOut: 6 });
      await open(stage.page, `${stage.origin}/#/exam`);
    },
    { ...whole, inMidnight: true },
  ),
  scene('exam-loading', async (stage) => {
    await newcomer(stage, '/learn');
    await stage.page.route('**/api/courses/*/papers', () => {});
    await stage.page.goto(`${stage.origin}/#/exam`);
    await stage.page.waitForTimeout(500);
  }),
  scene('exam-failed', async (stage) => {
    await newcomer(stage, '/learn');
    await stage.page.route('**/api/courses/*/papers', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await stage.page.goto(`${stage.origin}/#/exam`);
    await stage.page.getByText('Exam mode did not load').waitFor();
  }),
  scene('exam-history', (stage) => after(stage, plan, () => '/exam/history')),
  scene('exam-history-none', (stage) => newcomer(stage, '/exam/history')),
  scene('paper-foundation', (stage) => newcomer(stage, '/exam/foundation'), {
    ...whole,
    inMidnight: true,
  }),
  scene('paper-daily', (stage) => newcomer(stage, '/quiz/daily-challenge'), whole),
  scene('paper-review', (stage) => newcomer(stage, '/exam/review'), whole),
  scene('paper-topics', (stage) => newcomer(stage, '/quiz/topic-practice'), whole),
  scene('paper-scenario', (stage) => newcomer(stage, '/quiz/scenario-practice'), whole),
  scene('paper-running', async (stage) => {
    await newcomer(stage, '/dashboard');
    await answerPaper(apiOn(stage), 'foundation', { right: 12, leftOut: 28 });
    await open(stage.page, `${stage.origin}/#/exam/foundation`);
  }),
  scene('paper-unknown', (stage) => newcomer(stage, '/exam/certified-nothing')),
  scene(
    'report',
    async (stage) => {
      await withTimes(stage);
      await after(stage, plan, report);
    },
    { ...whole, inMidnight: true },
  ),
  scene(
    'report-question',
    async (stage) => {
      await withTimes(stage);
      await after(stage, plan, (id) => `${report(id)}?show=changed`);
      await stage.page.locator('[data-testid="review-row"] summary').last().click();
      await stage.page.getByTestId('review-options').waitFor();
      await stage.page.getByTestId('review').scrollIntoViewIfNeeded();
    },
    whole,
  ),
  scene(
    'report-handed-in',
    async (stage) => {
      await newcomer(stage, '/dashboard');
      await answerPaper(apiOn(stage), 'foundation', { right: 34 });
      await withPay(stage);
      await withTimes(stage);
      await open(stage.page, `${stage.origin}/#/exam/foundation/attempt`);
      await stage.page.getByRole('button', { name: 'Submit Exam' }).first().click();
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click();
      await stage.page.locator('[aria-labelledby="brought"]').waitFor();
    },
    whole,
  ),
  scene(
    'report-scenarios',
    async (stage) => {
      await withTimes(stage);
      const paper = 'certified-ogea-102';
      await after(
        stage,
        { paper, right: 5, leftOut: 1, flagged: [2] },
        (id) => `/exam/${paper}/report/${id}`,
      );
      await stage.page.locator('[data-testid="review-row"] summary').nth(1).click();
      await stage.page.getByTestId('other-answer').waitFor();
    },
    whole,
  ),
  scene('report-loading', async (stage) => {
    await newcomer(stage, '/learn');
    await stage.page.route('**/api/attempts/*/result', () => {});
    await stage.page.goto(`${stage.origin}/#${report('00000000-0000-4000-8000-000000000000')}`);
    await stage.page.waitForTimeout(500);
  }),
  scene('report-german', (stage) => after(stage, plan, report), { ...whole, locale: 'de' }),
];
