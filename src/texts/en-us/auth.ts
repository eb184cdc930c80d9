// Sign-in, sign-up, reset, confirmation and the second factor.
import { number, plural } from './words.ts';

export const auth = {
  signInTitle: 'Sign in',
  signUpTitle: 'Sign up',
  welcomeBack: 'Back on the line',
  welcomeBackText: 'Your streak, your XP and your next step are waiting.',
  getOnBoard: 'Get on board',
  getOnBoardText: 'Ten minutes a day to your certificate. Free, and your progress stays yours.',
  /** Somebody who was never here. */
  firstVisit: {
    title: 'Your next certificate, ten minutes a day',
    /** Until the figures are here, and where they do not come. */
    text: 'Short missions, questions with every answer explained, and practice exams.',
    offer: (questions: number, exams: number) =>
      `Short missions, ${plural(questions, { one: '# question', other: '# questions' })} with every answer explained, and ${plural(exams, { one: '# practice exam', other: '# practice exams' })} to show what to study next.`,
    free: 'Free, and your progress stays yours.',
    /** How many of the templates are free. */
    templates: (free: number, all: number) =>
      `${number(free)} of ${number(all)} templates included.`,
    courses: 'Exams you can prepare for',
    account: 'Create your free account',
  },
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: 'Sign in',
  createAccount: 'Create account',
  wait: 'Please wait',
  haveAccount: 'Already have an account?',
  noAccount: 'New here?',
  forgot: 'Forgot password?',
  onlyLooking: 'Only looking?',
  demo: 'Explore the demo',
  /** While a fresh demo learner is made. */
  demoMaking: 'Setting up: about 5 seconds',
  backToSignIn: 'Back to sign in',
  kept: 'What you typed is still here.',
  /** Lettering of the drawn map beside the form. */
  map: {
    oneFirst: 'Preliminary',
    oneSecond: 'Vision',
    goal: 'Certified',
    threeFirst: 'Motivation',
    threeSecond: 'Layers',
    twoFirst: 'People',
    twoSecond: 'Process',
    twoThird: 'Business',
  },
  strength: {
    label: 'Password strength',
    weak: 'Weak.',
    fair: 'Fair.',
    good: 'Good.',
    strong: 'Strong.',
    common: 'Easy to guess: it is on lists of common passwords. Choose another to be safe.',
    personal: 'Easy to guess: it contains your name or email.',
    rule: (n: number) =>
      plural(n, { one: 'At least # character.', other: 'At least # characters.' }),
  },
  fieldErrors: {
    firstNameMissing: 'Enter your first name.',
    lastNameMissing: 'Enter your last name.',
    firstNameRefused: 'Use a first name of up to 50 visible characters.',
    lastNameRefused: 'Use a last name of up to 50 visible characters.',
    emailMissing: 'Enter your email address.',
    emailInvalid: 'Enter an email address like name@example.com.',
    passwordMissing: 'Enter a password.',
    passwordTooShort: (n: number) =>
      plural(n, {
        one: 'Use a password of at least # character.',
        other: 'Use a password of at least # characters.',
      }),
    passwordTooCommon: 'Choose a password that is not on the list of common passwords.',
    passwordRefused: 'This password cannot be used.',
    emailTaken: 'There is already an account with this email.',
    codeRefused: 'This code is wrong or has already been used.',
    codeMissing: 'Enter the six-digit code from your authenticator.',
    recoveryMissing: 'Enter one of your recovery codes.',
    recoveryRefused: 'This recovery code is wrong or has already been used.',
  },
  notices: {
    signInFailed: 'Sign in failed',
    signedIn: 'Welcome back!',
    signedInText: 'You have successfully signed in.',
    /** On the first day. */
    signedInFirst: (name: string) => `Welcome, ${name}`,
    signUpFailed: 'Sign up failed',
    checkEmail: 'Check your email',
    checkEmailText: "We've sent you a confirmation link to complete your registration.",
    created: 'Welcome to Meritpath!',
    createdText: 'Your account is ready.',
    demoFailed: 'The demo did not start',
    passwordSet: 'Password changed',
    passwordSetText: 'Sign in with your new password.',
  },
  checkEmail: {
    title: 'Check your email',
    text: "We've sent you a confirmation link to complete your registration.",
    to: (email: string) => `The link went to ${email}.`,
    resend: 'Send the link again',
    resent: 'Sent. It can take a minute to arrive.',
  },
  forgotPassword: {
    title: 'Forgot password?',
    text: "Enter your account's email, and we'll send you a link to set a new password.",
    send: 'Send the link',
    sentTitle: 'Check your inbox',
    sentText: (email: string) =>
      `If there is an account for ${email}, a link to set a new password is on its way.`,
    sentHint: 'Nothing there after a few minutes? Check the address and the spam folder.',
    noMail: {
      text: "This site cannot send mail. Enter your account's email, then ask whoever runs the site for the link.",
      send: 'Get a link',
      sentTitle: 'Ask for your link',
      sentText:
        'If there is an account for this address, whoever runs this site now has a link to set a new password. Ask them for it: it works for an hour.',
    },
  },
  twoFactor: {
    title: 'One more step',
    text: 'Enter the code from your authenticator app.',
    recoveryText: 'Enter one of the recovery codes you saved when you set this up.',
    code: 'Code',
    recoveryCode: 'Recovery code',
    verify: 'Verify',
    useRecovery: 'Use a recovery code',
    useCode: 'Use the authenticator app',
  },
  passkey: {
    use: 'Use a passkey',
    none: 'No passkey was used. Try again, or sign in with your password.',
  },
};
