// What learning brought: badges, and what quiet mode says in their place.
import { number, plural } from './words.ts';

const xp = (n: number): string => `${number(n)} XP`;

export const rewards = {
  quiet: {
    title: 'Hidden in quiet mode',
    text: 'What you earn still counts. Turn off quiet mode to see it.',
    settings: 'Open the settings',
  },
  offline: 'Check the connection and try again.',
  achievements: {
    title: 'Achievements',
    loading: 'Loading achievements...',
    failed: 'The achievements did not load',
    of: (earned: number, total: number) =>
      `${number(earned)} of ${plural(total, { one: '# badge', other: '# badges' })} earned`,
    overview: 'Progress overview',
    missions: 'Missions Complete',
    coverage: 'Exam Coverage',
    noCoverage: 'Pass a quiz of the curriculum or an exam simulation to see this',
    streak: 'Day Streak',
    badges: 'Badge Progress',
    ofTotal: (total: number) => `of ${number(total)}`,
    percent: 'percent',
    days: (n: number) => plural(n, { one: 'day', other: 'days' }),
    signed: 'Signed badge',
    signedNamed: (name: string) => `Signed badge: ${name}`,
    earned: 'Earned Badges',
    none: 'No badges yet',
    noneText: 'Finish your first activity to earn one.',
    start: 'Start learning',
    holder: 'Holder',
    level: 'Level',
    on: (day: string) => `Earned ${day}`,
    upcoming: 'Upcoming Badges',
    nearest: 'Nearest first',
    others: 'Badges of other courses',
    all: 'You have earned every badge.',
    required: (n: number) => `${xp(n)} required`,
    toGo: (n: number) => `${xp(n)} to go`,
    have: (have: number, need: number) => `${number(have)} of ${number(need)}`,
    bar: (name: string, percent: number) => `${name}: ${number(percent)} percent`,
    category: {
      beginner: 'Beginner',
      foundation: 'Foundation',
      business: 'Business',
      data: 'Data',
      technology: 'Technology',
      exam: 'Exam',
    },
    activity: 'All activity',
    more: 'Show more',
  },
};
