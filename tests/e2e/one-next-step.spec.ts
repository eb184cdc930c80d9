// One next step: whatever a screen is about, the next thing that it offers is the same one, by the same name.
import type { BrowserContext, Page } from '@playwright/test';
import { apiOf } from '#tests/support/browser-api.ts';
import { answerPaper } from '#tests/support/sit-paper.ts';
import { passMinutes } from './support/own-database.ts';
import { expect, test } from './support/own-journey.ts';
import { call, completeMission, firstMission, takeSteps } from './support/people.ts';
import { expectAccessible, expectNoSideways, visit } from './support/screen.ts';

interface Next {
  activity: { ref: string; title: string; estimatedMinutes: number };
  status: string;
}
const nextOf = async (context: BrowserContext): Promise<Next> =>
  (await call<{ next: Next }>(context, 'GET', '/courses/togaf/dashboard')).next;

/** The name on the one primary button, or beside it. */
async function expectNamed(page: Page, { activity: { title, estimatedMinutes }, status }: Next) {
  const verb = status === 'in_progress' ? 'Continue' : 'Start';
  const primary = page.getByRole('main').locator('.btn-primary');
  await test.step('the dashboard', async () => {
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(primary).toHaveCount(1);
  });
  await test.step('the missions', async () => {
    await visit(page, '/missions');
    await expect(primary).toHaveCount(1);
    await expect(primary).toHaveAccessibleName(`${verb}: ${title}`);
  });
  await test.step('the learning path', async () => {
    await visit(page, '/curriculum');
    await expect(page.getByRole('group', { name: 'Line map of the phases' })).toBeVisible();
    await expect(primary).toHaveCount(1);
    await expect(page.getByTestId('next-step')).toContainText(title);
    // Its own panel names it too, where it stands in one.
    const own = page.getByText('Next Action').locator('..');
    if (await own.isVisible()) await expect(own).toContainText(title);
    if (estimatedMinutes > 30) return;
    await page.getByRole('button', { name: /^Guide Me/ }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(title);
    await page.keyboard.press('Escape');
  });
  await test.step('the quick actions', async () => {
    await visit(page, '/library');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+j');
    const dialog = page.getByRole('dialog', { name: 'Quick actions' });
    const first = dialog.getByRole('button', { name: /^(Start Next|Resume Current)/ });
    await expect(first).toHaveCount(1);
    await expect(first).toContainText(title);
    await page.keyboard.press('Escape');
  });
  await test.step('the picker', async () => {
    await visit(page, '/learn');
    await expect(page.getByRole('button', { name: `Continue: ${title}` })).toBeVisible();
  });
}

test('every screen names the same next step, before it is begun and after', async ({
  page,
  context,
  app,
  baseURL,
  learner: _,
}) => {
  test.slow();
  await completeMission(context, firstMission.key);
  await page.goto('about:blank');
  await expectNamed(page, await nextOf(context));

  // Once the first missions are done, the route goes on with a lesson while other missions are open.
  for (const key of ['choose-your-company', 'once-around-the-loop']) {
    await completeMission(context, key);
  }
  const fresh = await nextOf(context);
  await page.goto('about:blank');
  await expectNamed(page, fresh);

  await call(context, 'POST', `/activities/${fresh.activity.ref}/start`);
  await page.goto('about:blank');
  await expectNamed(page, await nextOf(context));

  await test.step('the report of an exam leads with what was missed, and then on with the same step', async () => {
    const api = apiOf(context, baseURL!);
    const attempt = await api.exams.start({ paperKey: 'foundation' });
    // Too quick to count it would put nothing among the missed.
    await passMinutes(app.dataDir, attempt.id, 30);
    await answerPaper(api, 'foundation', { right: 20 });
    await api.exams.submit({ attemptId: attempt.id });
    const next = await nextOf(context);
    await visit(page, `/exam/foundation/report/${attempt.id}`);
    const advice = page.getByRole('region', { name: 'What to do next' });
    await expect(advice.getByRole('link').first()).toHaveText('Practice');
    const missed = 'Practice 10 of your 20 missed questions';
    await expect(advice.getByRole('link', { name: missed })).toBeVisible();
    await expect(page.getByRole('main').locator('.btn-primary')).toHaveCount(1);
    await expect(page.getByTestId('next-step')).toContainText(next.activity.title);
    await expectAccessible(page, 'a report with the next step');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideways(page, 'a report with the next step');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('exam mode, dashboard and quick actions lead to what was missed, too, by the same words and address', async () => {
    const missed = 'Practice 10 of your 20 missed questions';
    const address = '#/quiz/topic-practice?pool=missed';
    await visit(page, '/dashboard');
    const tile = page.getByRole('link', { name: `Practice Exam ${missed}` });
    await expect(tile).toHaveAttribute('href', address);
    await page.keyboard.press('Control+j');
    await expect(page.getByRole('dialog', { name: 'Quick actions' })).toContainText(missed);
    await page.keyboard.press('Escape');
    await visit(page, '/exam');
    const first = page.getByRole('region', { name: missed });
    await expect(first.getByRole('link', { name: missed })).toHaveAttribute('href', address);
    await expect(page.getByText(/Take it again|a whole exam tells you something/)).toHaveCount(0);
    await first.getByRole('link').click();
    await expect(page.getByText('10 of 20 questions · No clock')).toBeVisible();
  });

  await test.step('the report of missed questions is no wider than a phone, also where its mark is long', async () => {
    const api = apiOf(context, baseURL!);
    const { id } = await api.exams.start({
      paperKey: 'topic-practice',
      focus: { pool: 'missed', count: 10 },
    });
    await passMinutes(app.dataDir, id, 10);
    await answerPaper(api, 'topic-practice', { right: 10 });
    await api.exams.submit({ attemptId: id });
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `/quiz/topic-practice/report/${id}`);
    await expect(page.getByText('Not in your average: missed questions').first()).toBeVisible();
    await expectNoSideways(page, 'a report of missed questions');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the end of a mission', async () => {
    const open = 'your-first-ten-questions';
    const { steps } = await takeSteps(context, open);
    await page.goto('about:blank');
    await visit(page, `/learn/${open}`);
    // It opens at one of its cards: the last one has the way on.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const last = page.getByRole('button', { name: new RegExp(`^Card ${steps.length},`) });
    if (await last.isVisible()) await last.click();
    await page.getByRole('button', { name: /^Finish/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mission done!' })).toBeVisible();
    const next = await nextOf(context);
    await expect(
      page.getByText(`${next.activity.title}, ${next.activity.estimatedMinutes} min`),
    ).toBeVisible();
  });
});
