// The door as British English says it.
import { auth as american } from '../en-us/auth.ts';
import type { Messages } from '../messages.ts';

export const auth = {
  ...american,
  email: 'E-mail',
  fieldErrors: {
    ...american.fieldErrors,
    emailMissing: 'Enter your e-mail address.',
    emailInvalid: 'Enter an e-mail address like name@example.com.',
    emailTaken: 'There is already an account with this e-mail.',
  },
  notices: { ...american.notices, checkEmail: 'Check your e-mail' },
  forgotPassword: {
    ...american.forgotPassword,
    text: "Enter your account's e-mail, and we'll send you a link to set a new password.",
    noMail: {
      ...american.forgotPassword.noMail,
      text: "This site cannot send e-mail. Enter your account's e-mail, then ask whoever runs the site for the link.",
    },
  },
  checkEmail: { ...american.checkEmail, title: 'Check your e-mail' },
} satisfies Messages['auth'];
