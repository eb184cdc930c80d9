// Practice: how sure one was, one more like this, and the seconds of rapid fire.
import { number, plural } from './words.ts';

export const practice = {
  another: 'One more question on this topic',
  /** The same with the time that it brings. */
  anotherMinutes: (n: number) =>
    `One more question on this topic, ${plural(n, { one: '# minute more', other: '# minutes more' })}`,
  anotherSeconds: (n: number) =>
    `One more question on this topic, ${plural(n, { one: '# second more', other: '# seconds more' })}`,
  adding: 'Adding a question',
  none: 'No more questions on this topic: this attempt already has them all.',
  asks: 'Topic and questions:',
  finishFirst: 'Finish it to practice another topic, or choose one here.',
  other: {
    choose: 'Another topic',
    asked: 'You asked for:',
    text: (answered: number, total: number) =>
      `This other practice is still running, with ${number(answered)} of ${number(total)} answered. If you end it, what you answered counts, and its report stays in your attempts.`,
    start: 'End it and start the new one',
    ending: 'Ending it',
    failed: 'It was not ended, and nothing was started. Your answers are kept.',
    ended: 'The other practice has ended',
    endedText: 'Its report is in your attempts.',
  },
  said: {
    sure: 'You said: sure.',
    fairly: 'You said: fairly sure.',
    guess: 'You said: a guess.',
  },
  ring: {
    left: (n: number) =>
      plural(n, {
        one: '# second left for this question',
        other: '# seconds left for this question',
      }),
    soon: 'Ten seconds left for this question.',
    over: 'The time for this question is up.',
  },
  rapid: {
    left: {
      right: (n: number) => `Question ${number(n)}: right`,
      part: (n: number) => `Question ${number(n)}: right in part`,
      wrong: (n: number) => `Question ${number(n)}: not right`,
      none: (n: number) => `Question ${number(n)}: no answer`,
    },
    coming: 'The next question is coming',
    goesOn: 'The clock of the current question keeps running.',
    failed: 'The next question did not load. We are trying again.',
    rest: (n: number) =>
      plural(n, {
        one: '# question is not answered: it counts as wrong.',
        other: '# questions are not answered: they count as wrong.',
      }),
  },
};
