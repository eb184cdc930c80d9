// The pages that links of mails lead to: a new password, and a confirmed address.

export const links = {
  reset: {
    title: 'Set a new password',
    text: "Choose a password you don't use anywhere else.",
    save: 'Save the password',
    invalidTitle: 'This link no longer works',
    invalidText: 'It has already been used, has expired, or is incomplete. Ask for a new one.',
    askAgain: 'Ask for a new link',
  },
  confirm: {
    loadingTitle: 'One moment',
    loading: 'Confirming your email',
    title: 'Email confirmed',
    text: 'You can sign in now.',
    textSignedIn: 'Your account is complete.',
    go: 'Go to the courses',
    failedTitle: 'Not confirmed',
    failedText: 'The link has already been used, has expired, or is incomplete.',
  },
};
