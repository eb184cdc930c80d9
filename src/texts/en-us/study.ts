// What a learner sets for their studies: the exam's day, minutes a day, track and case company.
import { plural } from './words.ts';

export const study = {
  examDate: 'Exam date',
  examHint: 'Leave it empty if you have none yet.',
  goal: 'Daily goal',
  goalNone: 'No goal',
  goalHint: 'Your dashboard shows how much of it you have studied today.',
  /** Less than the exam's date asks for. */
  goalShort: (goal: number, needed: number) =>
    `Your daily goal of ${plural(goal, { one: '# minute', other: '# minutes' })} is too short: your exam date needs ${plural(needed, { one: '# minute', other: '# minutes' })} a day.`,
  minutes: (n: number) => `${plural(n, { one: '# minute', other: '# minutes' })} a day`,
  track: 'Track',
  trackChoose: 'Choose a track',
  trackUntil: (track: string) => `Until you choose, the track “${track}” counts.`,
  company: 'Case company',
  companyChoose: 'Choose a company',
  companyHint:
    'Your labs are told there, and templates and examples where they are filled in for it. Missions name the company they are set in.',
  /** A company with its trade. */
  companyIn: (company: string, trade: string) => `${company} (${trade})`,
  /** The card of the first day. */
  first: {
    title: 'Fit it to you',
    text: 'All of this is optional. It saves as soon as you choose, and you can change it in the settings.',
    /** What was not set, by the names of its fields. */
    left: (names: string) => `Not set yet: ${names}.`,
    allSet: 'All set.',
    close: 'Done',
    skip: 'Not now',
  },
  /** On a card of a mission. */
  companyAsk: 'Choose your company',
  set: 'Set it here',
  setHint: 'It saves as soon as you choose; you can change it later in the settings.',
};
