// The owner of an account hears by mail of every change in how it is signed in to.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgiveAttempts } from '#tests/support/accounts.ts';
import { authenticatorCode } from '#tests/support/authenticator.ts';
import {
  aConfirmedLearner,
  closeMailSite,
  type MailSite,
  startMailSite,
} from '#tests/support/mail-site.ts';
import { passkeyDevice } from '#tests/support/passkey-device.ts';

let site: MailSite;
beforeAll(async () => {
  site = await startMailSite();
});
beforeEach(() => forgiveAttempts(site.app));
afterAll(() => closeMailSite(site));

/** The subjects of all mails but the first, which confirmed the address. */
const subjectsFor = async (email: string, count: number) =>
  (await site.mailbox.waitFor(email, count + 1)).slice(1).map(({ mail }) => mail.subject);

test('of a second factor that is switched on, gets new codes, and is switched off', async () => {
  const { client, email, password } = await aConfirmedLearner(site);
  const { account } = client.api;
  const { otpauthUrl } = await account.enableTwoFactor({ password });
  await account.confirmTwoFactor({ code: authenticatorCode(otpauthUrl) });
  await account.renewRecoveryCodes({ password });
  await account.disableTwoFactor({ password });
  // There is none any more: nothing changes, nothing is told.
  await account.disableTwoFactor({ password });
  await account.requestReset({ email });
  const subjects = await subjectsFor(email, 4);
  expect(subjects.toSorted()).toEqual([
    'Set a new password for Meritpath',
    'Two-factor sign-in is off for your Meritpath account',
    'Two-factor sign-in is on for your Meritpath account',
    'Your Meritpath account has new recovery codes',
  ]);
});

test('of a passkey that is added and removed, with the way to Security', async () => {
  const { client, email, password } = await aConfirmedLearner(site);
  const { account } = client.api;
  const device = passkeyDevice();
  const options = await account.startPasskey({ password });
  const { id } = await account.addPasskey({ name: 'Phone', credential: device.create(options) });
  await account.removePasskey({ passkeyId: id, password });
  const subjects = await subjectsFor(email, 2);
  expect(subjects.toSorted()).toEqual([
    'A passkey was added to your Meritpath account',
    'A passkey was removed from your Meritpath account',
  ]);
  for (const { mail } of (await site.mailbox.waitFor(email)).slice(1)) {
    expect(mail.text).toContain('http://localhost:3000/#/settings?tab=security');
  }
});
