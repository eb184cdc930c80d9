import type { MailMessages } from './messages.ts';

export const mailEnUS: MailMessages = {
  confirm: ({ link, hours }) => ({
    subject: 'Confirm your email for Meritpath',
    body: `Welcome to Meritpath!

Open this link to confirm your email and complete your registration:

${link}

The link works once and for ${hours} hours. If you did not sign up, ignore this mail: without the link nothing happens.`,
  }),
  accountExists: ({ site }) => ({
    subject: 'You already have a Meritpath account',
    body: `Somebody, probably you, tried to use this address for a Meritpath account. There is an account with it already, so nothing was changed.

Sign in, or choose "Forgot password?" there to set a new password:

${site}

If it was not you, you do not have to do anything.`,
  }),
  reset: ({ link, minutes }) => ({
    subject: 'Set a new password for Meritpath',
    body: `Open this link to set a new password:

${link}

The link works once and for ${minutes} minutes. If you did not ask for it, ignore this mail: your password stays as it is.`,
  }),
  passwordChanged: ({ site }) => ({
    subject: 'Your Meritpath password was changed',
    body: `The password of your account was changed, and all other devices were signed out.

If it was not you, set a new password now with "Forgot password?":

${site}`,
  }),
  changeEmail: ({ link, hours }) => ({
    subject: 'Confirm your new email for Meritpath',
    body: `Open this link to use this address for your Meritpath account:

${link}

The link works once and for ${hours} hours. If you did not ask for it, ignore this mail: nothing changes.`,
  }),
  emailChanging: ({ newEmail, site }) => ({
    subject: 'Your Meritpath email is about to change',
    body: `Somebody signed in to your account asked to change its email to ${newEmail}. It changes when the link sent to that address is opened.

If it was not you, change your password now, which signs out every other device:

${site}`,
  }),
  accountDeleting: ({ days, site }) => ({
    subject: 'Your Meritpath account will be erased',
    body: `Your account was deleted and every device was signed out. In ${days} days it is erased with everything in it.

If you want to keep it, sign in before then and choose to keep it:

${site}

If it was not you who deleted it, do that now and change your password.`,
  }),
};
