// An app that sends its mails to a mailbox of the test, and people who sign up by them.
import type { Locale } from '#contract/fields.ts';
import { aPerson } from './accounts.ts';
import { startApp, type TestApp } from './app.ts';
import { linkIn, type Mailbox, startMailbox } from './mailbox.ts';

export interface MailSite {
  readonly app: TestApp;
  readonly mailbox: Mailbox;
}

export async function startMailSite(): Promise<MailSite> {
  const mailbox = await startMailbox();
  const app = await startApp({
    env: { SMTP_URL: mailbox.url, MAIL_FROM: 'Meritpath <study@example.org>' },
  });
  return { app, mailbox };
}

export async function closeMailSite({ app, mailbox }: MailSite): Promise<void> {
  await app.close();
  await mailbox.close();
}

/** Signs up, and reads the mail that the person got. */
export async function signUpByMail(
  { app, mailbox }: MailSite,
  person = aPerson(),
  client = app.newClient(),
  locale?: Locale,
) {
  const answer = await client.api.account.signUp({ ...person, ...(locale && { locale }) });
  const mails = await mailbox.waitFor(person.email);
  return { answer, client, person, mail: mails.at(-1)! };
}

/** Signs up and confirms; the browser is signed in by its own link. */
export async function aConfirmedLearner(site: MailSite) {
  const { client, person, mail } = await signUpByMail(site);
  const { token } = linkIn(mail.mail.text!, 'confirm');
  await client.api.account.confirmEmail({ token });
  return { client, ...person };
}
