// Buttons and short words that several screens use.
import { missedInBrackets, number, plural } from './words.ts';

const ofFew = (outOf: number, isPoints: boolean) =>
  `of ${isPoints ? plural(outOf, { one: '# point', other: '# points' }) : number(outOf)}`;

export const actions = {
  retry: 'Retry',
  close: 'Close',
  cancel: 'Cancel',
  locked: 'locked',
  /** On what is locked and can be read all the same. */
  readAhead: 'Read now, opens later',
  xp: (n: number) => `${number(n)} XP`,
  /** What makes the level; all that was ever earned is named as earned. */
  xpLevel: (n: number) => `${number(n)} XP toward your level`,
  /** Beside figures of one course. */
  xpAllCourses: (n: number) => `${number(n)} XP toward your level, from all courses`,
  /** Over figures that count every course. */
  allCourses: 'All courses',
  days: (n: number) => plural(n, { one: '# day', other: '# days' }),
  badges: (n: number) => plural(n, { one: '# badge', other: '# badges' }),
  /** Exams, not practice, that count: at least half answered, and not too quickly. */
  examsTaken: (n: number) => plural(n, { one: '# exam taken', other: '# exams taken' }),
  percent: (n: number) => `${number(n)}%`,
  minutes: (n: number) => `${number(n)} min`,
  minutesLeft: (n: number) => `${number(n)} min left`,
  /** A quiz round that was answered to its end. */
  roundFailed: (round: number) => `Round ${number(round)} not passed`,
  nextRound: 'Next round',
  /** A score of few questions, said without a percentage; `ofFew` is what stands behind its number. */
  few: (reached: number, outOf: number, isPoints: boolean) =>
    `${number(reached)} ${ofFew(outOf, isPoints)}`,
  ofFew,
  /** Of a paper that was answered faster than its words can be read: it counts in no figure. */
  tooQuick: 'Too quick to count',
  /** What a practice of missed questions is called. */
  missed: 'Missed questions',
  /** Missed questions: how many a practice asks, of how many that wait, and how many of those were left open. */
  practiseMissed: (asked: number, all: number, open: number) => {
    if (open === all) {
      return all > asked
        ? `Practice ${number(asked)} of the ${number(all)} you left open`
        : plural(all, {
            one: 'Practice the one you left open',
            other: 'Practice the # you left open',
          });
    }
    const name =
      all > asked
        ? `Practice ${number(asked)} of your ${number(all)} missed questions`
        : plural(all, {
            one: 'Practice your missed question',
            other: 'Practice your # missed questions',
          });
    return `${name}${missedInBrackets(all, open)}`;
  },
};
