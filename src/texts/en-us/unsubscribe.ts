// The page of the link in a mail that ends mails of its kind.

export const unsubscribe = {
  title: 'Unsubscribe',
  ask: {
    achievements: 'No more emails about achievements?',
    streak: 'No more emails about your streak?',
    digest: 'No more weekly digest?',
  },
  text: 'One click is enough, and you do not need to sign in. Nothing changes in the app.',
  yes: 'Unsubscribe',
  all: 'Stop all emails except those about my account',
  done: {
    achievements: 'You will get no more emails about achievements',
    streak: 'You will get no more emails about your streak',
    digest: 'You will get no more weekly digests',
  },
  doneAll: 'You will get no more emails except those about your account',
  doneText: 'You can switch them on again at any time.',
  settings: 'Open the settings',
  failed: 'Not unsubscribed',
  badTitle: 'This link does not work',
  badText:
    'It is incomplete. Open it from the email itself, or choose your emails in the settings.',
};
