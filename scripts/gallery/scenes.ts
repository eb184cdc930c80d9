// Every screen and state worth a picture, and how a learner gets there.
import type { Page } from 'playwright';
import { apiOf } from '#tests/support/browser-api.ts';
import { playBeforeSecondLevel } from '#tests/support/play.ts';
import { exampleOf, screens } from '#tests/support/screen-routes.ts';
import { attemptScenes } from './attempt-scenes.ts';
import { examScenes } from './exam-scenes.ts';
import { exploreScenes } from './explore-scenes.ts';
import { firstScenes } from './first-scenes.ts';
import { modelScenes } from './model-scenes.ts';
import { pathScenes } from './path-scenes.ts';
import {
  demo,
  FIRST,
  newcomer,
  open,
  playing,
  type Scene,
  type Stage,
  scene,
  settled,
} from './stage.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });

const named: readonly Scene[] = [
  scene(
    'auth-first-visit',
    async ({ page, origin }) => {
      await page.goto(`${origin}/`);
      await settled(page);
    },
    { fullPage: true, inMidnight: true },
  ),
  scene('auth-sign-in', async ({ page, origin }) => {
    await page.goto(`${origin}/#/auth?mode=sign-in`);
    await settled(page);
  }),
  scene('auth-sign-up', async ({ page, origin }) => {
    await page.goto(`${origin}/#/auth?mode=sign-in`);
    await page.getByRole('link', { name: 'Create account' }).click();
    await password(page).fill('river-crossing');
  }),
  scene('auth-refused', async ({ page, origin }) => {
    await page.goto(`${origin}/#/auth?mode=sign-in`);
    await page.getByLabel('Email').fill('nobody@example.org');
    await password(page).fill('wrong-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').first().waitFor();
  }),
  scene('auth-offline', async ({ page, origin }) => {
    await page.goto(`${origin}/#/auth?mode=sign-in`);
    await settled(page);
    await page.context().setOffline(true);
    await page.getByLabel('Email').fill('amara@example.org');
    await password(page).fill('river-crossing-7');
    await page.getByRole('button', { name: 'Sign in' }).click();
  }),
  scene('reset', async ({ page, origin }) => {
    await page.goto(`${origin}/#/reset?token=a-token-that-was-used-already`);
    await settled(page);
  }),
  scene('confirm', async ({ page, origin }) => {
    await page.goto(`${origin}/#/confirm?token=a-token-that-was-used-already`);
    await settled(page);
  }),
  scene('picker-new', (stage) => newcomer(stage), { fullPage: true, inMidnight: true }),
  scene('picker-demo', (stage) => demo(stage, '/learn')),
  scene('dashboard-demo', (stage) => demo(stage), { fullPage: true, inMidnight: true }),
  scene('dashboard-new', (stage) => newcomer(stage, '/dashboard'), {
    fullPage: true,
    inMidnight: true,
  }),
  scene('dashboard-pmp', (stage) => demo(stage, '/learn/pmp'), { fullPage: true }),
  scene('dashboard-archimate', (stage) => demo(stage, '/learn/archimate')),
  scene('dashboard-loading', async (stage) => {
    await demo(stage, '/learn');
    await stage.page.route('**/api/courses/*/dashboard', () => {});
    await stage.page.goto(`${stage.origin}/#/dashboard`);
    await stage.page.waitForTimeout(500);
  }),
  scene('dashboard-failed', async (stage) => {
    await demo(stage, '/learn');
    await stage.page.route('**/api/courses/*/dashboard', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await stage.page.goto(`${stage.origin}/#/dashboard`);
    await stage.page.getByText('Failed to load data').first().waitFor();
  }),
  scene('dashboard-offline', async (stage) => {
    await demo(stage);
    await stage.page.context().setOffline(true);
    await stage.page.waitForTimeout(500);
  }),
  scene('missions-demo', (stage) => demo(stage, '/missions'), { fullPage: true, inMidnight: true }),
  scene('missions-new', (stage) => newcomer(stage, '/missions'), { fullPage: true }),
  scene('missions-locked-notice', async (stage) => {
    await newcomer(stage, '/missions');
    await stage.page.locator('main details > summary').first().click();
    await stage.page.getByRole('button', { name: 'A board that can decide', exact: true }).click();
    await stage.page.getByText('Mission Locked').waitFor();
  }),
  scene('missions-none-found', async (stage) => {
    await demo(stage, '/missions');
    await stage.page.getByPlaceholder('Search missions...').fill('zeppelin');
    await stage.page.getByText('No missions found').waitFor();
  }),
  scene('missions-loading', async (stage) => {
    await demo(stage, '/learn');
    await stage.page.route('**/api/courses/*/missions', () => {});
    await stage.page.goto(`${stage.origin}/#/missions`);
    await stage.page.waitForTimeout(500);
  }),
  scene('mission-detail', (stage) => demo(stage, '/missions/a-board-that-can-decide'), {
    fullPage: true,
  }),
  scene('mission-locked', (stage) => newcomer(stage, '/learn/a-board-that-can-decide')),
  scene(
    'player-reading',
    async (stage) => {
      await newcomer(stage, '/dashboard');
      await playing(stage, { ref: FIRST, count: 2 });
    },
    { inMidnight: true },
  ),
  scene('player-offline', async (stage) => {
    await newcomer(stage, '/dashboard');
    await playing(stage, { ref: FIRST, count: 2 });
    await toCheck(stage.page);
    await stage.page.context().setOffline(true);
    await stage.page.keyboard.press('a');
    await stage.page.keyboard.press('Enter');
    await stage.page.getByTestId('send-waits').waitFor();
  }),
  scene('player-check', async (stage) => {
    await newcomer(stage, '/dashboard');
    await playing(stage, { ref: FIRST, count: 2 });
    await toCheck(stage.page);
  }),
  scene(
    'player-answered',
    async (stage) => {
      await newcomer(stage, '/dashboard');
      await playing(stage, { ref: FIRST, count: 2 });
      await toCheck(stage.page);
      await stage.page.keyboard.press('a');
      await stage.page.keyboard.press('Enter');
      await stage.page.waitForTimeout(700);
    },
    { fullPage: true, inMidnight: true },
  ),
  scene('level-up', (stage) => levelUp(stage), { inMidnight: true, inMotion: true }),
  scene(
    'level-up-done',
    async (stage) => {
      await levelUp(stage);
      await stage.page.keyboard.press('Enter');
      await stage.page.waitForTimeout(1_500);
    },
    { fullPage: true, inMotion: true },
  ),
  scene(
    'celebration',
    async (stage) => {
      await newcomer(stage, '/dashboard');
      await playing(stage, { ref: FIRST, count: 99 });
      await stage.page.getByRole('button', { name: 'Finish mission' }).click();
      await stage.page.waitForTimeout(2_500);
    },
    { inMidnight: true },
  ),
  ...pathScenes,
  ...modelScenes,
  ...exploreScenes,
  ...firstScenes,
  ...examScenes,
  ...attemptScenes,
  scene('review', (stage) => demo(stage, `/learn/${FIRST}`)),
  scene('menu-course', async (stage) => {
    await demo(stage);
    await stage.page.getByRole('button', { name: /Switch course$/ }).click();
    await stage.page.waitForTimeout(400);
  }),
  scene('menu-profile', async (stage) => {
    await demo(stage);
    if (stage.width < 500) await stage.page.getByRole('button', { name: 'Courses' }).click();
    else await stage.page.getByRole('button', { name: /^Profile:/ }).click();
    await stage.page.waitForTimeout(400);
  }),
  scene('not-found', async ({ page, origin }) => {
    await page.goto(`${origin}/nonsense`);
    await settled(page);
  }),
  scene('dashboard-german', (stage) => demo(stage), { locale: 'de', fullPage: true }),
  scene(
    'auth-french',
    async ({ page, origin }) => {
      await page.goto(`${origin}/#/auth`);
      await settled(page);
    },
    { locale: 'fr' },
  ),
];

/** A screen of which no scene is named above is pictured where its manifest says. */
const examples = screens.names
  .filter((screen) => !named.some(({ name }) => name === screen || name.startsWith(`${screen}-`)))
  .map((name) =>
    scene(
      name,
      (stage) => newcomer(stage, exampleOf(name, { mission: FIRST, paper: 'foundation' })),
      {
        fullPage: true,
      },
    ),
  );

export const scenes: readonly Scene[] = [...named, ...examples];

/** Turns cards until a question stands there. */
async function toCheck(page: Page): Promise<void> {
  for (let turns = 0; turns < 8; turns += 1) {
    if ((await page.getByRole('radio').or(page.getByRole('checkbox')).count()) > 0) return;
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(500);
  }
}

async function levelUp(stage: Stage): Promise<void> {
  await newcomer(stage, '/dashboard');
  const last = await playBeforeSecondLevel(apiOf(stage.page.context(), stage.origin));
  await open(stage.page, `${stage.origin}/#/learn/${last}`);
  await stage.page.getByRole('button', { name: 'Finish mission' }).click();
  await stage.page.getByTestId('level-up').waitFor();
  await stage.page.waitForTimeout(700);
}
