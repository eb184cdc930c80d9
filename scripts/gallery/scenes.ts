// Every screen and state worth a picture, and how a learner gets there.
import type { Page } from 'playwright';

export interface Stage {
  readonly page: Page;
  readonly origin: string;
  readonly width: number;
}

export interface Scene {
  readonly name: string;
  readonly locale?: string;
  readonly fullPage?: boolean;
  readonly inMidnight?: boolean;
  show(stage: Stage): Promise<void>;
}

const FIRST = 'the-cycle-in-15-minutes';
let people = 0;

async function demo({ page, origin }: Stage, path = '/dashboard'): Promise<void> {
  await page.goto(`${origin}/`);
  await page.evaluate(async () => {
    const body = JSON.stringify({ locale: navigator.language, timeZone: 'Europe/Berlin' });
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/demo', { method: 'POST', headers, body });
  });
  await open(page, `${origin}/#${path}`);
}

async function newcomer({ page, origin }: Stage, path = '/learn'): Promise<void> {
  people += 1;
  await page.goto(`${origin}/`);
  await page.evaluate(async (email) => {
    await fetch('/api/account/sign-up', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email,
        password: 'river-crossing-7',
        firstName: 'Amara',
        lastName: 'Lindqvist',
      }),
    });
  }, `gallery-${people}-${process.pid}@example.org`);
  await open(page, `${origin}/#${path}`);
}

/** Opens an address as a new page, whatever stands in the tab. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await settled(page);
}

/** Requests are over, fonts are there and nothing says that it is loading. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Takes steps of the first mission through the API, so that the picture shows a later card. */
async function ahead(page: Page, missionKey: string, steps: number): Promise<void> {
  await page.evaluate(
    async ([key, count]) => {
      const send = (path: string, method: string, body?: unknown) =>
        fetch(`/api/activities/${key}${path}`, {
          method,
          headers: {
            'idempotency-key': crypto.randomUUID(),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      await send('/start', 'POST');
      const play = await (await send('/play', 'GET')).json();
      for (const step of play.steps.slice(0, count)) {
        await send(`/steps/${step.id}`, 'PUT');
        if (step.kind === 'check') {
          const chosen = step.question.options
            .slice(0, step.question.choose)
            .map((o: { id: string }) => o.id);
          await send(`/steps/${step.id}/answer`, 'POST', { chosen });
        }
      }
    },
    [missionKey, steps] as const,
  );
}

const password = (page: Page) => page.getByLabel('Password', { exact: true });

const scene = (name: string, show: Scene['show'], more: Partial<Scene> = {}): Scene => ({
  name,
  show,
  ...more,
});

export const scenes: readonly Scene[] = [
  scene(
    'auth-sign-in',
    async ({ page, origin }) => {
      await page.goto(`${origin}/`);
      await settled(page);
    },
    { inMidnight: true },
  ),
  scene('auth-sign-up', async ({ page, origin }) => {
    await page.goto(`${origin}/#/auth`);
    await page.getByRole('link', { name: 'Create account' }).click();
    await password(page).fill('river-crossing');
  }),
  scene('auth-refused', async ({ page, origin }) => {
    await page.goto(`${origin}/#/auth`);
    await page.getByLabel('Email').fill('nobody@example.org');
    await password(page).fill('wrong-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').first().waitFor();
  }),
  scene('auth-offline', async ({ page, origin }) => {
    await page.goto(`${origin}/#/auth`);
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
  scene('dashboard-new', (stage) => newcomer(stage, '/dashboard'), { fullPage: true }),
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
      await ahead(stage.page, FIRST, 2);
      await stage.page.goto(`${stage.origin}/#/learn/${FIRST}`);
      await settled(stage.page);
    },
    { inMidnight: true },
  ),
  scene('player-check', async (stage) => {
    await newcomer(stage, '/dashboard');
    await ahead(stage.page, FIRST, 2);
    await stage.page.goto(`${stage.origin}/#/learn/${FIRST}`);
    await settled(stage.page);
    await toCheck(stage.page);
  }),
  scene(
    'player-answered',
    async (stage) => {
      await newcomer(stage, '/dashboard');
      await ahead(stage.page, FIRST, 2);
      await stage.page.goto(`${stage.origin}/#/learn/${FIRST}`);
      await settled(stage.page);
      await toCheck(stage.page);
      await stage.page.keyboard.press('a');
      await stage.page.keyboard.press('Enter');
      await stage.page.waitForTimeout(700);
    },
    { fullPage: true, inMidnight: true },
  ),
  scene('celebration', async (stage) => {
    await newcomer(stage, '/dashboard');
    await ahead(stage.page, FIRST, 99);
    await stage.page.goto(`${stage.origin}/#/learn/${FIRST}`);
    await settled(stage.page);
    await stage.page.getByRole('button', { name: 'Finish mission' }).click();
    await stage.page.waitForTimeout(2_500);
  }),
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

/** Turns cards until a question stands there. */
async function toCheck(page: Page): Promise<void> {
  for (let turns = 0; turns < 8; turns += 1) {
    if ((await page.getByRole('radio').or(page.getByRole('checkbox')).count()) > 0) return;
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(500);
  }
}
