// From the door to the first mission done, as somebody new does it.
import type { Page } from '@playwright/test';
import type { Play } from '#contract/play.ts';
import { optionsOf } from '#tests/support/choices.ts';
import { expect, test } from './support/journey.ts';
import {
  aPerson,
  call,
  firstMission,
  missionCount,
  rightAnswer,
  secondMission,
} from './support/people.ts';
import { holdBack, noticeOf, visit } from './support/screen.ts';

// As it is celebrated where nobody asks for less.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a newcomer signs up, plays the first mission by keyboard, and sees everything move', async ({
  page,
  context,
}) => {
  const person = aPerson();
  await test.step('the form says what is missing, in place', async () => {
    await visit(page, '/');
    await expect(page).toHaveURL(/#\/auth$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your next certificate, ten minutes a day',
    );
    await page.getByRole('button', { name: 'Create account' }).click();
    const first = page.getByLabel('First name');
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription('Enter your first name.');
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name.');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
    await expect(page.getByText('Enter a password.')).toBeVisible();
    await first.fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('Email').fill('no address');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
    await expect(page.getByText('Use a password of at least 6 characters.')).toBeVisible();
    await expect(first).toHaveValue(person.firstName);
  });

  await test.step('the password can be looked at', async () => {
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(person.password);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('signing up waits, greets and leads to the courses', async () => {
    await page.getByLabel('Email').fill(person.email);
    const answer = await holdBack(page, '**/api/account/sign-up');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('button', { name: 'Please wait' })).toBeDisabled();
    answer();
    await expect(noticeOf(page, 'Welcome to Meritpath!')).toBeVisible();
    await expect(page).toHaveURL(/#\/learn$/);
    await page.unroute('**/api/account/sign-up');
  });

  await test.step('TOGAF leads to the dashboard of somebody new', async () => {
    await page.getByRole('link', { name: 'Start Learning TOGAF' }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amara' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('Start here')).toBeVisible();
    await expect(main.getByRole('heading', { name: firstMission.title })).toBeVisible();
    await expect(main.getByText('No activity yet')).toBeVisible();
    // No figure stands where there is none to show.
    const nav = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(nav.getByText('Not started')).toBeVisible();
    await expect(page.getByText(/^(0 XP|0 days|0 badges|0%|0 exams taken)$/)).toHaveCount(0);
    await expect(main.getByText('Missions Complete')).toHaveCount(0);
    await expect(main.getByText('No streak yet')).toHaveCount(0);
  });

  await test.step('the first mission starts from the missions', async () => {
    const nav = page.getByRole('navigation', { name: 'Main', exact: true });
    await nav.getByRole('link', { name: 'Missions' }).click();
    await expect(page.getByText(`0 of ${missionCount()} completed`)).toBeVisible();
    await page.getByRole('button', { name: `Start: ${firstMission.title}` }).click();
    await expect(page).toHaveURL(new RegExp(`#/learn/${firstMission.key}$`));
  });

  const play = await call<Play>(context, 'GET', `/activities/${firstMission.key}/play`);
  await test.step('every card goes by keyboard, right and wrong answers tell why', () =>
    playByKeyboard(page, play));

  const checks = play.steps.filter((step) => step.kind === 'check').length;
  await test.step('what was missed is asked once more before the end', async () => {
    await expect(page.getByRole('button', { name: 'Repeat the one you missed' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Once more, 1 of 1')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const missed = play.steps.find((step) => step.kind === 'check')!;
    // In another order than before: a remembered letter is no answer.
    const ids = await page
      .getByRole('main')
      .locator('.opts input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    const before = optionsOf(missed.question).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(before.toSorted());
    expect(ids).not.toEqual(before);
    for (const id of rightAnswer(missed.question.id)) {
      await page.keyboard.press(String(ids.indexOf(id) + 1));
    }
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('verdict')).toContainText('Right');
    // The first right answer was paid once, and this one brings nothing.
    await expect(page.getByTestId('verdict')).not.toContainText('XP');
  });

  await test.step('finishing celebrates with what it brought', async () => {
    await expect(page.getByRole('button', { name: 'Finish mission' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Mission done!' })).toBeFocused();
    const done = page.getByRole('main');
    await expect(
      done.getByText('Mission done. 50 XP earned, now 50 XP toward your level.'),
    ).toBeAttached();
    await expect(done.getByText('+50 XP', { exact: true })).toBeVisible();
    await expect(done.getByText('450 XP to level 2 · Analyst').first()).toBeVisible();
    await expect(done.getByText('1 day', { exact: true })).toBeVisible();
    await expect(done.getByText(`${checks - 1} of ${checks} right`)).toBeVisible();
    await expect(done.getByRole('heading', { name: 'First Steps' })).toBeVisible();
    const onward = page.getByRole('navigation', { name: 'Where to go now' });
    await expect(onward).toContainText(secondMission.title);
    await expect(page.getByRole('banner').getByText('50 XP')).toBeVisible();
  });

  await test.step('the dashboard has moved without a reload', async () => {
    await page.getByRole('link', { name: 'Back to dashboard' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('1-day streak')).toBeVisible();
    await expect(main.getByText('Level 1 · Foundation, 450 XP to level 2 · Analyst')).toBeVisible();
    await expect(main.getByRole('heading', { name: secondMission.title })).toBeVisible();
    const activity = main.getByRole('region', { name: 'Recent Activity' });
    await expect(activity.getByRole('listitem').filter({ hasText: 'Mission done' })).toContainText(
      `${firstMission.title}+50 XP`,
    );
    await expect(activity.getByRole('listitem').filter({ hasText: 'Badge earned' })).toContainText(
      'First Steps',
    );
    await expect(main.getByText('Missions Complete').locator('..')).toContainText(
      `1 of ${missionCount()}`,
    );
    await expect(main.getByText('Badges Earned').locator('..')).toContainText('1 of');
    await expect(main.getByText('Study Streak').locator('..')).toContainText('1 of 30 days');
    // One progress for ring, navigation and picker.
    const { percent } = await call<{ percent: number }>(context, 'GET', '/courses/togaf/dashboard');
    expect(percent).toBeGreaterThan(0);
    await expectNumbers(page, {
      xp: '50 XP toward your level',
      days: '1 day',
      badges: '1 badge',
      percent: `${percent}%`,
    });
    await page.getByRole('button', { name: /^Profile: Amara Lindqvist/ }).click();
    await expect(page.getByText('Level 1 · Foundation, 50 XP')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the done mission offers a review', async () => {
    const nav = page.getByRole('navigation', { name: 'Main', exact: true });
    await nav.getByRole('link', { name: 'Missions' }).click();
    await expect(
      page.getByText(`1 of ${missionCount()} completed 50 XP toward your level`),
    ).toBeVisible();
    await page.getByRole('button', { name: firstMission.title, exact: true }).click();
    const notice = noticeOf(page, 'Mission Completed');
    await expect(notice).toContainText("You've already completed this mission!");
    await notice.getByRole('button', { name: 'Review' }).click();
    await expect(page).toHaveURL(new RegExp(`#/learn/${firstMission.key}$`));
    await expect(page.getByRole('banner').getByText('Review', { exact: true })).toBeVisible();
    await expect(page.getByText(`Card 1 of ${play.steps.length}`, { exact: true })).toBeVisible();
  });

  await test.step('and asks its questions again, for nothing but to know them', async () => {
    await page.getByRole('button', { name: /^Answer its \d+ questions again$/ }).click();
    await expect(page.getByText(/no XP, and your first answer stays as it was/)).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('verdict')).toBeVisible();
    await expect(page.getByRole('banner').getByText('50 XP')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText(`Card 1 of ${play.steps.length}`, { exact: true })).toBeVisible();
  });
});

/** The figures of the side navigation. */
async function expectNumbers(
  page: Page,
  numbers: { xp: string; days: string; badges: string; percent: string },
): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  for (const number of [numbers.xp, numbers.days, numbers.badges]) {
    await expect(nav.getByText(number, { exact: true })).toBeVisible();
  }
  await expect(nav.getByText(`${numbers.percent} of your track`)).toBeVisible();
}

/** Goes through all cards with keys; the first question is answered wrong, the others right. */
async function playByKeyboard(page: Page, { steps }: Play): Promise<void> {
  const checks = steps.filter((step) => step.kind === 'check');
  expect(checks.length).toBeGreaterThan(1);
  for (const [index, step] of steps.entries()) {
    const title = page.getByRole('heading', { level: 1 });
    if (step.kind === 'reading') {
      await expect(title).toHaveText(step.title);
    } else if (step.kind === 'check') {
      await expect(title).toHaveText(step.question.stem);
      const key = rightAnswer(step.question.id);
      const isWrong = step === checks[0];
      // An answer needs a choice: Enter alone says so and sends nothing.
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: /^Choose/ })).toBeVisible();
      const options = optionsOf(step.question);
      const right = options.filter(({ id }) => key.includes(id));
      const wrong = options.filter(({ id }) => !key.includes(id));
      const chosen = isWrong ? [...wrong, ...right].slice(0, right.length) : right;
      for (const { id } of chosen) {
        await page.keyboard.press('abcdef'[options.findIndex((option) => option.id === id)] ?? '');
      }
      await page.keyboard.press('Enter');
      const foot = page.getByRole('navigation', { name: 'Move between cards' });
      await expect(foot.getByText(isWrong ? 'Not quite.' : 'Right.')).toBeVisible();
      // The first right answer pays at once, the others at the end.
      await expect(foot.getByText('+10 XP')).toHaveCount(isWrong ? 0 : 1);
      if (!isWrong) await expect(page.getByRole('banner').getByText('10 XP')).toBeVisible();
      if (!isWrong) await expect(foot.getByText('earns 10 of its 50 XP')).toBeAttached();
      const why = (option: (typeof options)[number] | undefined) =>
        `Why ${isWrong && option === chosen[0] ? 'not ' : ''}${'ABCDEF'[options.findIndex(({ id }) => id === option?.id)]}`;
      for (const option of [chosen[0], right[0]]) {
        await expect(page.getByRole('heading', { name: why(option), exact: true })).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: 'The principle' })).toBeVisible();
    }
    if (index < steps.length - 1) {
      await page.keyboard.press(index % 2 === 0 ? 'ArrowRight' : 'Enter');
    }
  }
}
