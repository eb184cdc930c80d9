// The page of the link in a mail that ends mails of its kind.

export const unsubscribe = {
  title: 'Unsubscribe',
  ask: {
    achievements: 'No more mails about achievements?',
    streak: 'No more mails about your streak?',
    digest: 'No more weekly digest?',
  },
  text: 'One press is enough, and you need not sign in. In the app everything stays as it is.',
  yes: 'Unsubscribe',
  all: 'End all mails but those about my account',
  done: {
    achievements: 'You get no more mails about achievements',
    streak: 'You get no more mails about your streak',
    digest: 'You get no more weekly digests',
  },
  doneAll: 'You get no more mails but those about your account',
  doneText: 'You can switch them on again at any time.',
  settings: 'Open the settings',
  failed: 'Not unsubscribed',
  badTitle: 'This link does not work',
  badText:
    'It is not complete. Open it from the mail itself, or choose your mails in the settings.',
};
