import { expect, test } from 'vitest';
import { paperAwards } from '#domain/exam/paper-awards.ts';
import { answerSource } from '#domain/exam/practice-awards.ts';
import { activitySource, firstRightSource } from './xp.ts';
import { reasonOf } from './xp-source.ts';

test('what pays XP is understood by who explains it', () => {
  const day = '2026-07-01';
  const [submitted, passed] = paperAwards(
    { paperId: 'pap.one', answered: 4, total: 4, passed: true, day },
    { submittedXp: 40, firstPassXp: 100, answeredPercentMin: 50 },
  ).map(({ source }) => reasonOf(source));
  expect([
    reasonOf(activitySource('ms.hb.one')),
    reasonOf(firstRightSource('ms.hb.one')),
    submitted,
    passed,
    reasonOf(answerSource('hb.q.1', day)),
  ]).toEqual([
    { kind: 'activity', subjectId: 'ms.hb.one' },
    { kind: 'first_right', subjectId: 'ms.hb.one' },
    { kind: 'paper', subjectId: 'pap.one' },
    { kind: 'paper_pass', subjectId: 'pap.one' },
    { kind: 'answer', subjectId: 'hb.q.1' },
  ]);
});

test('a source of another kind is named whole', () => {
  expect(reasonOf('gift:week-42')).toEqual({ kind: 'other', subjectId: 'gift:week-42' });
  expect(reasonOf('event:evt.one@2026-11-23')).toEqual({
    kind: 'event',
    subjectId: 'evt.one@2026-11-23',
  });
  expect(reasonOf('activity')).toEqual({ kind: 'other', subjectId: 'activity' });
});
