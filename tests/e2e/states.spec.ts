// What stands in the place of a thing that is on its way, broken, or out of reach.
import type { Locator, Page } from '@playwright/test';
import { expect, noNetwork, refused, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { firstMission } from './support/people.ts';
import { drawn, visit } from './support/screen.ts';

interface Load {
  readonly path: string;
  /** The read that the screen cannot do without. */
  readonly read: string | RegExp;
  readonly loading: string;
  readonly failed: string;
  readonly loaded: (page: Page) => Locator;
}

const title = (name: string) => (page: Page) => page.getByRole('heading', { name });
const loads: readonly Load[] = [
  {
    path: '/dashboard',
    read: '**/api/courses/togaf/dashboard',
    loading: 'Loading dashboard...',
    failed: 'Failed to load data',
    loaded: title(firstMission.title),
  },
  {
    path: '/missions',
    read: '**/api/courses/togaf/missions',
    loading: 'Loading missions...',
    failed: 'The missions did not load',
    loaded: title(firstMission.title),
  },
  {
    path: `/missions/${firstMission.key}`,
    read: `**/api/missions/${firstMission.key}`,
    loading: 'Loading the mission',
    failed: 'The mission did not load',
    loaded: title(firstMission.title),
  },
  {
    path: '/learn',
    read: '**/api/courses',
    loading: 'Loading courses...',
    failed: 'The courses did not load',
    loaded: (page) => page.getByRole('link', { name: 'Start Learning TOGAF' }),
  },
  {
    path: `/learn/${firstMission.key}`,
    read: `**/api/activities/${firstMission.key}**`,
    loading: 'Loading the mission',
    failed: 'The mission did not load',
    loaded: title(firstMission.title),
  },
  {
    path: '/curriculum',
    read: '**/api/courses/togaf/path',
    loading: 'Loading the curriculum...',
    failed: 'The curriculum did not load',
    loaded: title('All stations'),
  },
  {
    path: '/learning/preliminary/lesson',
    read: /\/api\/activities\/tg\.pre\.lesson(\?|$)/,
    loading: 'Loading your cards',
    failed: 'The cards did not load',
    loaded: title('Set the rules before you build'),
  },
  {
    path: '/exam',
    read: '**/api/courses/togaf/papers',
    loading: 'Loading exam mode...',
    failed: 'Exam mode did not load',
    loaded: title('Exam simulations'),
  },
  {
    path: '/exam/foundation',
    read: '**/api/papers/foundation',
    loading: 'Loading the exam...',
    failed: 'The exam did not load',
    loaded: title('Foundation simulation'),
  },
  {
    path: '/exam/history',
    read: '**/api/courses/togaf/attempts**',
    loading: 'Loading your attempts...',
    failed: 'Your attempts did not load',
    loaded: title('No attempt yet'),
  },
  {
    path: '/artifacts',
    read: '**/api/courses/togaf/templates',
    loading: 'Loading templates...',
    failed: 'The templates did not load',
    loaded: title('Stakeholder map'),
  },
  {
    path: '/artifacts/vision',
    read: '**/api/courses/togaf/templates/vision',
    loading: 'Loading the template...',
    failed: 'The templates did not load',
    loaded: title('How to fill it in'),
  },
  {
    path: '/library',
    read: '**/api/library',
    loading: 'Loading the library...',
    failed: 'The library did not load',
    loaded: title('Availability arithmetic'),
  },
  {
    path: '/library/availability-arithmetic',
    read: '**/api/library/availability-arithmetic',
    loading: 'Loading the resource...',
    failed: 'The library did not load',
    loaded: title('Try it at work'),
  },
];

const walked = members(loads, ({ path }) => ['/dashboard', '/curriculum', '/exam'].includes(path));
test(
  'every screen says that it loads, that it failed, and recovers by Retry',
  inMatrix,
  async ({ page, complaints, learner: _ }) => {
    complaints.allow(refused(503));
    for (const { path, read, loading, failed, loaded } of walked) {
      await test.step(path, async () => {
        // A page of its own each: nothing was read before.
        await page.goto('about:blank');
        const held: (() => void)[] = [];
        let asked = 0;
        await page.route(read, async (route) => {
          asked += 1;
          await new Promise<void>((answer) => held.push(answer));
          await route.fulfill({ status: 503, body: 'upstream is gone' });
        });
        const answerNext = async () => {
          await expect.poll(() => held.length, 'a read that waits').toBeGreaterThan(0);
          held.shift()?.();
        };
        await visit(page, path);
        await expect(page.getByText(loading).first()).toBeAttached();
        await expect(loaded(page)).toBeHidden();
        const before = asked;
        await answerNext();
        // Silence is asked once more before it counts as a failure.
        await expect.poll(() => asked, 'a second read').toBeGreaterThan(before);
        await drawn(page);
        await expect(page.getByText(loading).first()).toBeAttached();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await answerNext();
        const alert = page.getByRole('alert').filter({ hasText: failed });
        await expect(alert).toBeVisible();

        await page.unroute(read);
        await alert.getByRole('button', { name: 'Retry' }).click();
        await expect(loaded(page)).toBeVisible();
        await expect(alert).toBeHidden();
      });
    }
  },
);

test('courses that did not load are told in header and side navigation, and come by one press', async ({
  page,
  complaints,
  learner: _,
}) => {
  complaints.allow(refused(503));
  await page.route('**/api/courses', (route) => route.fulfill({ status: 503, body: '' }));
  await visit(page, '/missions');
  const again = page.getByRole('button', { name: 'Load the courses again' });
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(again).toBeVisible();
  await expect(nav.getByText('The courses did not load')).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('button', { name: 'Course: TOGAF. Switch course' })).toBeVisible();
  await expect(nav.getByText('Not started')).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('without a server the app says so at its start and later, and goes on when it is back', async ({
  page,
  complaints,
  context,
  learner: _,
}) => {
  await test.step('a start without a server says that nothing is lost, and goes on by Retry', async () => {
    complaints.allow(noNetwork);
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.route('**/livez', (route) => route.abort('connectionrefused'));
    await visit(page, '/missions');
    await expect(page.getByRole('heading', { name: 'No connection to the server' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
  });
  await test.step('without a network a banner says so until it is back', async () => {
    // A screen that is fetched ahead of its link may be under way.
    complaints.allow(noNetwork, /Failed to fetch dynamically imported module/);
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
    await context.setOffline(true);
    const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(banner).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
    await page.getByRole('button', { name: /^Start, / }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The mission did not start' }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: /^Start, / }).click();
    await expect(page).toHaveURL(new RegExp(`#/learn/${firstMission.key}$`));
  });
});
