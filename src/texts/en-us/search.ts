// The search palette: what it asks, finds and does not find.
import { number, plural } from './words.ts';

export const search = {
  title: 'Search',
  placeholder: 'Search missions, artifacts, pages...',
  close: 'Close the search',
  start: 'Start typing to search...',
  none: 'No results found',
  recent: 'Recent & Popular',
  results: 'Results',
  found: (n: number) => plural(n, { one: '# result', other: '# results' }),
  /** Of more than are listed. */
  foundSome: (shown: number, total: number) => `${number(shown)} of ${number(total)} results shown`,
  more: 'Show more',
  loading: 'Loading the missions, lessons and terms of this course',
  failed: 'The missions, lessons and terms of this course did not load.',
  kinds: {
    page: 'Pages',
    exam: 'Exams',
    mission: 'Missions',
    item: 'Lessons and activities',
    setting: 'Settings',
    term: 'Glossary',
    question: 'Questions you met',
    template: 'Templates',
    resource: 'Library',
    store: 'Store',
    help: 'Help and tours',
  },
  /** A paper, in the line below its name. */
  paper: (questions: number, minutes: number) =>
    `${plural(questions, { one: '# question', other: '# questions' })}, ${number(minutes)} min`,
  /** Where a question was met. */
  met: (n: number, paper: string) => `Question ${number(n)} of your latest “${paper}”`,
  dashboardOf: (course: string) => `${course} dashboard`,
  keys: { move: 'to move', open: 'to open', close: 'to close' },
  /** What each tab of the settings holds. */
  settings: {
    profile: 'Name, email, about you, exam date, minutes a day, track',
    notifications: 'Email, push, achievements, events, weekly digest',
    audio: 'Sounds, music, volume',
    appearance: 'Theme, text size, spacing, reduced motion, confetti, quiet mode',
    privacy: 'Public profile, progress, badges',
    language: 'Language, time zone',
    security: 'Password, two-factor sign-in, passkeys, devices you are signed in on',
    data: 'Export everything, start a course over, delete the account',
  },
};
