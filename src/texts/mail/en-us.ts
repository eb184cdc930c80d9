import { number, plural } from '../en-us/words.ts';
import { type ExamAhead, listOf, type MailMessages, paragraphs } from './messages.ts';

export const mailEnUS: MailMessages = {
  confirm: ({ link, hours }) => ({
    subject: 'Confirm your email for Meritpath',
    action: 'Confirm your email',
    body: `Welcome to Meritpath!

Open this link to confirm your email and complete your registration:

${link}

The link works once and for ${hours} hours. If you did not sign up, ignore this mail: without the link nothing happens.`,
  }),
  accountExists: ({ site }) => ({
    subject: 'You already have a Meritpath account',
    action: 'Sign in',
    body: `Somebody, probably you, tried to use this address for a Meritpath account. There is an account with it already, so nothing was changed.

Sign in, or choose "Forgot password?" there to set a new password:

${site}

If it was not you, you do not have to do anything.`,
  }),
  reset: ({ link, minutes }) => ({
    subject: 'Set a new password for Meritpath',
    action: 'Set a new password',
    body: `Open this link to set a new password:

${link}

The link works once and for ${minutes} minutes. If you did not ask for it, ignore this mail: your password stays as it is.`,
  }),
  passwordChanged: ({ site }) => ({
    subject: 'Your Meritpath password was changed',
    action: 'Set a new password',
    body: `The password of your account was changed, and all other devices were signed out.

If it was not you, set a new password now with "Forgot password?":

${site}`,
  }),
  changeEmail: ({ link, hours }) => ({
    subject: 'Confirm your new email for Meritpath',
    action: 'Use this address',
    body: `Open this link to use this address for your Meritpath account:

${link}

The link works once and for ${hours} hours. If you did not ask for it, ignore this mail: nothing changes.`,
  }),
  emailChanging: ({ newEmail, site }) => ({
    subject: 'Your Meritpath email is about to change',
    action: 'Sign in',
    body: `Somebody signed in to your account asked to change its email to ${newEmail}. It changes when the link sent to that address is opened.

If it was not you, change your password now, which signs out every other device:

${site}`,
  }),
  accountDeleting: ({ days, site }) => ({
    subject: 'Your Meritpath account will be erased',
    action: 'Sign in and keep it',
    body: `Your account was deleted and every device was signed out. In ${days} days it is erased with everything in it.

If you want to keep it, sign in before then and choose to keep it:

${site}

If it was not you who deleted it, do that now and change your password.`,
  }),
  passkeyAdded: ({ security }) => ({
    subject: 'A passkey was added to your Meritpath account',
    action: 'Open Security',
    body: `A passkey was added to your account. From now on it signs in without the password.

If it was not you, remove it under Security and change your password:

${security}`,
  }),
  passkeyRemoved: ({ security }) => ({
    subject: 'A passkey was removed from your Meritpath account',
    action: 'Open Security',
    body: `A passkey was removed from your account. It signs nobody in any more.

If it was not you, change your password now, which signs out every other device:

${security}`,
  }),
  twoFactorOn: ({ security }) => ({
    subject: 'Two-factor sign-in is on for your Meritpath account',
    action: 'Open Security',
    body: `Two-factor sign-in was switched on. After the password, sign-in now asks for a code of your authenticator app.

If it was not you, change your password now and switch it off under Security:

${security}`,
  }),
  twoFactorOff: ({ security }) => ({
    subject: 'Two-factor sign-in is off for your Meritpath account',
    action: 'Open Security',
    body: `Two-factor sign-in was switched off. From now on the password alone signs in.

If it was not you, change your password now and switch it on again:

${security}`,
  }),
  recoveryCodesRenewed: ({ security }) => ({
    subject: 'Your Meritpath account has new recovery codes',
    action: 'Open Security',
    body: `Ten new recovery codes were made for your account. Those you kept before work no more.

If it was not you, change your password now and make new codes:

${security}`,
  }),
  news: {
    mission_done: 'Mission done',
    badge_earned: 'Badge earned',
    level_reached: 'Level reached',
    event_started: 'Event open',
    event_done: 'Event goal reached',
    event_ended: 'Event over',
    certificate_issued: 'Certificate issued',
    line: (what, subject) => `${what}: ${subject}`,
  },
  achievements: ({ lines, link }) => ({
    subject:
      lines.length === 1
        ? lines[0]!
        : plural(lines.length, { one: '# new achievement', other: '# new achievements' }),
    action: 'See where you stand',
    body: `Well done! This is new since you last looked:

${listOf(lines)}

${link}`,
  }),
  streak: ({ days, shields, link }) => ({
    subject: `Your streak: ${days} days`,
    action: 'Continue learning',
    body: `Today is still open: one card or one question makes it ${days + 1} days.${
      shields === 0
        ? ''
        : plural(shields, {
            one: ' And if it does not fit in today, your shield keeps the streak.',
            other: ' And if it does not fit in today, one of your # shields keeps the streak.',
          })
    }

${link}`,
  }),
  digest: ({ from, to, studyDays, xp, finished, more, badges, streakDays, exams, link }) => ({
    subject:
      studyDays === 0
        ? examIn(exams[0]!)
        : `Your week: ${plural(studyDays, { one: '# study day', other: '# study days' })}`,
    action: 'Continue learning',
    body: paragraphs(
      studyDays > 0 && `Your week from ${from} to ${to}:`,
      studyDays > 0 &&
        listOf([
          plural(studyDays, { one: '# study day', other: '# study days' }),
          ...(xp === null ? [] : [`${number(xp)} XP`]),
          ...(streakDays === null
            ? []
            : [plural(streakDays, { one: 'Streak: # day', other: 'Streak: # days' })]),
          ...badges.map((name) => `Badge earned: ${name}`),
        ]),
      finished.length > 0 && 'What you finished:',
      finished.length > 0 &&
        listOf([
          ...finished.map(({ title, isTestOut }) =>
            isTestOut ? `Opened by its test: ${title}` : title,
          ),
          ...(more > 0 ? [plural(more, { one: 'and # more', other: 'and # more' })] : []),
        ]),
      exams.length > 0 && `${exams.map(examIn).join('. ')}. Ten minutes today are a good start.`,
      link,
    ),
  }),
  unsubscribe: 'Unsubscribe',
  because: {
    achievements: 'You get this because mails about achievements are on in your settings.',
    streak: 'You get this because streak reminders by mail are on in your settings.',
    digest: 'You get this because the weekly digest is on in your settings.',
  },
  supportReply: ({ subject, text, link }) => ({
    subject: `Support answered: ${subject}`,
    action: 'Read the answer',
    body: `Support wrote to you:

${text}

Read it with your messages, and write back if something is still open:

${link}`,
  }),
};

const examIn = ({ course, days }: ExamAhead): string =>
  days === 0
    ? `Your ${course} exam is today`
    : plural(days, {
        one: `Your ${course} exam is tomorrow`,
        other: `# days to your ${course} exam`,
      });
