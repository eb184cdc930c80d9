import { expect, test } from 'vitest';
import { rewardRules } from '#tests/support/builders.ts';
import { answersToPay, type FinishedPaper, paperAwards } from './paper-awards.ts';

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
