// What a switch is for, seen on a second browser and by a stranger: that it is stored is not enough.
import type { Page } from '@playwright/test';
import { expect, refused, test } from './support/journey.ts';
import { call, firstMission, secondMission, signIn, takeSteps } from './support/people.ts';
import { drawn, visit } from './support/screen.ts';

// Whoever asks for less motion has it less.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const saved = (page: Page) =>
  expect(page.getByText('All changes are saved.', { exact: true })).toBeVisible();

async function press(page: Page, name: string): Promise<void> {
  const one = page.getByRole('switch', { name: new RegExp(`^${name}`) });
  const isOn = await one.isChecked();
  await one.click();
  await expect(one).toBeChecked({ checked: !isOn });
  await saved(page);
}

/** The text as it is drawn, and whether anything of the page moves. */
const lookOf = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const { fontSize, letterSpacing, wordSpacing, lineHeight } = getComputedStyle(body);
    const moves = [...document.querySelectorAll('a, button')].some(
      (one) => Number.parseFloat(getComputedStyle(one).transitionDuration) > 0.01,
    );
    return { px: Number.parseFloat(fontSize), letterSpacing, wordSpacing, lineHeight, moves };
  });

/** Counts what is played, whatever plays it. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { tones: 0 });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      (window as unknown as { tones: number }).tones += 1;
      start.call(this, when);
    };
  });
const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones);

/** Ends a mission whose cards are all read, and says what the moment has. */
async function finish(page: Page, key: string) {
  await visit(page, `/learn/${key}`);
  const before = await tones(page);
  await page.getByRole('button', { name: 'Finish mission' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mission done!' })).toBeVisible();
  await drawn(page);
  const confetti = await page.locator('canvas').count();
  return { confetti, sounds: (await tones(page)) - before };
}

test('looks, keys, confetti and sounds are on a second browser what they were set to on the first', async ({
  page,
  context,
  newDevice,
  learner,
}) => {
  await listen(page);
  await takeSteps(context, firstMission.key);
  await test.step('as they come, a finished mission is celebrated', async () => {
    const moment = await finish(page, firstMission.key);
    expect(moment.confetti).toBe(1);
    expect(moment.sounds).toBeGreaterThan(0);
  });
  await visit(page, '/settings?tab=appearance');
  await saved(page);
  const before = await lookOf(page);
  expect(before.moves).toBe(true);
  await page.getByText('Largest', { exact: true }).click();
  for (const name of ['Dyslexia-friendly spacing', 'Reduced motion', 'Single-key', 'Confetti'])
    await press(page, name);
  await tab(page, 'Audio');
  await press(page, 'Sound effects');

  const device = await newDevice({ reducedMotion: 'no-preference' });
  await signIn(device, learner);
  const second = await device.newPage();
  await listen(second);
  await visit(second, '/dashboard');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  const after = await lookOf(second);
  expect(after.px).toBeCloseTo(before.px * 1.25, 1);
  expect(after.letterSpacing).not.toBe(before.letterSpacing);
  expect(after.wordSpacing).not.toBe(before.wordSpacing);
  expect(after.moves).toBe(false);
  await second.getByRole('heading', { level: 1 }).focus();
  await second.keyboard.press('?');
  await second.keyboard.press('Control+k');
  await expect(second.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await expect(second.getByRole('dialog')).toHaveCount(1);
  await second.keyboard.press('Escape');
  await takeSteps(device, secondMission.key);
  await visit(second, `/learn/${secondMission.key}`);
  // It ends with a company that was chosen.
  await second.getByTestId('card-settings').getByRole('radio').first().check();
  expect(await finish(second, secondMission.key)).toEqual({ confetti: 0, sounds: 0 });

  await test.step('what is switched on again there is on again here, without a reload', async () => {
    await visit(page, '/dashboard');
    await visit(second, '/settings?tab=appearance');
    await press(second, 'Single-key');
    await press(second, 'Dyslexia-friendly spacing');
    await expect.poll(async () => (await lookOf(page)).letterSpacing).toBe(before.letterSpacing);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  });
});

test('what a stranger sees of a learner follows each switch of Privacy', async ({
  page,
  context,
  newDevice,
  complaints,
  learner,
}) => {
  complaints.allow(refused(404));
  await takeSteps(context, firstMission.key);
  await call(context, 'POST', `/activities/${firstMission.key}/finish`);
  await visit(page, '/settings?tab=privacy');
  await page.getByRole('button', { name: 'Create an Address' }).click();
  const address = await page
    .getByRole('link', { name: 'Open your public page' })
    .getAttribute('href');
  const stranger = await (await newDevice()).newPage();
  const look = async () => {
    await stranger.goto('about:blank');
    await stranger.goto(`/${address}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const badges = stranger.getByRole('region', { name: 'Badges' });
  const level = stranger.getByText('Study streak', { exact: true });
  const name = `${learner.firstName} ${learner.lastName}`;

  await look();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(badges.getByRole('heading', { name: 'First Steps' })).toBeVisible();
  await expect(level).toBeVisible();
  await press(page, 'Show badges');
  await look();
  await expect(level).toBeVisible();
  await expect(badges).toHaveCount(0);
  await press(page, 'Show progress');
  await look();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(level).toHaveCount(0);
  await press(page, 'Public profile');
  await look();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    'There is no public page here',
  );
  await expect(stranger.getByText(learner.lastName)).toHaveCount(0);
});
