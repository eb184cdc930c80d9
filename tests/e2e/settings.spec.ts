// Settings: each has its effect at once, is kept on the account, and is there on a second browser.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { authenticatorCode } from '#tests/support/authenticator.ts';
import { expect, refused, test } from './support/journey.ts';
import { call, completeMission, firstMission, secondMission, signIn } from './support/people.ts';
import { noticeOf, visit, withoutLive } from './support/screen.ts';

// Whoever asks for less motion has it less.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const html = (page: Page) => page.locator('html');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const toggle = (page: Page, name: string) =>
  page.getByRole('switch', { name: new RegExp(`^${name}`) });
const saved = (page: Page) =>
  expect(page.getByText('All changes are saved.', { exact: true })).toBeVisible();
/** How every switch of these tabs stands, in the order of the page. */
async function switchesOf(page: Page): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const name of ['Notifications', 'Audio', 'Appearance', 'Privacy']) {
    await tab(page, name);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    all[name] = await page
      .getByRole('switch')
      .evaluateAll((found) => found.map((one) => String(one.getAttribute('aria-checked'))));
  }
  return all;
}
/** Size and spacing of the text as it is drawn. */
const textOf = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const { fontSize, letterSpacing } = getComputedStyle(body);
    return { px: Number.parseFloat(fontSize), spacing: letterSpacing };
  });

test('what is set works at once and is there on another device', async ({
  page,
  context,
  newDevice,
  learner,
}) => {
  await completeMission(context, firstMission.key);
  await visit(page, '/dashboard');
  await test.step('the settings are reached from the profile menu and the side navigation', async () => {
    await page.getByRole('button', { name: /^Profile:/ }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await visit(page, '/dashboard');
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Settings').click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Profile');
  });

  await test.step('a name waits for Save Changes and is split by the rule of names', async () => {
    const name = page.getByLabel('Display name');
    await expect(name).toHaveValue(`${learner.firstName} ${learner.lastName}`);
    await expect(page.getByLabel('Email')).toBeDisabled();
    await expect(page.getByText('Email cannot be changed')).toBeVisible();
    await name.fill('');
    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await expect(page.getByText('Display name: enter your name.')).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill('Nora de la Cruz');
    await page.getByLabel('About you').fill('<b>Architect</b>\nin Malmö');
    await expect(
      page.getByText('What you typed is not saved yet. Press Save Changes.'),
    ).toBeVisible();
    await tab(page, 'Audio');
    await page.reload();
    await expect(
      page.getByText('What you typed is not saved yet. Press Save Changes.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await saved(page);
    await expect(page.getByRole('button', { name: 'Profile: Nora de la Cruz' })).toBeVisible();
    expect(await call(context, 'GET', '/me')).toMatchObject({
      firstName: 'Nora',
      lastName: 'de la Cruz',
      bio: '<b>Architect</b>\nin Malmö',
    });
  });

  await test.step('switches have the values of the brief, and save at once', async () => {
    await tab(page, 'Notifications');
    for (const name of ['Email notifications', 'Push notifications', 'Achievements', 'Events']) {
      await expect(toggle(page, name)).toBeChecked();
    }
    await expect(toggle(page, 'Weekly digest')).not.toBeChecked();
    await toggle(page, 'Weekly digest').click();
    await tab(page, 'Privacy');
    for (const name of ['Public profile', 'Show progress', 'Show badges']) {
      await expect(toggle(page, name)).toBeChecked();
    }
    await toggle(page, 'Public profile').click();
    await saved(page);
    await expect
      .poll(() => call(context, 'GET', '/me'))
      .toMatchObject({ settings: { weeklyDigest: true, publicProfile: false } });
  });

  await test.step('appearance', async () => {
    await tab(page, 'Appearance');
    await expect(page).toHaveURL(/tab=appearance/);
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    const before = await textOf(page);
    for (const theme of ['Midnight', 'Light']) {
      await page.getByText(theme, { exact: true }).click();
      await expect(html(page)).toHaveAttribute('data-theme', theme.toLowerCase());
    }
    await page.getByText('Largest', { exact: true }).click();
    await expect.poll(async () => (await textOf(page)).px).toBeCloseTo(before.px * 1.25, 1);
    await toggle(page, 'Dyslexia-friendly spacing').click();
    await expect.poll(async () => (await textOf(page)).spacing).not.toBe(before.spacing);
    await toggle(page, 'Reduced motion').click();
    await expect
      .poll(() =>
        page
          .getByRole('link', { name: 'Dashboard' })
          .first()
          .evaluate((link) => {
            return getComputedStyle(link).transitionDuration;
          }),
      )
      .toBe('0s');
    await saved(page);
  });

  await test.step('region', async () => {
    await tab(page, 'Language & region');
    await page.getByLabel('Time zone').selectOption('Pacific/Auckland');
    await saved(page);
    await expect
      .poll(() => call(context, 'GET', '/me'))
      .toMatchObject({ timeZone: 'Pacific/Auckland' });
  });

  await test.step('every other switch is pressed once; what was switched off is not told of any more', async () => {
    const others = {
      Notifications: [
        'Email not',
        'Push not',
        'Achievements',
        'Events',
        'Streak',
        'Emails about a',
        'Emails about y',
      ],
      Audio: ['Sound effects', 'Background music'],
      Appearance: ['Single-key shortcuts', 'Confetti'],
      Privacy: ['Show progress', 'Show badges'],
    };
    for (const [name, labels] of Object.entries(others)) {
      await tab(page, name);
      for (const label of labels) {
        const one = toggle(page, label);
        const isOn = await one.isChecked();
        await one.click();
        await expect(one).toBeChecked({ checked: !isOn });
      }
    }
    await saved(page);
    const told = async () =>
      (await call<{ notifications: unknown[] }>(context, 'GET', '/notifications')).notifications;
    const before = await told();
    await completeMission(context, secondMission.key);
    expect(await told()).toEqual(before);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  const device = await newDevice();
  await signIn(device, learner);
  const second = await device.newPage();
  await withoutLive(second);
  await test.step('a second browser has it all', async () => {
    await visit(second, '/settings?tab=appearance');
    await expect(html(second)).toHaveAttribute('data-theme', 'light');
    await expect(second.getByRole('radio', { name: 'Largest' })).toBeChecked();
    await expect(toggle(second, 'Dyslexia-friendly spacing')).toBeChecked();
    await expect(html(second)).toHaveAttribute('data-still', '');
    await tab(second, 'Privacy');
    await expect(toggle(second, 'Public profile')).not.toBeChecked();
    await tab(second, 'Language & region');
    await expect(second.getByLabel('Time zone')).toHaveValue('Pacific/Auckland');
    expect(await switchesOf(second)).toEqual(await switchesOf(page));
  });

  await test.step('quiet mode shows no XP, no streak and no rank, and state goes on being kept', async () => {
    const earned = /\d+ XP|\d+ days?\b|streak|Foundation,/i;
    await visit(second, '/dashboard');
    await expect(second.getByRole('navigation', { name: 'Main', exact: true })).toContainText('XP');
    await visit(second, '/settings?tab=appearance');
    await toggle(second, 'Quiet mode').click();
    await saved(second);
    for (const path of ['/dashboard', '/missions', '/curriculum', '/exam', '/exam/foundation']) {
      await visit(second, path);
      await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
      await second.waitForLoadState('networkidle');
      expect([path, await second.locator('body').innerText()]).toEqual([
        path,
        expect.not.stringMatching(earned),
      ]);
    }
    const me = await call<{ totalXp: number }>(device, 'GET', '/me');
    expect(me.totalXp).toBeGreaterThan(0);
  });

  await test.step('a course starts over once its name is typed; what was earned stays', async () => {
    const { totalXp } = await call<{ totalXp: number }>(context, 'GET', '/me');
    await visit(page, '/settings?tab=data');
    await page.getByRole('button', { name: 'Reset progress in TOGAF' }).click();
    const sure = page.getByRole('dialog', { name: 'Reset your progress in TOGAF?' });
    await expect(sure.getByLabel('Type TOGAF to confirm')).toBeFocused();
    await expect(sure.getByRole('button', { name: 'Yes, reset it' })).toBeDisabled();
    await sure.getByLabel('Type TOGAF to confirm').fill('togaf');
    await sure.getByRole('button', { name: 'Yes, reset it' }).click();
    await expect(noticeOf(page, 'TOGAF starts over')).toBeVisible();
    await expect(sure).toHaveCount(0);
    expect(await call(context, 'GET', '/me')).toMatchObject({ totalXp });
    expect(await call(context, 'GET', '/courses/togaf/missions')).toMatchObject({
      course: { percent: 0 },
    });
  });
});

test('sounds can be heard: effects by the switch and the volume, music until it is switched off', async ({
  page,
  learner: _,
}) => {
  await page.addInitScript(() => {
    const heard = { tones: 0, contexts: [] as AudioContext[] };
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      heard.tones += 1;
      if (!heard.contexts.includes(this.context as AudioContext)) {
        heard.contexts.push(this.context as AudioContext);
      }
      start.call(this, when);
    };
  });
  type Heard = { tones: number; contexts: AudioContext[] };
  const heard = () =>
    page.evaluate(() => {
      const { tones, contexts } = (window as unknown as { heard: Heard }).heard;
      return { tones, states: contexts.map(({ state }) => state) };
    });
  await visit(page, '/settings?tab=audio');
  const hear = page.getByRole('button', { name: 'Hear a tone' });
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('75');
  await expect(toggle(page, 'Background music')).not.toBeChecked();
  await hear.click();
  expect((await heard()).tones).toBe(2);
  await page.getByRole('slider', { name: 'Volume' }).fill('0');
  await hear.click();
  expect((await heard()).tones, 'at volume 0 nothing sounds').toBe(2);
  await page.getByRole('slider', { name: 'Volume' }).fill('40');
  await toggle(page, 'Sound effects').click();
  await expect(hear).toBeDisabled();
  expect((await heard()).tones).toBe(2);
  await toggle(page, 'Background music').click();
  await expect.poll(async () => (await heard()).states).toEqual(['running', 'running']);
  expect((await heard()).tones).toBeGreaterThan(4);
  await toggle(page, 'Background music').click();
  await expect.poll(async () => (await heard()).states[1]).toBe('closed');
});

test('a device is signed out, a password changed, and two-factor sign-in set up, from the settings', async ({
  page,
  newDevice,
  learner,
  complaints,
}) => {
  complaints.allow(refused(401), refused(403));
  const device = await newDevice();
  await signIn(device, learner);
  const second = await device.newPage();
  await withoutLive(second);
  await visit(second, '/dashboard');
  await visit(page, '/settings?tab=security');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  const other = sessions.getByRole('listitem').filter({ hasNotText: 'This device' });
  await other.getByRole('button', { name: /^Sign out:/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await visit(second, '/missions');
  await second.reload();
  await expect(second).toHaveURL(/#\/auth$/);

  const part = page.getByRole('region', { name: 'Password', exact: true });
  await part.getByLabel('Current password').fill('not-the-password');
  await part.getByLabel('New password').fill('amber-window-31');
  await part.getByRole('button', { name: 'Change password' }).click();
  await expect(part.getByText('this is not the password of your account')).toBeVisible();
  await expect(part.getByLabel('New password')).toHaveValue('amber-window-31');
  await part.getByLabel('Current password').fill(learner.password);
  await part.getByRole('button', { name: 'Change password' }).click();
  await expect(part.getByText('Password changed.')).toBeVisible();
  const password = 'amber-window-31';

  await test.step('two-factor sign-in is set up by its QR code, asked for at sign-in, and switched off', async () => {
    const part = page.getByRole('region', { name: 'Two-factor sign-in' });
    await part.getByLabel('Current password').fill(password);
    await part.getByRole('button', { name: 'Set it up' }).click();
    await expect(part.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const key = (await part.locator('code').first().innerText()).replaceAll(' ', '');
    const codeOf = (steps: number) =>
      authenticatorCode(`otpauth://totp/Meritpath?secret=${key}`, steps);
    await part.getByLabel('Code from the app').fill('12');
    await part.getByRole('button', { name: 'Switch it on' }).click();
    await expect(part.getByText('Enter the six-digit code')).toBeVisible();
    await part.getByLabel('Code from the app').fill(codeOf(0));
    await part.getByRole('button', { name: 'Switch it on' }).click();
    await expect(part.getByText('is now on')).toBeVisible();
    await expect(part.getByRole('listitem')).toHaveCount(10);
    const firstCodes = await part.getByRole('listitem').allInnerTexts();
    const download = page.waitForEvent('download');
    await part.getByRole('button', { name: 'Download the codes' }).click();
    expect((await download).suggestedFilename()).toBe('meritpath-recovery-codes.txt');
    await part.getByRole('button', { name: 'I have kept the codes' }).click();
    await expect(part.getByText('Two-factor sign-in is on.')).toBeVisible();

    await part.getByRole('button', { name: 'New recovery codes' }).click();
    const renewing = page.getByRole('dialog', { name: 'New recovery codes' });
    await renewing.getByRole('button', { name: 'Make new codes' }).click();
    await expect(renewing.getByText('enter the password you use now')).toBeVisible();
    await renewing.getByLabel('Current password').fill(password);
    await renewing.getByRole('button', { name: 'Make new codes' }).click();
    await expect(part.getByRole('listitem')).toHaveCount(10);
    expect(await part.getByRole('listitem').allInnerTexts()).not.toEqual(firstCodes);
    await part.getByRole('button', { name: 'I have kept the codes' }).click();

    await visit(second, '/auth?mode=sign-in');
    await second.getByLabel('Email').fill(learner.email);
    await second.getByLabel('Password', { exact: true }).fill(password);
    await second.getByRole('button', { name: 'Sign in' }).click();
    await second.getByLabel('Code', { exact: true }).fill(codeOf(1));
    await second.getByRole('button', { name: 'Verify' }).click();
    await expect(second).toHaveURL(/#\/learn$/);

    await part.getByLabel('Current password').fill(password);
    await part.getByRole('button', { name: 'Switch it off' }).click();
    await expect(part.getByText('Two-factor sign-in is off.')).toBeVisible();
  });
});

test('data can be taken away, and a deleted account can be taken back by signing in', async ({
  page,
  learner,
}) => {
  await visit(page, '/settings?tab=data');
  const files = page.getByRole('region', { name: 'Take your data with you' });
  const take = async (name: string) => {
    const download = page.waitForEvent('download');
    await files.getByRole('button', { name }).click();
    return download;
  };
  const json = await take('Download as JSON');
  expect(json.suggestedFilename()).toMatch(/^meritpath-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await json.path(), 'utf8'));
  expect(data.users).toMatchObject([{ email: learner.email }]);
  expect(data.learners).toMatchObject([{ first_name: learner.firstName, total_xp: 0 }]);
  expect(Object.keys(data.accounts[0])).not.toContain('password');
  const csv = await take('Download as CSV');
  const archive = unzipSync(new Uint8Array(readFileSync(await csv.path())));
  expect(strFromU8(archive['learners.csv']!)).toContain(`,${learner.lastName},`);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(dialog.getByText('enter the password you use now')).toBeVisible();
  await dialog.getByLabel('Current password').fill(learner.password);
  await dialog.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('Your account will be deleted')).toBeVisible();
  await expect(page).toHaveURL(/#\/auth/);

  await visit(page, '/auth?mode=sign-in');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Your account will be erased on')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();
  await expect(page.getByText('Your account will be erased on')).toBeHidden();
});
