// Every screen and state that has to look and read well, in the order in which they are walked.
import { expect } from '@playwright/test';
import { exampleOf, screensWithout } from '#tests/support/screen-routes.ts';
import { attempts } from './attempt-places.ts';
import { exams } from './exam-places.ts';
import { path, pathItems } from './path-places.ts';
import {
  completeMission,
  firstMission,
  lockedMission,
  signUp,
  startDemo,
  takeSteps,
} from './people.ts';
import { heading, type Place, type Stage } from './place.ts';
import { noticeOf, visit } from './screen.ts';

const door: readonly Place[] = [
  [
    'auth: a first visit',
    async ({ page }) => {
      await visit(page, '/auth');
      await heading(page, 'Your next certificate, ten minutes a day');
      await expect(page.getByRole('listitem').filter({ hasText: 'TOGAF' })).toBeVisible();
    },
  ],
  [
    'auth: sign-in',
    async ({ page }) => {
      await visit(page, '/auth?mode=sign-in');
      await expect(page.getByRole('button', { name: 'Explore the demo' })).toBeVisible();
    },
  ],
  [
    'auth: the language menu',
    async ({ page }) => {
      await page.getByRole('button', { name: /Change language/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  ],
  [
    'auth: a refused sign-in',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByLabel('Password', { exact: true }).fill('wrong-password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(noticeOf(page, 'Sign in failed')).toBeVisible();
    },
  ],
  [
    'auth: sign-up with errors',
    async ({ page }) => {
      await visit(page, '/auth?mode=sign-up');
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Enter your first name.')).toBeVisible();
    },
  ],
  [
    'auth: a forgotten password',
    async ({ page }) => {
      await visit(page, '/auth?mode=forgot');
      await heading(page, 'Forgot password?');
    },
  ],
  [
    'reset: a new password',
    async ({ page }) => {
      await visit(page, '/reset?token=a-token-of-some-length');
      await page.getByLabel('New password').fill('river-crossing');
    },
  ],
  [
    'reset: a spent link',
    async ({ page }) => {
      await visit(page, '/reset?token=short');
      await heading(page, 'This link no longer works');
    },
  ],
  [
    'confirm: it failed',
    async ({ page }) => {
      await visit(page, '/confirm?token=short');
      await heading(page, 'Not confirmed');
    },
  ],
  [
    'not-found: 404',
    async ({ page }) => {
      await page.goto('/nonsense');
      await heading(page, 'Oops! Page not found');
    },
  ],
];

const isPhone = ({ page }: Stage): boolean => (page.viewportSize()?.width ?? 0) < 500;

const newcomer: readonly Place[] = [
  [
    'picker: somebody new',
    async ({ page, context }) => {
      await signUp(context);
      await visit(page, '/learn');
      await expect(page.getByRole('link', { name: 'Start Learning TOGAF' })).toBeVisible();
    },
  ],
  [
    'dashboard: somebody new',
    async ({ page }) => {
      await visit(page, '/dashboard');
      await heading(page, 'Welcome, Amara');
    },
  ],
  [
    'missions: somebody new, one locked',
    async ({ page }) => {
      await visit(page, '/missions');
      // Its section is locked too: it is folded to a row.
      await page.locator('details > summary').first().click();
      await page.getByRole('button', { name: lockedMission.title, exact: true }).click();
      await expect(noticeOf(page, 'Mission Locked')).toBeVisible();
    },
  ],
  [
    'missions: none found',
    async ({ page }) => {
      await page.getByPlaceholder('Search missions...').fill('zeppelin');
      await expect(page.getByText('No missions found')).toBeVisible();
    },
  ],
  [
    'mission: locked',
    async ({ page }) => {
      await visit(page, `/missions/${lockedMission.key}`);
      await heading(page, lockedMission.title);
    },
  ],
  [
    'mission: not there',
    async ({ page }) => {
      await visit(page, '/missions/no-such-mission');
      await heading(page, 'This mission does not exist');
    },
  ],
  [
    'player: the gate of a locked mission',
    async ({ page }) => {
      await visit(page, `/learn/${lockedMission.key}`);
      await heading(page, 'This mission is locked');
    },
  ],
  [
    'player: the gate of an open mission',
    async ({ page }) => {
      await visit(page, `/learn/${firstMission.key}`);
      await expect(page.getByRole('button', { name: 'Start mission' })).toBeVisible();
    },
  ],
];

const demo: readonly Place[] = [
  [
    'dashboard: the demo learner',
    async ({ page, context }) => {
      await startDemo(context);
      await visit(page, '/dashboard');
      await expect(page.getByRole('link', { name: 'View all activity' })).toBeVisible();
    },
  ],
  [
    'shell: the course menu or sheet',
    async (stage) => {
      const { page } = stage;
      if (isPhone(stage)) {
        await page.getByRole('button', { name: 'More' }).click();
        await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
      } else {
        await page.getByRole('button', { name: /Switch course$/ }).click();
        await expect(page.getByRole('menu')).toBeVisible();
      }
    },
  ],
  [
    'shell: the profile menu',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Profile:/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  ],
  [
    'missions: the demo learner',
    async ({ page, context }) => {
      await page.keyboard.press('Escape');
      await completeMission(context, firstMission.key);
      await visit(page, '/missions');
      await expect(page.getByText(/^2 of \d+ completed/)).toBeVisible();
    },
  ],
  [
    'mission: a quest',
    async ({ page }) => {
      await visit(page, '/missions/know-the-hub');
      await heading(page, 'Know the hub');
    },
  ],
  [
    'mission: done',
    async ({ page }) => {
      await visit(page, `/missions/${firstMission.key}`);
      await heading(page, firstMission.title);
    },
  ],
  [
    'player: a review',
    async ({ page }) => {
      await visit(page, `/learn/${firstMission.key}`);
      await expect(page.getByText(/^Card 1 of/)).toBeVisible();
    },
  ],
  [
    'dashboard: loading',
    async ({ page }) => {
      await page.route('**/api/courses/*/dashboard', () => {});
      await visit(page, '/learn/archimate');
      await expect(page.getByText('Loading dashboard...').first()).toBeAttached();
    },
  ],
  [
    'dashboard: failed',
    async ({ page }) => {
      await page.unrouteAll();
      await page.route('**/api/courses/*/dashboard', (route) =>
        route.fulfill({ status: 503, body: '' }),
      );
      await visit(page, '/learn/pmp');
      await expect(page.getByText('Failed to load data')).toBeVisible();
    },
  ],
  [
    'dashboard: no network',
    async ({ page, context }) => {
      await page.unrouteAll();
      await visit(page, '/dashboard');
      await heading(page, 'Welcome back!');
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    },
  ],
];

const player: readonly Place[] = [
  [
    'player: a card to read',
    async ({ page, context }) => {
      await signUp(context);
      await takeSteps(context, firstMission.key, 2);
      await visit(page, `/learn/${firstMission.key}`);
      await expect(page.getByText(/^Card 2 of/)).toBeVisible();
    },
  ],
  [
    'player: a question',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('radio').first().check();
    },
  ],
  [
    'player: an answer with its reasons',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Answer' }).click();
      await expect(page.getByRole('heading', { name: 'The principle' })).toBeVisible();
      await page.getByText(/^The other/).click();
    },
  ],
  [
    'player: the celebration',
    async ({ page, context }) => {
      await takeSteps(context, firstMission.key);
      await page.reload();
      // The answer before was wrong: it is offered once more.
      await page.getByRole('button', { name: /^(Finish mission|Skip and finish)$/ }).click();
      await heading(page, 'Mission done!');
    },
  ],
];

const named = { door, newcomer, demo, player, path, pathItems, exams, attempts };

/** Screens of which no state is named above are looked at where their manifests say. */
const examples: readonly Place[] = screensWithout(Object.values(named).flat()).map((name) => [
  `${name}: its example`,
  async ({ page, context }) => {
    await signUp(context);
    await visit(page, exampleOf(name, { mission: firstMission.key, paper: 'foundation' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
]);

export const walks = { ...named, ...(examples.length > 0 && { examples }) };
