import { mailEnUS } from './en-us.ts';
import type { MailMessages } from './messages.ts';

/** British mails differ in the words that the British screens differ in: e-mail, not email. */
export const mailEnGB: MailMessages = {
  ...mailEnUS,
  confirm: ({ link, hours }) => ({
    subject: 'Confirm your e-mail for Meritpath',
    action: 'Confirm your e-mail',
    body: `Welcome to Meritpath!

Open this link to confirm your e-mail and complete your registration:

${link}

The link works once and for ${hours} hours. If you did not sign up, ignore this mail: without the link nothing happens.`,
  }),
  changeEmail: ({ link, hours }) => ({
    ...mailEnUS.changeEmail({ link, hours }),
    subject: 'Confirm your new e-mail for Meritpath',
  }),
  emailChanging: ({ newEmail, site }) => ({
    subject: 'Your Meritpath e-mail is about to change',
    action: mailEnUS.emailChanging({ newEmail, site }).action,
    body: `Somebody signed in to your account asked to change its e-mail to ${newEmail}. It changes when the link sent to that address is opened.

If it was not you, change your password now, which signs out every other device:

${site}`,
  }),
};
