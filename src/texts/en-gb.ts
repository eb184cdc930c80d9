// English (United Kingdom): American English, except for the words that differ.
import { enUS } from './en-us.ts';
import type { Messages } from './messages.ts';

const { auth, picker } = enUS;

export const enGB = {
  ...enUS,
  auth: {
    ...auth,
    email: 'E-mail',
    fieldErrors: {
      ...auth.fieldErrors,
      emailMissing: 'E-mail: enter your e-mail address.',
      emailInvalid: 'E-mail: enter an address like name@example.com.',
      emailTaken: 'E-mail: there is an account with this address already.',
    },
    notices: { ...auth.notices, checkEmail: 'Check your e-mail' },
    checkEmail: { ...auth.checkEmail, title: 'Check your e-mail' },
  },
  picker: { ...picker, legal: 'Trade marks' },
} satisfies Messages;
