import { expect, test } from 'vitest';
import { type FinishedPaper, paperAwards } from '#domain/exam/paper-awards.ts';
import { answerSource, PRACTICE_SOURCE, practiceAwards } from '#domain/exam/practice-awards.ts';
import { activitySource, firstRightSource } from './xp.ts';

const rules = { submittedXp: 20, firstPassXp: 100, answeredPercentMin: 50 };
const paper: FinishedPaper = {
  paperId: 'tg.paper.foundation',
  answered: 40,
  total: 40,
  passed: true,
  day: '2026-07-01',
};
const [submitted, firstPass] = paperAwards(paper, rules).map(({ source }) => source);
const [answer] = practiceAwards(['tg.q.0017'], new Set(), '2026-07-01', {
  rightXp: 2,
  xpPerDay: 40,
}).map(({ source }) => source);

// Ledgers of the first release hold these: another spelling would pay everything once more.
test.each([
  ['a mission', activitySource('ms.tg.intro.cycle'), 'activity:ms.tg.intro.cycle'],
  ['an item of the path', activitySource('tg.pre.lesson'), 'activity:tg.pre.lesson'],
  ['a first right answer', firstRightSource('ms.hb.one'), 'first-right:ms.hb.one'],
  ['a paper on a study day', submitted, 'paper:tg.paper.foundation:2026-07-01'],
  ['the first pass of a paper', firstPass, 'paper-pass:tg.paper.foundation'],
  ['a right answer of practice', answer, 'answer:tg.q.0017:2026-07-01'],
  ['the same by its own function', answerSource('tg.q.0017', '2026-07-01'), answer],
  ['what sources of practice begin with', PRACTICE_SOURCE, 'answer:'],
])('the ledger names %s as the first release did', (_, source, stored) => {
  expect(source).toBe(stored);
});
