// The door on an installation that sends no mail: signing in, signing up, what goes wrong there.
import type { Page } from '@playwright/test';
import { authenticatorCode } from '#tests/support/authenticator.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { expect, noNetwork, refused, test } from './support/journey.ts';
import { aPerson, call, type Person, signUp } from './support/people.ts';
import { holdMoments, noticeOf, visit } from './support/screen.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function fillSignIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await password(page).fill(person.password);
}

/** By a link from another form of the door, whose fields have the same names and go with it. */
async function goToSignIn(page: Page, link: string): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Back on the line' })).toBeVisible();
}

async function fillSignUp(page: Page, person: Person): Promise<void> {
  await visit(page, '/auth?mode=sign-up');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await fillSignIn(page, person);
}

test('a wrong password and a taken address are told in place, what was typed stays, and without mail a reset says whom to ask', async ({
  page,
  newDevice,
  complaints,
}) => {
  complaints.allow(refused(401), refused(409));
  await holdMoments(page, 4_000);
  const person = await signUp(await newDevice());
  await test.step('a taken address is told at its field', async () => {
    await fillSignUp(page, person);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(noticeOf(page, 'Sign up failed')).toContainText(
      'There is already an account with this email.',
    );
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'There is already an account with this email.',
    );
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
  });
  await visit(page, '/missions');
  await expect(page).toHaveURL(/#\/auth$/);
  // Nobody was here before: what this is comes first.
  await goToSignIn(page, 'Sign in');
  await fillSignIn(page, { ...person, password: 'not-my-password' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(noticeOf(page, 'Sign in failed')).toContainText(
    "That email and password don't match.",
  );
  await expect(page.getByRole('main').getByText('Sign in failed')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(password(page)).toHaveValue('not-my-password');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByText('This site cannot send mail.')).toBeVisible();
  await page.getByRole('button', { name: 'Get a link' }).click();
  await expect(page.getByRole('heading', { name: 'Ask for your link' })).toBeVisible();
  await goToSignIn(page, 'Back to sign in');
  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/#\/learn$/);
  // What is no longer true is not said beside the welcome.
  await expect(noticeOf(page, 'Welcome, Amara')).toBeVisible();
  await expect(noticeOf(page, 'Sign in failed')).toHaveCount(0);
});

test('what was typed outlives a reload and a server that goes away, but the password no reload', async ({
  page,
  complaints,
}) => {
  await test.step('what was typed outlives a reload, but the password never does', async () => {
    const person = aPerson();
    await fillSignUp(page, person);
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(password(page)).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain(person.password);
  });
  await test.step('a server that goes away while somebody types is told in place, and nothing typed is lost', async () => {
    complaints.allow(noNetwork);
    const person = aPerson();
    await fillSignUp(page, person);
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.route('**/livez', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Create account' }).click();
    const form = page.getByRole('main');
    await expect(form.getByText('No connection to the server.')).toBeVisible();
    await expect(form.getByText('What you typed is still here.')).toBeVisible();
    await expect(page.getByText('The server does not answer.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
    await expect(page.getByLabel('Last name')).toHaveValue(person.lastName);
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(password(page)).toHaveValue(person.password);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/#\/learn$/);
  });
});

test('with two-factor a sign-in asks for a code, and a wrong one is told', async ({
  page,
  newDevice,
  complaints,
}) => {
  complaints.allow(refused(403));
  const device = await newDevice();
  const person = await signUp(device);
  const { otpauthUrl, recoveryCodes } = await call<{ otpauthUrl: string; recoveryCodes: string[] }>(
    device,
    'POST',
    '/account/two-factor/enable',
    { password: person.password },
  );
  await call(device, 'POST', '/account/two-factor/confirm', {
    code: authenticatorCode(otpauthUrl),
  });

  await visit(page, '/auth?mode=sign-in');
  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const right = authenticatorCode(otpauthUrl, 1);
  await page.getByLabel('Code').fill(right === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('main').getByText('That code is not correct.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(noticeOf(page, 'Welcome, Amara')).toBeVisible();
  await expect(page).toHaveURL(/#\/learn$/);
});

test("'Explore the demo' leads to a demo learner with its exact figures, whose activity says where it does not load", async ({
  page,
  complaints,
}) => {
  await visit(page, '/auth');
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome back!');
  await expect(main.getByText('5-day streak')).toBeVisible();
  await expect(main.getByText('245 XP')).toBeVisible();
  await expect(main.getByText('Level 1 · Foundation, 255 XP to level 2 · Analyst')).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(nav.getByText('2 badges')).toBeVisible();
  await test.step('it shows work: two missions, exams, a figure of them or what brings one, and an item in the middle (A11)', async () => {
    const begun = productCatalogIndex().courses.flatMap(({ demo }) => demo?.begun ?? [])[0]!;
    const { title } = productCatalogIndex().findActivity(begun)!;
    const numbers = main.getByLabel('Your numbers');
    await expect(numbers).toContainText(/Missions Complete\s*2 of \d+/);
    await expect(numbers).toContainText(/Exam Coverage\s*Pass a quiz of the curriculum/);
    await expect(numbers).toContainText(/Average Score\s*\d+\s*percent/);
    const next = main.getByRole('article').filter({ hasText: 'Continue Learning' });
    await expect(next.getByRole('heading', { name: title })).toBeVisible();
    await expect(next).toContainText(/You stopped at card \d+ of \d+\./);
    await visit(page, '/exam/history');
    await expect(main.getByRole('link', { name: /^Report: / })).toHaveCount(2);
    await visit(page, '/dashboard');
  });
  await test.step('activity that does not load says so in its place, and the rest stands', async () => {
    complaints.allow(refused(503));
    const activity = page.getByRole('region', { name: 'Recent Activity' });
    await page.route('**/api/activity?*', (route) => route.fulfill({ status: 503, body: '' }));
    await activity.getByRole('link', { name: 'View all activity' }).click();
    await expect(page).toHaveURL(/#\/achievements\?show=activity$/);
    const all = page.getByRole('region', { name: 'All activity' });
    // It lies below everything else: who asked for it arrives at it.
    await expect(all.getByRole('heading', { name: 'All activity' })).toBeFocused();
    await expect(all.getByRole('heading', { name: 'All activity' })).toBeInViewport();
    await expect(all.getByText('The activity did not load')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Earned Badges' })).toBeVisible();
    await page.unroute('**/api/activity?*');
    await all.getByRole('button', { name: 'Retry' }).click();
    await expect(all.getByRole('listitem')).not.toHaveCount(0);
  });
  await test.step('signed out, the next demo opens on its dashboard, too', async () => {
    await page.getByRole('button', { name: /^Profile:/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Explore the demo' }).click();
    await expect(main.getByText('5-day streak')).toBeVisible();
    await expect(page).toHaveURL(/#\/dashboard$/);
  });
});
