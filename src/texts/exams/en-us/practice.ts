// Practice: how sure one was, one more like this, and the seconds of rapid fire.
import { plural } from '../../en-us/words.ts';

export const practice = {
  another: 'Another like this one',
  adding: 'Adding a question',
  none: 'There is no other question like it: this attempt has them all.',
  asks: 'Topic and questions:',
  finishFirst: 'Finish it to practise another topic.',
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
    coming: 'The next question is coming',
    failed: 'The next question did not come. It is asked for again by itself.',
    rest: (n: number) =>
      plural(n, {
        one: '# question is not answered: it counts as wrong.',
        other: '# questions are not answered: they count as wrong.',
      }),
  },
};
