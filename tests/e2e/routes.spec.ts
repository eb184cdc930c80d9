// Every address of the product answers as decided: with its screen, the player, the picker or a 404.
import { expect, refused, test } from './support/journey.ts';
import {
  completeMission,
  firstMission,
  lockedMission,
  missionCount,
  takeSteps,
} from './support/people.ts';
import { drawn, visit, withoutLive } from './support/screen.ts';

const picker = { title: 'Choose a course', heading: 'Which course today?', inShell: false };
const dashboardOf = (course: string) => ({
  title: `${course} dashboard`,
  heading: 'Welcome, Amara',
  inShell: true,
});
const missions = { title: 'Missions', heading: 'Missions', inShell: true };

const exam = (title: string, heading = title) => ({ title, heading, inShell: true });

/** Screens that come later show the picker until they are there. */
const template = (title: string) => ({ title, heading: title, inShell: true });
const routes: Record<string, { title: string; heading: string; inShell: boolean }> = {
  '/learn': picker,
  '/dashboard': dashboardOf('TOGAF'),
  '/learn/togaf': dashboardOf('TOGAF'),
  '/missions': missions,
  '/missions?status=locked': missions,
  [`/missions/${lockedMission.key}`]: {
    title: lockedMission.title,
    heading: lockedMission.title,
    inShell: true,
  },
  '/missions/no-such-mission': {
    title: 'Mission',
    heading: 'This mission does not exist',
    inShell: true,
  },
  [`/learn/${lockedMission.key}`]: {
    title: lockedMission.title,
    heading: 'This mission is locked',
    inShell: false,
  },
  '/learn/no-such-mission': picker,
  '/learn/Not_A_Key': picker,
  [`/learn/${firstMission.key}/more`]: picker,
  '/curriculum': { title: 'Curriculum', heading: 'Curriculum', inShell: true },
  '/models': { title: 'Models', heading: 'Models', inShell: true },
  '/models/00000000-0000-4000-8000-000000000000': {
    title: 'Models',
    heading: 'This model does not exist',
    inShell: true,
  },
  '/library': { title: 'Library', heading: 'Library', inShell: true },
  '/library/availability-arithmetic': template('Availability arithmetic'),
  '/artifacts': { title: 'Artifact Templates', heading: 'Artifact Templates', inShell: true },
  '/artifacts/principles': template('Principles catalog'),
  '/artifacts/vision': template('Architecture Vision'),
  '/artifacts/capability-map': template('Business capability map'),
  '/artifacts/data-model': template('Logical data model'),
  '/artifacts/examples': { title: 'Artifact Templates', heading: 'Real Examples', inShell: true },
  '/portfolio': { title: 'Portfolio', heading: 'Portfolio', inShell: true },
  '/portfolio/00000000-0000-4000-8000-000000000000': {
    title: 'Document',
    heading: 'There is no such document',
    inShell: true,
  },
  '/achievements': { title: 'Achievements', heading: 'Achievements', inShell: true },
  '/events?filter=daily': { title: 'Learning Events', heading: 'Learning Events', inShell: true },
  '/events?filter=weekly': { title: 'Learning Events', heading: 'Learning Events', inShell: true },
  '/events?filter=special': { title: 'Learning Events', heading: 'Learning Events', inShell: true },
  '/events': { title: 'Learning Events', heading: 'Learning Events', inShell: true },
  '/leaderboards': { title: 'Leaderboards', heading: 'Leaderboards', inShell: true },
  '/leaderboards?board=teams': { title: 'Leaderboards', heading: 'Leaderboards', inShell: true },
  '/team': { title: 'Your team', heading: 'Your team', inShell: true },
  '/invite/AAAAAAAAAAAAAAAAAAAAAA': {
    title: 'Invitation to a team',
    heading: 'This invite does not exist',
    inShell: false,
  },
  '/badges/AAAAAAAAAAAAAAAAAAAAAA': {
    title: 'Signed badge',
    heading: 'This badge is not valid',
    inShell: false,
  },
  '/profiles/AAAAAAAAAAAAAAAAAAAAAA': {
    title: 'Public profile',
    heading: 'There is no public page here',
    inShell: false,
  },
  '/community': picker,
  '/settings': { title: 'Profile · Settings', heading: 'Settings', inShell: true },
  '/support': { title: 'Support', heading: 'Support', inShell: true },
  '/support/tours': { title: 'Video Tutorials', heading: 'Video Tutorials', inShell: true },
  '/certificates': { title: 'Certificates', heading: 'Certificates', inShell: true },
  '/store': { title: 'Learning Store', heading: 'Learning Store', inShell: true },
  '/exam': exam('Exam Mode'),
  '/exam/history': exam('Attempts', 'Your attempts'),
  '/exam/foundation': exam('Foundation simulation'),
  '/exam/review': exam('Weak areas'),
  '/exam/daily-challenge': exam('Daily challenge'),
  '/exam/no-such-paper': exam('Exam', 'This exam does not exist'),
  '/quiz': exam('Sample quiz'),
  '/quiz/foundation': exam('Foundation simulation'),
  '/quiz/rapid-fire': exam('Rapid fire'),
  '/quiz/a-paper': exam('Exam', 'This exam does not exist'),
  '/quiz/a-paper/report/00000000-0000-4000-8000-000000000000': exam(
    'Report',
    'This report does not exist',
  ),
  '/tracks': { title: 'Learning Tracks', heading: 'Learning Tracks', inShell: true },
  '/industries': { title: 'Industry Focus', heading: 'Industry Focus', inShell: true },
  '/progress': { title: 'My Progress', heading: 'My Progress', inShell: true },
  '/glossary': { title: 'Glossary', heading: 'Glossary', inShell: true },
  '/learning/preliminary/lesson': {
    title: 'Set the rules before you build',
    heading: 'Set the rules before you build',
    inShell: false,
  },
  '/learning/preliminary/no-such-item': picker,
  '/learning/no-such-phase/lesson': picker,
  '/learning/core/a-lesson': picker,
  '/nonsense': picker,
  '/%E0%A4%A': picker,
  // Last, for they select their course.
  '/learn/pmp': dashboardOf('PMP'),
  '/learn/pmp/missions': missions,
  '/learn/pmp/curriculum': { title: 'Curriculum', heading: 'Curriculum', inShell: true },
  '/learn/pmp/exam': exam('Exam Mode'),
  '/learn/pmp/anything': dashboardOf('PMP'),
  '/learn/archimate': dashboardOf('ArchiMate'),
  '/learn/archimate/missions': missions,
  '/learn/archimate/curriculum': {
    title: 'Curriculum',
    heading: 'Curriculum',
    inShell: true,
  },
  '/learn/archimate/exam': exam('Exam Mode'),
};

test('every path behind the hash shows its screen', async ({ page, complaints, learner: _ }) => {
  complaints.allow(refused(404), refused(400));
  for (const [path, screen] of Object.entries(routes)) {
    const { title, heading, inShell } = screen;
    // Where it was not asked for, the picker says that nothing is there.
    const isLost = screen === picker && path !== '/' && path !== '/learn';
    await visit(page, path);
    await test.step(path, async () => {
      await expect(page, path).toHaveTitle(`${title} · Meritpath`);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      const lost = page.getByText('There is nothing at this address.');
      await expect(lost, path).toHaveCount(isLost && path !== '/community' ? 1 : 0);
      const closed = page.getByText('Community is not open yet.');
      await expect(closed, path).toHaveCount(path === '/community' ? 1 : 0);
      const nav = page.getByRole('navigation', { name: 'Main', exact: true });
      await expect(nav, path).toHaveCount(inShell ? 1 : 0);
      await expect(page.getByText('Professional Development Portal'), path).toBeVisible();
    });
  }
});

test('a path that is no page is answered 404 with a way home', async ({ page, complaints }) => {
  complaints.allow(refused(404), /404: no page at/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const path of ['/nonsense', '/dashboard', '/learn/deep/down', '/assets/none.js']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle('Page not found · Meritpath');
    expect(logged.filter((line) => line === `404: no page at ${path}`)).toHaveLength(1);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/#\/auth$/);
  }
});

test('the ways through the shell: breadcrumbs, back, the folded navigation, and a mission in each of its states', async ({
  page,
  context,
  learner: _,
}) => {
  await test.step('breadcrumbs lead back, and stand only where there is somewhere to lead', async () => {
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amara' })).toBeVisible();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs).toHaveCount(0);
    await visit(page, `/missions/${lockedMission.key}`);
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(lockedMission.title);
    await crumbs.getByRole('link', { name: 'Missions' }).click();
    await expect(page).toHaveURL(/#\/missions$/);
    await crumbs.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
  });
  await test.step('back returns to the same filter and the same scroll', async () => {
    await page.setViewportSize({ width: 1280, height: 560 });
    await visit(page, '/missions');
    await page.getByRole('button', { name: 'Locked', exact: true }).click();
    await expect(page.getByText(`${missionCount() - 1} missions found`)).toBeVisible();
    const details = page.getByRole('link', { name: `Details: ${lockedMission.title}` });
    await details.scrollIntoViewIfNeeded();
    const scroll = () => page.evaluate(() => scrollY);
    const before = await scroll();
    expect(before).toBeGreaterThan(50);
    await details.click();
    await expect(page.getByRole('heading', { level: 1, name: lockedMission.title })).toBeVisible();
    expect(await scroll()).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/#\/missions\?status=locked$/);
    await expect(page.getByRole('button', { name: 'Locked', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(async () => Math.abs((await scroll()) - before)).toBeLessThanOrEqual(2);
  });
  await test.step('the side navigation folds to 80 px and stays so; locked entries lead nowhere', async () => {
    await visit(page, '/dashboard');
    const nav = page.getByRole('navigation', { name: 'Main', exact: true });
    const width = async () => (await nav.boundingBox())?.width;
    await expect.poll(width).toBe(280);
    await nav.getByRole('button', { name: /^Community ?, Not open yet$/ }).click({ force: true });
    await expect(page).toHaveURL(/#\/dashboard$/);
    await nav.getByRole('button', { name: 'Collapse' }).click();
    await expect.poll(width).toBe(80);
    await page.reload();
    await expect.poll(width).toBe(80);
    await nav.getByRole('button', { name: 'Expand' }).click();
    await expect.poll(width).toBe(280);
  });
  await test.step('/learn/{mission_key} plays a started mission, and offers to start one that is open', async () => {
    await visit(page, `/learn/${firstMission.key}`);
    await expect(page.getByRole('heading', { level: 1, name: firstMission.title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start mission' })).toBeVisible();
    const { steps } = await takeSteps(context, firstMission.key, 2);
    await page.reload();
    await expect(page.getByText(`Card 2 of ${steps.length}`, { exact: true })).toBeVisible();
  });
  // As somebody who opens the app anew.
  await page.goto('about:blank');
  await test.step('a done mission left far down opens at the top of its first card, and stays there', async () => {
    await completeMission(context, firstMission.key);
    await page.setViewportSize({ width: 360, height: 420 });
    await withoutLive(page);
    await visit(page, `/learn/${firstMission.key}`);
    await page.getByRole('button', { name: /^Card 2, / }).click();
    await expect(page.getByText(/^Card 2 of/)).toBeVisible();
    const scroll = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await scroll()).toBeGreaterThan(50);
    await page.reload();
    await expect(page.getByText(/^Card 1 of/)).toBeVisible();
    // All that comes late is here: it could have lifted the page to where it was left.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await drawn(page);
    expect(await scroll()).toBe(0);
    await page.getByRole('button', { name: /^Card 2, / }).click();
    await expect(page.getByText(/^Card 2 of/)).toBeVisible();
    expect(await scroll()).toBe(0);
  });
});
