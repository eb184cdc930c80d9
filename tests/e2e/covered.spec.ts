// No control lies under another, with an exam that runs, the box of courses and a notice in sight.
import type { BrowserContext } from '@playwright/test';
import { withKey } from '#client/api/api.ts';
import { locales } from '#client/base/language/languages.ts';
import { apiOf } from '#tests/support/browser-api.ts';
import { exampleOf, screens } from '#tests/support/screen-routes.ts';
import { sitPaper } from '#tests/support/sit-paper.ts';
import { textsOf } from '#tests/support/texts.ts';
import { daily, start } from './support/attempt.ts';
import { expectNothingCovered, expectNoticeFree, holdNotices } from './support/covered.ts';
import { expect, noNetwork, refused, test } from './support/journey.ts';
import { inMatrix, isWhole, members } from './support/matrix.ts';
import { aPerson, firstMission, lockedMission, signUp } from './support/people.ts';
import { visit } from './support/screen.ts';

const sizes = {
  '1280 x 800': { viewport: { width: 1280, height: 800 } },
  '360 x 740': { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const;

const parts = { mission: firstMission.key, paper: 'foundation' };
const states = [
  '/curriculum?phase=preliminary&item=lab',
  '/curriculum?phase=core',
  '/learn/pmp',
  '/learn/pmp/exam',
  ...screens.names
    // A report needs an attempt that has ended.
    .filter((name) => screens.routeOf(name).access === 'learner' && name !== 'report')
    .map((name) => exampleOf(name, parts)),
];
const looked = new Set(
  members(states, (path) => /^\/(dashboard|exam|missions|curriculum\?.*lab)$/.test(path)),
);

/** What is seen signed out, too: the door in its states, and what others are led to. */
const outside = members(
  [
    '/auth?mode=sign-in',
    '/auth?mode=forgot',
    ...screens.names
      .filter((name) => screens.routeOf(name).access !== 'learner')
      .map((name) => exampleOf(name, parts)),
  ],
  (path) => path.startsWith('/auth'),
);

/** @returns addresses of a learner's own: a document, a model with an element; their team is not empty either */
async function ownThings(context: BrowserContext, baseURL: string): Promise<string[]> {
  const api = apiOf(context, baseURL);
  const document = await api.documents.create({ courseKey: 'togaf', templateKey: 'principles' });
  const element = { id: 'a', kind: 'Node', name: 'Vault', x: 4, y: 4 };
  const model = await api.models.create(
    {
      courseKey: 'archimate',
      name: 'Payments',
      viewpoint: null,
      start: { from: 'model', model: { elements: [element], relations: [] } },
    },
    withKey(crypto.randomUUID()),
  );
  await api.teams.create({ name: 'Night shift' });
  return [`/portfolio/${document.id}`, `/models/${model.id}`];
}

for (const [size, use] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    for (const locale of members(locales, (one) => one === 'de')) {
      test(
        `nothing lies under another thing: ${locale}`,
        inMatrix,
        async ({ page, context, baseURL, complaints }) => {
          complaints.allow(noNetwork, refused(404), refused(409));
          const { attempt: room, missions, shell } = await textsOf(locale);
          await signUp(context);
          await start(context);
          await start(context, daily.key);
          // Who has begun nothing is not offered another course, and has no box.
          const { attempt } = await sitPaper(apiOf(context, baseURL!), 'sample-quiz', { right: 3 });
          const report = `/quiz/sample-quiz/report/${attempt.id}`;
          const own = isWhole ? await ownThings(context, baseURL!) : [];
          await holdNotices(page);
          await page.addInitScript((chosen) => {
            const key = 'meritpath-app-state';
            if (localStorage.getItem(key) !== null) return;
            localStorage.setItem(key, JSON.stringify({ locale: chosen }));
          }, locale);
          await visit(page, `/missions/${lockedMission.key}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await visit(page, '/missions');
          await page.locator('details > summary').first().click();
          await page.getByRole('button', { name: lockedMission.title, exact: true }).click();
          const notice = page.getByRole('region', { name: shell.notices.label });
          await expect(notice.getByText(missions.notices.locked)).toBeVisible();
          const banner = page.getByRole('region', { name: room.running.label });
          for (const path of [...looked, report, ...own]) {
            await visit(page, path);
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
            // What could lie over something is there: the banner but in the room itself, the box in the shell.
            if (!path.endsWith('/attempt')) await expect(banner, path).toBeVisible();
            if ((await page.locator('.frame').count()) > 0)
              await expect(page.locator('.quick'), path).toHaveAttribute('data-look', /./);
            // On a phone the newest stands before the others.
            await expect(notice.locator('[role="status"], [role="alert"]').last()).toBeVisible();
            await expectNothingCovered(page, `${path} in ${locale}`);
          }
        },
      );

      test(`nor before one is signed in: ${locale}`, inMatrix, async ({ page, complaints }) => {
        complaints.allow(refused(400), refused(404));
        await page.addInitScript((chosen) => {
          localStorage.setItem('meritpath-app-state', JSON.stringify({ locale: chosen }));
        }, locale);
        for (const path of outside) {
          await visit(page, path);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expectNothingCovered(page, `${path} in ${locale}`);
        }
      });
    }
  });
}

test.describe('a notice that goes along to another page', () => {
  test.use(sizes['360 x 740']);

  test('stands free on the picker and on the dashboard behind it, also under a mouse that rests', async ({
    page,
  }) => {
    const { firstName, lastName, email, password } = aPerson();
    await holdNotices(page);
    await visit(page, '/auth');
    await page.getByLabel('First name').fill(firstName);
    await page.getByLabel('Last name').fill(lastName);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    // Where the notice would stand.
    await page.mouse.move(180, 640);
    const course = page.getByRole('link', { name: 'Start Learning TOGAF' });
    await expect(course).toBeVisible();
    await expectNoticeFree(page, 'the picker');
    await course.press('Enter');
    await expect(page.getByRole('button', { name: 'Start, 5 min' })).toBeVisible();
    await expectNoticeFree(page, 'the dashboard');
  });
});

for (const [size, use] of Object.entries(sizes)) {
  test.describe(`a demo that begins, ${size}`, () => {
    test.use(use);

    for (const locale of members(locales, (one) => one === 'de')) {
      test(`nothing lies over what it goes on with: ${locale}`, inMatrix, async ({ page }) => {
        const { auth } = await textsOf(locale);
        await holdNotices(page);
        await page.addInitScript((chosen) => {
          const key = 'meritpath-app-state';
          if (localStorage.getItem(key) !== null) return;
          localStorage.setItem(key, JSON.stringify({ locale: chosen }));
        }, locale);
        await visit(page, '/auth');
        await page.getByRole('button', { name: auth.demo }).click();
        const next = page.locator('main article button').first();
        await expect(next).toBeVisible();
        await expect(page.locator('main button + .xpv')).toBeVisible();
        // What fetched itself behind the first screen is here, too.
        await page.waitForLoadState('networkidle');
        await next.scrollIntoViewIfNeeded();
        await expect(page.locator('.toast')).toHaveCount(0);
        const met = await next.evaluate((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const points = [
            [(left + right) / 2, (top + bottom) / 2],
            [left + 12, top + 12],
            [right - 12, bottom - 12],
          ] as const;
          return points.map(([x, y]) => button.contains(document.elementFromPoint(x, y)));
        });
        expect(met).toEqual([true, true, true]);
      });
    }
  });
}
