// What papers bring: XP, streak, level, missions, badges, and what the dashboard and the path make of it.
import type { Page } from '@playwright/test';
import type { Api } from '#client/api/api.ts';
import { apiOf } from '#tests/support/browser-api.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { takeSteps } from '#tests/support/play.ts';
import { answerPaper } from '#tests/support/sit-paper.ts';
import { doneBefore, passMinutes, xpBefore } from './support/own-database.ts';
import { expect, test } from './support/own-journey.ts';
import { drawn, expectAccessible, holdMoments, visit } from './support/screen.ts';

// The moment of a level moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const catalog = productCatalogIndex();
const missions = catalog.missionsOf('togaf');
/** Everything that stands before a mission. */
const before = (id: string) =>
  missions.slice(
    0,
    missions.findIndex((mission) => mission.id === id),
  );
const band = (page: Page) => page.getByRole('region', { name: 'What you earned' });
const learnerOf = async (api: Api) => (await api.learner.get()).id;

/** Answers a paper in so many minutes; it stays open. */
async function work(
  api: Api,
  dataDir: string,
  paperKey: string,
  { minutes, right }: { minutes: number; right: number },
) {
  const { id } = await api.exams.start({ paperKey });
  await passMinutes(dataDir, id, minutes);
  return answerPaper(api, paperKey, { right });
}

/** Hands the running paper in by its own screen. */
async function handIn(page: Page, path: string, button: string): Promise<void> {
  await visit(page, `${path}/attempt`);
  await page.getByRole('button', { name: button }).first().click();
  // A practice with every answer given ends without being asked again.
  const again = page.getByRole('dialog').getByRole('button', { name: button });
  await expect(again.or(page.getByRole('heading', { name: 'All answers' }))).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(page).toHaveURL(/\/report\//);
}

// One app serves them all.
test.describe.configure({ mode: 'default' });

test('a paper ends a mission and reaches a level, and all of it is told once', async ({
  page,
  context,
  app,
  baseURL,
  learner: _,
}) => {
  test.slow();
  const api = apiOf(context, baseURL!);
  const learnerId = await learnerOf(api);
  const earlier = before('ms.tg.exam.paper').map(({ id }) => id);
  await doneBefore(app.dataDir, learnerId, earlier);
  await xpBefore(app.dataDir, learnerId, 400);
  await holdMoments(page);
  await visit(page, '/missions/first-full-paper');
  const asked = page.getByRole('region', { name: 'What this mission asks for' });
  await expect(asked.getByRole('listitem')).toContainText('Ready to start');
  await visit(page, '/curriculum');
  const gauges = page.getByLabel('Your progress').or(page.getByTestId('gauges')).first();
  await expect(gauges).toContainText(
    'Pass a quiz of the curriculum or an exam simulation to see this',
  );

  await work(api, app.dataDir, 'foundation', { minutes: 30, right: 34 });
  await handIn(page, '/exam/foundation', 'Submit Exam');
  // The level's moment comes by itself, and ends with any key.
  const moment = page.getByTestId('level-up');
  await expect(moment).toContainText('2 · Analyst');
  await page.keyboard.press('Escape');
  await expect(moment).toBeHidden();
  await expect(band(page).getByText('+240 XP', { exact: true })).toBeVisible();
  await expect(band(page).getByText('640 XP toward your level', { exact: true })).toBeVisible();
  await expect(band(page)).toContainText('1 day');
  const ended = band(page).getByRole('region', { name: 'Mission done' });
  await expect(ended.getByRole('listitem')).toHaveText([
    /First full paper.*\+100 XP/,
    /Foundation simulation.*\+140 XP/,
  ]);
  await expectAccessible(page, 'a report that celebrates');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('your report');
  await expect(band(page)).toHaveCount(0);

  await visit(page, '/missions/first-full-paper');
  await expect(page.getByRole('main').getByText('Done', { exact: true }).first()).toBeVisible();
  await visit(page, '/missions/three-papers');
  await expect(asked.getByRole('listitem')).toContainText('1 of 3 exams at 75% or more');
  await visit(page, '/missions/clear-the-weak-list');
  await expect(asked.getByRole('listitem')).toContainText('0 of 6 topics are strong.');
  // What exams change elsewhere: coverage, the count of exams, the entries of the activity log.
  await visit(page, '/dashboard');
  await expect(page.getByText('1 exam taken').first()).toBeVisible();
  const { examCoveragePercent } = await api.learning.dashboard({ courseKey: 'togaf' });
  expect(examCoveragePercent).toBeGreaterThan(0);
  await visit(page, '/curriculum');
  await expect(gauges).toContainText(`${examCoveragePercent}%`);
  const trail = await api.learning.activity({ limit: 10 });
  expect(trail.map(({ type }) => type).toSorted()).toEqual([
    'badge_earned',
    'level_reached',
    'mission_done',
    'paper_done',
  ]);
});

test('a scenario paper ends two missions and earns a badge, which exam mode shows on its way', async ({
  page,
  context,
  app,
  baseURL,
  learner: _,
}) => {
  test.slow();
  const api = apiOf(context, baseURL!);
  const learnerId = await learnerOf(api);
  await doneBefore(
    app.dataDir,
    learnerId,
    before('ms.tg.exam.scenarios').map(({ id }) => id),
  );
  await visit(page, '/exam');
  const badges = page.getByRole('region', { name: 'Exam badges' });
  const reader = badges.getByRole('listitem').filter({ hasText: 'Scenario Reader' });
  await expect(reader).toContainText('0 of 1');
  await visit(page, '/missions/twenty-eight-of-forty');
  const asked = page.getByRole('region', { name: 'What this mission asks for' });
  await expect(asked.getByRole('listitem')).toContainText('No attempt yet, 70% needed');

  await work(api, app.dataDir, 'certified-ogea-102', { minutes: 60, right: 4 });
  await handIn(page, '/exam/certified-ogea-102', 'Submit Exam');
  await expect(band(page)).toContainText('Scenario Reader');
  const ended = band(page).getByRole('region', { name: '2 missions done' });
  await expect(ended.getByRole('listitem').nth(1)).toContainText('Twenty-eight of forty');
  await visit(page, '/exam');
  await expect(reader).toContainText('Earned');
  const master = badges.getByRole('listitem').filter({ hasText: 'Gradient Master' });
  await expect(master).toContainText('Earned');
});

test('practice tells what right answers pay; an activity gone through too fast says why it pays nothing, and what will', async ({
  page,
  context,
  app,
  baseURL,
  learner: _,
}) => {
  const api = apiOf(context, baseURL!);
  const learnerId = await learnerOf(api);
  await test.step('practice tells what right answers pay, and how much of the day is paid', async () => {
    await visit(page, '/quiz/daily-challenge');
    await page.getByText(/^\d+ more rules$/).click();
    await expect(page.getByText(/^Earn 2 XP .*Today: 0 of 60 XP\.$/)).toBeVisible();
    await work(api, app.dataDir, 'daily-challenge', { minutes: 5, right: 8 });
    await handIn(page, '/quiz/daily-challenge', 'Finish Quiz');
    await expect(
      band(page).getByText('16 XP from correct answers. Today: 16 of 60 XP for answers.'),
    ).toBeVisible();
    await visit(page, '/exam');
    await expect(
      page.getByText(
        /Today: 16 of 60 XP\. An exam or practice at least half done adds 40 XP, once a day each\.$/,
      ),
    ).toBeVisible();
  });
  await test.step('the round of the day is done: card and intro say so, and the next step is another paper', async () => {
    const quick = page.getByRole('region', { name: 'Quick practice' });
    await expect(quick.getByText('Done today: 80%')).toBeVisible();
    await expect(quick.getByText('Next one: tomorrow.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Daily challenge' })).toHaveCount(0);
    await visit(page, '/quiz/daily-challenge');
    await expect(page.getByText('Done today: 80%.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take another round' })).toBeVisible();
    await expectAccessible(page, 'the round of the day, done');
    await page.getByRole('link', { name: /^Next: / }).click();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/daily-challenge/);
  });
  // Six hours of study, finished a minute apart.
  const items = catalog.phasesOf('togaf').flatMap(({ itemIds }) => itemIds);
  await doneBefore(app.dataDir, learnerId, items.slice(0, 36), 1);
  const key = missions[0]!.key;
  await takeSteps(api, key);
  await visit(page, `/learn/${key}`);
  await page.getByRole('button', { name: 'Finish mission' }).click();
  await expect(page.getByRole('heading', { name: 'Mission done!' })).toBeVisible();
  await expect(page.getByText('+0 XP').first()).toBeVisible();
  await expect(
    page.getByText(/^Quick work! \d+ minutes of study in 60 is too much to count for XP\./),
  ).toContainText('Take your time with the next one');
  await expectAccessible(page, 'a finish that was too fast');
});

test('a paper at an honest pace counts, passed or not; only a passed one is celebrated; one progress stands on every screen', async ({
  page,
  context,
  app,
  baseURL,
  learner: _,
}) => {
  test.slow();
  const api = apiOf(context, baseURL!);
  const confetti = page.locator('canvas');
  const gauges = page.getByTestId('gauges');
  await test.step('a quiz of five answered in a minute and a half is paid, accuses nobody, and makes nobody ready (A4, A5)', async () => {
    await work(api, app.dataDir, 'sample-quiz', { minutes: 1.5, right: 5 });
    await handIn(page, '/quiz/sample-quiz', 'Finish Quiz');
    await expect(band(page).getByText('+150 XP', { exact: true })).toBeVisible();
    await expect(page.getByText(/Quick work/)).toHaveCount(0);
    await visit(page, '/curriculum');
    await expect(gauges).toContainText(
      'Pass a quiz of the curriculum or an exam simulation to see this',
    );
    await expect(gauges).not.toContainText('Exam Ready');
  });
  await test.step('a failed paper pays for the work, accuses nobody, and no confetti falls (A5, A6)', async () => {
    await work(api, app.dataDir, 'foundation', { minutes: 30, right: 5 });
    await handIn(page, '/exam/foundation', 'Submit Exam');
    await expect(page.getByText('Not passed').first()).toBeVisible();
    await expect(band(page).getByText('+40 XP', { exact: true })).toBeVisible();
    await expect(page.getByText(/Quick work/)).toHaveCount(0);
    await drawn(page);
    await expect(confetti).toHaveCount(0);
  });
  await test.step('it says nothing of coverage, which grows with what is passed alone (A4)', async () => {
    const coverage = async () =>
      (await api.learning.dashboard({ courseKey: 'togaf' })).examCoveragePercent;
    expect(await coverage()).toBe(0);
    await work(api, app.dataDir, 'foundation', { minutes: 30, right: 34 });
    await handIn(page, '/exam/foundation', 'Submit Exam');
    await expect(page.getByText('Passed', { exact: true }).first()).toBeVisible();
    await expect(confetti).toHaveCount(1);
    expect(await coverage()).toBeGreaterThan(0);
    // One paper never covers half of an exam.
    expect(await coverage()).toBeLessThan(50);
    await visit(page, '/curriculum');
    await expect(gauges).toContainText(
      new RegExp(`Exam Coverage In Progress\\s*${await coverage()}%`),
    );
    await expect(gauges).not.toContainText('Exam Ready');
  });
  await test.step('ring, side navigation, picker and path say one progress (A3)', async () => {
    await doneBefore(
      app.dataDir,
      await learnerOf(api),
      missions.slice(0, 12).map(({ id }) => id),
    );
    const { percent } = (await api.learning.courses()).find(({ key }) => key === 'togaf')!;
    expect(percent).toBeGreaterThan(3);
    await visit(page, '/dashboard');
    await page.reload();
    await expect(
      page.getByRole('img', { name: `TOGAF, ${percent} percent of your track complete` }),
    ).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByText(`${percent}% of your track`).first(),
    ).toBeVisible();
    await visit(page, '/curriculum');
    await expect(
      page.getByText(
        `${percent}% of the minutes on the track “Exam-ready” done, missions included; exams come on top`,
      ),
    ).toBeVisible();
    await visit(page, '/learn');
    await expect(page.getByText(new RegExp(`^${percent}% of your track, `))).toBeVisible();
  });
});
