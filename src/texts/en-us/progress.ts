// My Progress: levels, streaks, study days and every XP with its reason.
import { number, plural } from './words.ts';

const xp = (n: number): string => `${number(n)} XP`;
const days = (n: number): string => plural(n, { one: '# day', other: '# days' });

export const progress = {
  title: 'My Progress',
  loading: 'Loading your progress...',
  failed: 'Your progress did not load',
  toNext: (n: number, level: string) => `${xp(n)} to level ${level}`,
  /** Of the selected course, as its ring says it. */
  ofCourse: (course: string, percent: number, ofTrack: boolean) =>
    `${course}: ${number(percent)}% ${ofTrack ? 'of your track' : 'complete'}`,
  highest: 'You have reached the highest level.',
  level: 'Level',
  ladder: 'Levels',
  from: (n: number) => `from ${xp(n)}`,
  reached: (day: string) => `Reached ${day}`,
  start: 'Where everybody starts',
  here: 'You are here',
  streak: 'Streak',
  run: days,
  noRun: 'No streak yet. A finished step or an answered question counts as a study day.',
  today: 'Today counts already.',
  notToday: 'Finish a step or answer a question, and today counts too.',
  best: (n: number) => `Best run: ${days(n)}`,
  shields: (n: number) => plural(n, { one: '# shield', other: '# shields' }),
  shieldText: 'A shield bridges one missed day automatically.',
  shieldsFrom: (atStart: number, runDays: number) =>
    `Everybody starts with ${number(atStart)}, and every ${days(runDays)} in a row earn one more.`,
  nextShield: (n: number) => `Study ${days(n)} more in a row to earn the next shield.`,
  shieldsFull: (n: number) =>
    `You hold ${number(n)}, the most you can earn. Once one is used, you can earn it again.`,
  courses: 'By course',
  course: 'Course',
  /** XP of no course. */
  noCourse: 'Events and other',
  /** Under the name of a course. */
  courseDone: (percent: string, ofTrack: boolean) =>
    `${percent} ${ofTrack ? 'of your track' : 'complete'}`,
  courseRun: 'Run of days',
  /** Why a course's run of days may be shorter than the learner's streak. */
  courseRunAbout:
    'A course has its own run of days: only days with study in that course count, and a day that a shield bridges is bridged here, too. A day on which you studied another course is not. Your overall streak above counts every course.',
  courseBest: 'Best run',
  calendar: 'Study days',
  calendarOf: (n: number, weeks: number) =>
    `${plural(n, { one: '# study day', other: '# study days' })} in the last ${number(weeks)} weeks`,
  day: (day: string, n: number) => `${day}: ${n === 0 ? 'studied' : xp(n)}`,
  noDay: (day: string) => `${day}: no study`,
  bridged: (day: string) => `${day}: bridged by a shield`,
  less: 'Less',
  moreXp: 'More XP',
  keys: 'Arrow keys move from day to day.',
  entries: 'Every XP you earned',
  entriesNone: 'No XP yet. Your first right answer earns some.',
  entriesFailed: 'The XP did not load',
  more: 'Show more',
  when: 'Earned',
  what: 'What for',
  amount: 'XP',
  kinds: {
    mission: (title: string) => `You finished the mission “${title}”.`,
    item: (title: string) => `You finished “${title}”.`,
    first_right: (title: string) => `Your first right answer in “${title}”.`,
    paper: (title: string) => `You submitted “${title}”.`,
    /** Put together from a paper, of its topics or of missed questions: which of them is not known any more. */
    practice: (title: string) => `You submitted “${title}” or its missed questions.`,
    paper_pass: (title: string) => `You passed “${title}” for the first time.`,
    answer: (title: string) => `A right answer in practice, on “${title}”.`,
    event: (title: string) => `You reached the goal of the event “${title}”.`,
    other: (title: string) => `An award: ${title}.`,
  },
  bonus: (n: number) => `${xp(n)} of it can be spent but does not count for your rank.`,
  bonusAll: 'It can be spent but does not count for your rank.',
  /** Where not all that was earned counts for the level. */
  earnedAll: (earned: number, ranked: number) =>
    `${xp(earned)} earned in all: ${xp(ranked)} of them count for your level and rank, the other ${xp(earned - ranked)} can only be spent.`,
  total: 'Earned in all',
  rankRule: (n: number) => `Up to ${xp(n)} a day count for your level and rank.`,
};
