// The door as British English says it.
import { auth as american } from '../en-us/auth.ts';
import type { Messages } from '../messages.ts';

export const auth = {
  ...american,
  email: 'E-mail',
  fieldErrors: {
    ...american.fieldErrors,
    emailMissing: 'E-mail: enter your e-mail address.',
    emailInvalid: 'E-mail: enter an address like name@example.com.',
    emailTaken: 'E-mail: there is an account with this address already.',
  },
  notices: { ...american.notices, checkEmail: 'Check your e-mail' },
  checkEmail: { ...american.checkEmail, title: 'Check your e-mail' },
} satisfies Messages['auth'];
