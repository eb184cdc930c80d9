// A running attempt: every type of question, what is around it, and its states.
import type { AttemptQuestion } from '#contract/exams.ts';
import { apiOf } from '#tests/support/browser-api.ts';
import { answerPaper } from '#tests/support/sit-paper.ts';
import { newcomer, open, type Scene, type Stage, scene } from './stage.ts';

const whole = { fullPage: true } as const;
const apiOn = ({ page, origin }: Stage) => apiOf(page.context(), origin);

/** More papers than are ever drawn until one asks for every type. */
const PAPERS_AT_MOST = 8;

/** A newcomer in an attempt of a paper, at the first question that fits. */
async function attempt(
  stage: Stage,
  paperKey: string,
  fits: (one: AttemptQuestion) => boolean = () => true,
  left = PAPERS_AT_MOST,
): Promise<void> {
  await newcomer(stage, '/dashboard');
  const api = apiOn(stage);
  const { id: attemptId, questions } = await api.exams.start({ paperKey });
  const position = questions.find(fits)?.number;
  if (position === undefined) {
    if (left === 0) throw new Error(`${paperKey} asks nothing of that kind.`);
    await stage.page.context().clearCookies();
    return attempt(stage, paperKey, fits, left - 1);
  }
  await api.exams.heartbeat({ attemptId, position });
  await openAttempt(stage, paperKey);
}

async function openAttempt({ page, origin }: Stage, paperKey: string): Promise<void> {
  const family = /foundation|certified/.test(paperKey) ? 'exam' : 'quiz';
  await open(page, `${origin}/#/${family}/${paperKey}/attempt`);
  await page.getByText(/^Question \d+ of \d+$/).waitFor();
}

async function choose({ page }: Stage): Promise<void> {
  const radios = page.getByRole('radio');
  if ((await radios.count()) > 0) return radios.first().check();
  for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await box.check();
}

const submit = ({ page }: Stage) =>
  page.getByRole('button', { name: 'Submit Exam' }).first().click();

const drill = 'certified';
const scenarios = 'certified-ogea-102';
const phaseE = 'Phase E: Opportunities and Solutions';
const asks =
  (...types: AttemptQuestion['question']['type'][]) =>
  ({ question }: AttemptQuestion) =>
    types.includes(question.type);

async function openBook(stage: Stage): Promise<void> {
  await attempt(stage, scenarios);
  await stage.page.getByRole('button', { name: 'Reference' }).click();
  await stage.page.getByRole('searchbox').waitFor();
}

export const attemptScenes: readonly Scene[] = [
  scene(
    'attempt-question',
    async (stage) => {
      await newcomer(stage, '/dashboard');
      const { id: attemptId } = await answerPaper(apiOn(stage), 'foundation', {
        right: 12,
        leftOut: 26,
        flagged: [4, 9],
      });
      await apiOn(stage).exams.heartbeat({ attemptId, position: 15 });
      await openAttempt(stage, 'foundation');
      await choose(stage);
      await stage.page.getByText(/^Saved \d/).waitFor();
    },
    { ...whole, inMidnight: true },
  ),
  scene('attempt-several', (stage) => attempt(stage, drill, asks('ms')), whole),
  scene('attempt-match', (stage) => attempt(stage, drill, asks('match')), whole),
  scene('attempt-order', (stage) => attempt(stage, drill, asks('order')), whole),
  scene('attempt-fill', (stage) => attempt(stage, drill, asks('fill')), whole),
  scene('attempt-hotspot', (stage) => attempt(stage, drill, asks('hotspot')), {
    ...whole,
    inMidnight: true,
  }),
  scene('attempt-scenario', (stage) => attempt(stage, scenarios), whole),
  scene('attempt-book', openBook),
  scene('attempt-book-phase', async (stage) => {
    await openBook(stage);
    const title = stage.page.getByText(phaseE, { exact: true });
    await title.click();
    await title.evaluate((element) => element.scrollIntoView());
  }),
  scene(
    'attempt-book-search',
    async (stage) => {
      await openBook(stage);
      await stage.page.getByRole('searchbox').fill('capability assessment');
      await stage.page.getByRole('dialog').locator('dt').first().waitFor();
    },
    { inMidnight: true },
  ),
  scene('attempt-submit', async (stage) => {
    await newcomer(stage, '/dashboard');
    await answerPaper(apiOn(stage), 'foundation', { right: 30, leftOut: 3, flagged: [7] });
    await openAttempt(stage, 'foundation');
    await submit(stage);
    await stage.page.getByRole('dialog').waitFor();
  }),
  scene('attempt-offline', async (stage) => {
    await attempt(stage, 'foundation');
    await stage.page.context().setOffline(true);
    await choose(stage);
    await stage.page.getByRole('button', { name: /^1 unsent/ }).waitFor();
  }),
  scene('attempt-switch', async (stage) => {
    await attempt(stage, 'foundation');
    await stage.page.goto(`${stage.origin}/#/dashboard`);
    await stage.page.getByRole('button', { name: /^Switch to PMP/ }).click();
    await stage.page.getByRole('dialog', { name: 'Switch Course?' }).waitFor();
  }),
  scene(
    'practice-verdict',
    async (stage) => {
      await attempt(stage, 'daily-challenge');
      await choose(stage);
      await stage.page.getByRole('button', { name: 'Check answer' }).click();
      await stage.page.getByRole('heading', { name: 'The principle' }).waitFor();
    },
    { ...whole, inMidnight: true },
  ),
  scene('practice-rapid-fire', (stage) => attempt(stage, 'rapid-fire')),
  scene('attempt-german', (stage) => attemptIn(stage, drill), { ...whole, locale: 'de' }),
];

/** The same where the words around the question are not English. */
async function attemptIn(stage: Stage, paperKey: string): Promise<void> {
  await newcomer(stage, '/dashboard');
  await apiOn(stage).exams.start({ paperKey });
  await open(stage.page, `${stage.origin}/#/exam/${paperKey}/attempt`);
  await stage.page.getByRole('timer').first().waitFor();
}
