// Language and theme: switched before and after signing in, kept on the device.
import type { Page } from '@playwright/test';
import { languageNames, locales } from '#client/base/language/languages.ts';
import { textsOf } from '#tests/support/texts.ts';
import { expect, refused, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { call, signIn } from './support/people.ts';
import { profileSaved, visit } from './support/screen.ts';

const enUS = await textsOf('en-US');

const html = (page: Page) => page.locator('html');

for (const locale of members(locales, (one) => one === 'es')) {
  test(
    `the door speaks ${languageNames[locale]}, also after a reload`,
    inMatrix,
    async ({ page, newDevice }) => {
      const { auth, shell } = await textsOf(locale);
      await page.addInitScript(() => {
        // Any other language first, so that each switch is a change.
        const key = 'meritpath-app-state';
        if (localStorage.getItem(key) === null) {
          localStorage.setItem(key, JSON.stringify({ locale: 'de' }));
        }
      });
      await visit(page, '/auth?mode=sign-in');
      await expect(html(page)).toHaveAttribute('lang', 'de');
      await page.getByRole('button', { name: /Sprache: Deutsch/ }).click();
      await page.getByRole('menuitemradio', { name: languageNames[locale] }).click();
      for (const _ of ['at once', 'after a reload']) {
        await expect(page).toHaveTitle(shell.title(auth.signInTitle));
        await expect(html(page)).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.welcomeBack);
        await expect(page.getByLabel(auth.email)).toBeVisible();
        await page.reload();
      }
      if (locale !== 'en-US') expect(auth.email).not.toBe(enUS.auth.email);
      await test.step("without a choice the browser's language speaks", async () => {
        const german = await (await newDevice({ locale: 'de-AT' })).newPage();
        await visit(german, '/auth?mode=sign-in');
        await expect(html(german)).toHaveAttribute('lang', 'de');
        await expect(german.getByRole('button', { name: 'Anmelden' })).toBeVisible();
      });
    },
  );
}

test('a learner sets theme, sounds and language in the profile menu; the account remembers the language for other devices', async ({
  page,
  context,
  newDevice,
  learner,
}) => {
  await test.step('the profile menu sets theme and sounds of this device', async () => {
    await visit(page, '/dashboard');
    const profile = page.getByRole('button', { name: /^Profile:/ });
    await profile.click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await profile.click();
    const sounds = page.getByRole('menuitemcheckbox', { name: 'Sounds' });
    await expect(sounds).toBeChecked();
    await sounds.click();
    await expect(sounds).not.toBeChecked();
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await profile.click();
    await expect(sounds).not.toBeChecked();
  });
  await page.keyboard.press('Escape');
  await test.step('a learner switches in the profile menu, and the account remembers it for other devices', async () => {
    const { dashboard, shell } = await textsOf('fr');
    expect(dashboard.welcome).not.toBe(enUS.dashboard.welcome);
    await visit(page, '/dashboard');
    await page.getByRole('button', { name: /^Profile:/ }).click();
    const saved = profileSaved(page, 'locale');
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      dashboard.welcomeFirst('Amara'),
    );
    await expect(html(page)).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle(shell.title(dashboard.screen('TOGAF')));
    // Course content is English on a screen of any language.
    await expect(
      page.getByRole('heading', { level: 3, name: 'The method in five minutes' }),
    ).toHaveAttribute('lang', 'en');
    expect((await saved).status()).toBe(200);
    expect(await call(context, 'GET', '/me')).toMatchObject({ locale: 'fr' });

    const device = await newDevice();
    await signIn(device, learner);
    const second = await device.newPage();
    await visit(second, '/dashboard');
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(
      dashboard.welcomeFirst('Amara'),
    );
  });
});

test('a language that the account did not take is shown, told in its own words, and sent again', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  complaints.allow(refused(503));
  const { dashboard, shell } = await textsOf('fr');
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isChange = (method: string, sent: string | null) =>
    method === 'PATCH' && sent?.includes('"locale"') === true;
  await page.route('**/api/me', (route, request) =>
    isChange(request.method(), request.postData())
      ? route.fulfill({ status: 503, body: '' })
      : route.continue(),
  );
  await page.getByRole('button', { name: /^Profile:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.welcomeFirst('Amara'));
  const told = page
    .getByRole('region', { name: shell.notices.label })
    .getByRole('alert')
    .filter({ hasText: shell.languageNotSaved });
  await expect(told).toContainText(shell.languageNotSavedText);
  expect(await call(context, 'GET', '/me')).toMatchObject({ locale: 'en-US' });
  await page.unrouteAll();
  await expect
    .poll(() => call(context, 'GET', '/me'), { timeout: 30_000 })
    .toMatchObject({ locale: 'fr' });
});

test('another open tab follows language and theme, and its moves undo nothing', async ({
  page,
  context,
  learner: _,
}) => {
  const { dashboard, missions } = await textsOf('fr');
  await visit(page, '/dashboard');
  const second = await context.newPage();
  await visit(second, '/dashboard');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(
    enUS.dashboard.welcomeFirst('Amara'),
  );
  await page.getByRole('button', { name: /^Profile:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await page.getByRole('button', { name: /^Profile:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.welcomeFirst('Amara'));

  await expect(html(second)).toHaveAttribute('data-theme', 'light');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(
    dashboard.welcomeFirst('Amara'),
  );
  await visit(second, '/missions');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(missions.title);
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.welcomeFirst('Amara'));
  await expect
    .poll(() => call(context, 'GET', '/me'), 'the account keeps the last choice')
    .toMatchObject({ locale: 'fr' });
});

test('the theme is kept, stands before the first paint, and every file of styles names the layers first', async ({
  page,
  request,
}) => {
  await test.step('the theme is kept, and stands before the first paint', async () => {
    await page.addInitScript(() => {
      // The body begins before any script of the app runs: what the theme is then, is painted first.
      const seen = globalThis as typeof globalThis & { themeAtBody?: string | undefined };
      new MutationObserver((_, observer) => {
        if (document.body === null) return;
        seen.themeAtBody = document.documentElement.dataset.theme;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const atBody = () =>
      page.evaluate(() => (globalThis as typeof globalThis & { themeAtBody?: string }).themeAtBody);
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dots = () =>
      page
        .getByRole('list', { name: 'Exams you can prepare for' })
        .locator('.line-dot')
        .evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
    await visit(page, '/auth');
    expect(await atBody()).toBe('dark');
    const dark = await ground();
    await expect.poll(dots).toContain('rgb(86, 180, 255)');
    await page.getByRole('button', { name: 'Switch to the light theme' }).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect.poll(ground).not.toBe(dark);
    await expect.poll(dots).toContain('rgb(11, 99, 201)');
    await page.reload();
    expect(await atBody()).toBe('light');
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await page.reload();
    expect(await atBody()).toBe('dark');
  });
  await test.step('every file of styles names the layers in their order before anything else', async () => {
    await visit(page, '/auth');
    const files = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      expect(await (await request.get(file)).text(), file).toMatch(
        /^@layer base, parts, shell, pages;/,
      );
    }
  });
});
