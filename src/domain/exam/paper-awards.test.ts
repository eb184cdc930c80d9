import { expect, test } from 'vitest';
import { rewardRules } from '#tests/support/builders.ts';
import { answersToPay, type FinishedPaper, paperAwards, whyUnpaid } from './paper-awards.ts';

const awards = (over: Partial<FinishedPaper>) =>
  paperAwards(
    { paperId: 'pap.one', answered: 40, total: 40, passed: false, day: '2026-03-28', ...over },
    rewardRules.papers,
  );
const perDay = { source: 'paper:pap.one:2026-03-28', xp: 40 };
const firstPass = { source: 'paper-pass:pap.one', xp: 100 };

test('half of the questions answered pay the paper of the day, one less pays nothing', () => {
  expect(awards({ answered: 20 })).toEqual([perDay]);
  expect(awards({ answered: 19 })).toEqual([]);
  expect(awards({ answered: 8, total: 15 })).toEqual([perDay]);
  expect(awards({ answered: 7, total: 15 })).toEqual([]);
});

test('a pass pays on top, from a source that no day is part of', () => {
  expect(awards({ passed: true })).toEqual([perDay, firstPass]);
  expect(awards({ passed: true, day: '2026-03-29' })[1]).toEqual(firstPass);
});

test('an empty paper pays nothing', () => {
  expect(awards({ answered: 0, total: 0 })).toEqual([]);
});

test('a pass with a few questions of a paper pays nothing', () => {
  expect(awards({ answered: 2, total: 10, passed: true })).toEqual([]);
});

test('how many answers pay is told as it is paid', () => {
  expect([answersToPay(15, 50), answersToPay(10, 50), answersToPay(1, 50)]).toEqual([8, 5, 1]);
});

const why = (over: Partial<Parameters<typeof whyUnpaid>[0]> = {}, today = '2026-03-28') =>
  whyUnpaid(
    {
      paperId: 'pap.one',
      answered: 40,
      total: 40,
      count: 40,
      day: '2026-03-28',
      implausible: false,
      xpAwarded: 0,
      ...over,
    },
    rewardRules.papers,
    { paid: new Set([perDay.source]), today },
  );

test('a second end on a day brought nothing because the first was paid, which is over with the day', () => {
  expect(why()).toEqual({ why: 'paid', isToday: true });
  expect(why({}, '2026-03-29')).toEqual({ why: 'paid', isToday: false });
});

test('what brought the XP of handing in, or another paper was paid for, is not explained', () => {
  expect(why({ xpAwarded: 100 })).toBeNull();
  expect(why({ xpAwarded: 40 })).toBeNull();
  expect(why({ paperId: 'pap.two' })).toBeNull();
});

test('a practice shorter than half of its paper brought nothing because of that', () => {
  expect(why({ answered: 4, total: 4, count: 10 })).toEqual({ why: 'few', from: 5 });
  expect(why({ answered: 5, total: 5, count: 10 })).toEqual({ why: 'paid', isToday: true });
});

test('XP of answers do not hide that handing in brought none', () => {
  expect(why({ answered: 3, total: 3, count: 10, xpAwarded: 4 })).toEqual({ why: 'few', from: 5 });
  expect(why({ xpAwarded: 38 })).toEqual({ why: 'paid', isToday: true });
});

test('of what is no evidence another sentence of the report says it', () => {
  expect(why({ answered: 19 })).toBeNull();
  expect(why({ implausible: true })).toBeNull();
});
