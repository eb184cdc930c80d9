// The door on an installation that sends mail: nothing on it tells whether an address is taken.
import { unsubscribeTokens } from '#server/auth/unsubscribe-token.ts';
import { linkIn, type Mailbox, startMailbox } from '#tests/support/mailbox.ts';
import { expect, refused, test } from './support/journey.ts';
import { type OwnApp, ownApp } from './support/own-app.ts';
import { aPerson } from './support/people.ts';
import { expectAccessible, noticeOf } from './support/screen.ts';

/** Signs the links of mails. */
const SECRET = 'a-secret-that-only-this-journey-uses-0123';

let app: OwnApp;
let mailbox: Mailbox;
test.beforeAll(async () => {
  mailbox = await startMailbox();
  app = await ownApp({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Meritpath <study@example.org>',
    AUTH_SECRET: SECRET,
  });
  await app.start();
});
test.afterAll(async () => {
  await app.remove();
  await mailbox.close();
});

test('sign-up sends a link that confirms; a taken address looks the same; a reset comes by mail', async ({
  page,
  newDevice,
  complaints,
}) => {
  complaints.allow(refused(401), refused(403), refused(400));
  const person = aPerson();
  const signUp = async () => {
    await page.goto(`${app.origin}/#/auth?mode=sign-up`);
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(noticeOf(page, 'Check your email')).toContainText(
      "We've sent you a confirmation link to complete your registration.",
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    return page.getByRole('main').innerText();
  };

  const firstTime = await test.step('a sign-up says where to look', signUp);
  const [mail] = await mailbox.waitFor(person.email);
  const { link } = linkIn(mail?.mail.text ?? '', 'confirm');
  expect(link.startsWith(app.origin)).toBe(true);

  await test.step('before the link is opened nobody gets in', async () => {
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText('Sent. It can take a minute to arrive.')).toBeVisible();
    await page.goto(`${app.origin}/#/auth?mode=sign-in`);
    await page.reload();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(noticeOf(page, 'Sign in failed')).toContainText('Confirm your email first');
  });

  await test.step('the link confirms, and the way leads to the courses', async () => {
    const mails = await mailbox.waitFor(person.email, 2);
    const newest = linkIn(mails.at(-1)?.mail.text ?? '', 'confirm');
    await page.goto(newest.link);
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(/#\/(learn|auth\?mode=sign-in)$/);
  });

  await test.step('the same address a second time is told the same', async () => {
    const device = await newDevice();
    const other = await device.newPage();
    await other.goto(`${app.origin}/#/auth?mode=sign-up`);
    await other.getByLabel('First name').fill('Somebody');
    await other.getByLabel('Last name').fill('Else');
    await other.getByLabel('Email').fill(person.email);
    await other.getByLabel('Password', { exact: true }).fill('another-password-3');
    await other.getByRole('button', { name: 'Create account' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    expect(await other.getByRole('main').innerText()).toBe(firstTime);
  });

  await test.step('a forgotten password is set anew by the link of the mail, once', async () => {
    const device = await newDevice();
    const other = await device.newPage();
    const before = (await mailbox.waitFor(person.email)).length;
    await other.goto(`${app.origin}/#/auth?mode=sign-in`);
    await other.getByRole('link', { name: 'Forgot password?' }).click();
    // The form before it has a field of that name too.
    await expect(other.getByRole('button', { name: 'Send the link' })).toBeVisible();
    await other.getByLabel('Email').fill(person.email);
    await other.getByRole('button', { name: 'Send the link' }).click();
    await expect(other.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    const resets = () =>
      mailbox.received.filter(({ mail: { text } }) => text?.includes('/#/reset?token='));
    await expect.poll(() => resets().length).toBe(1);
    expect((await mailbox.waitFor(person.email)).length).toBeGreaterThan(before);
    const reset = linkIn(resets()[0]?.mail.text ?? '', 'reset');

    await other.goto(reset.link);
    await other.getByLabel('New password').fill('a-new-river-31');
    await other.getByRole('button', { name: 'Save the password' }).click();
    await expect(noticeOf(other, 'Password changed')).toBeVisible();
    await expect(other).toHaveURL(/#\/auth\?mode=sign-in$/);
    await other.getByLabel('Email').fill(person.email);
    await other.getByLabel('Password', { exact: true }).fill('a-new-river-31');
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(other).toHaveURL(/#\/learn$/);

    const third = await (await newDevice()).newPage();
    await third.goto(reset.link);
    await third.getByLabel('New password').fill('yet-another-river-8');
    await third.getByRole('button', { name: 'Save the password' }).click();
    await expect(third.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

test('the link below a mail ends mails of its kind with one press, signed out', async ({
  page,
  complaints,
}) => {
  complaints.allow(refused(401), refused(400));
  const tokens = unsubscribeTokens(SECRET);
  const token = tokens.sign({ topic: 'streak', learnerId: 'somebody' });
  await page.goto(`${app.origin}/mail/unsubscribe?token=${encodeURIComponent(token)}`);
  await expect(
    page.getByRole('heading', { name: 'No more emails about your streak?' }),
  ).toBeVisible();
  await expectAccessible(page, 'the page that ends mails');
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  const done = page.getByRole('heading', { name: 'You will get no more emails about your streak' });
  await expect(done).toBeFocused();
  await page.goto(`${app.origin}/#/unsubscribe?token=${encodeURIComponent(`${token}x`)}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
