import { expect, test } from 'vitest';
import type { PaperCard } from '#contract/exams.ts';
import {
  asksScenarios,
  focusAreas,
  groupPapers,
  minutesWith,
  secondsWith,
  type Topic,
  topicGroups,
} from './overview.ts';

const aPaper = (key: string, more: Partial<PaperCard> = {}): PaperCard => ({
  id: `pap.${key}`,
  key,
  courseKey: 'togaf',
  title: key,
  description: 'About it.',
  purpose: null,
  kind: 'practice',
  icon: 'list-checks',
  difficulty: 'Beginner',
  count: 10,
  minutes: 10,
  passPercent: 70,
  examPassPercent: null,
  examPace: null,
  parts: [],
  maxPoints: 10,
  openBook: false,
  breaksAfter: [],
  breakMinutes: 0,
  takesFocus: false,
  asksConfidence: true,
  takesMore: true,
  secondsPerQuestion: null,
  untimed: false,
  aim: null,
  answerPay: null,
  paperPay: { submittedXp: 40, firstPassXp: 100, answeredPercentMin: 50 },
  reading: { wordsPerMinute: 700, secondsPerQuestion: 1, enoughMinutes: 5 },
  review: 'immediate',
  source: 'Our own design',
  checkedOn: '2026-11-20',
  topics: [],
  attempts: 0,
  bestPercent: null,
  passedOnce: false,
  lastFinishedAt: null,
  lastTooQuick: false,
  open: null,
  ...more,
});
const running = (deadlineAt: string): Partial<PaperCard> => ({
  open: { deadlineAt } as NonNullable<PaperCard['open']>,
});
const keys = (papers: readonly PaperCard[]) => papers.map(({ key }) => key);

test('what fits into a quarter of an hour is quick practice; topics are practised elsewhere', () => {
  const { quick, more, simulations } = groupPapers([
    aPaper('foundation', { kind: 'simulation' }),
    aPaper('rapid-fire'),
    aPaper('domain', { minutes: 30 }),
    aPaper('topic-practice', { takesFocus: true }),
    aPaper('daily-challenge'),
  ]);
  expect([keys(quick), keys(more), keys(simulations)]).toEqual([
    ['rapid-fire', 'daily-challenge'],
    ['domain'],
    ['foundation'],
  ]);
});

test('of running papers the one that ends first stands first', () => {
  const groups = groupPapers([
    aPaper('late', running('2026-11-20T15:00:00Z')),
    aPaper('closed'),
    aPaper('soon', running('2026-11-20T14:00:00Z')),
  ]);
  expect(keys(groups.running)).toEqual(['soon', 'late']);
});

const aTopic = (objectiveId: string, right: number, total: number): Topic => ({
  objectiveId,
  title: objectiveId,
  kind: 'objective',
  practices: [],
  right,
  total,
  points: right,
  maxPoints: total,
  percent: total === 0 ? null : Math.floor((100 * right) / total),
});
const focused = (...topics: Topic[]) => focusedBy(null, ...topics);
const focusedBy = (aim: PaperCard['aim'], ...topics: Topic[]) => {
  const asked = ['a', 'b'].map((objectiveId) => ({ objectiveId, title: objectiveId, count: null }));
  const papers = [aPaper('foundation'), aPaper('weak-areas', { aim, topics: aim ? asked : [] })];
  const { state, topics: weak } = focusAreas({ papers, topics });
  return [state, weak.map(({ objectiveId }) => objectiveId)];
};

test('nothing is in focus before a topic has five answers', () => {
  expect(focused(aTopic('a', 0, 0), aTopic('b', 0, 4))).toEqual(['early', []]);
});
test('topics below 60 are in focus, weakest first', () => {
  expect(focused(aTopic('a', 3, 6), aTopic('b', 6, 10), aTopic('c', 1, 5))).toEqual([
    'weak',
    ['c', 'a'],
  ]);
});
test('where every known topic is strong, nothing stands out', () => {
  expect(focused(aTopic('a', 5, 5), aTopic('b', 0, 0))).toEqual(['none', []]);
});

test('where the paper of weak areas aims, its aim is in focus', () => {
  const topics = [aTopic('a', 0, 6), aTopic('b', 6, 10)];
  const aimed = { objectiveId: 'b', title: 'b', count: 15 };
  expect(focusedBy({ kind: 'weak', topics: [aimed] }, ...topics)).toEqual(['weak', ['b']]);
  expect(focusedBy({ kind: 'leastSeen', topics: [aimed] }, ...topics)).toEqual(['none', []]);
});

test('what the paper of weak areas cannot ask about is in focus after its aim, or alone', () => {
  const topics = [aTopic('a', 0, 6), aTopic('area', 2, 6), aTopic('weaker', 1, 6)];
  const aimed = { objectiveId: 'a', title: 'a', count: 15 };
  expect(focusedBy({ kind: 'weak', topics: [aimed] }, ...topics)).toEqual([
    'weak',
    ['a', 'weaker', 'area'],
  ]);
  expect(focusedBy({ kind: 'leastSeen', topics: [] }, ...topics)).toEqual([
    'weak',
    ['weaker', 'area'],
  ]);
  const papers = [aPaper('weak-areas', { aim: { kind: 'leastSeen', topics: [] } })];
  expect(focusAreas({ papers, topics }).isAimed).toBe(false);
});

test('topics stand before areas, each kind with the papers that practise it, once', () => {
  const practised = (id: string, kind: Topic['kind'], ...keys: string[]): Topic => ({
    ...aTopic(id, 0, 0),
    kind,
    practices: keys.map((paperKey) => ({
      paperKey,
      title: paperKey,
      pool: { any: 1, unseen: 1, missed: 0 },
    })),
  });
  const groups = topicGroups([
    practised('a1', 'area', 'questions', 'scenarios'),
    practised('u1', 'objective', 'by-topic'),
    practised('a2', 'area', 'questions'),
  ]);
  expect(
    groups.map(({ kind, topics, practices }) => [
      kind,
      topics.map(({ objectiveId }) => objectiveId),
      practices.map(({ paperKey }) => paperKey),
    ]),
  ).toEqual([
    ['objective', ['u1'], ['by-topic']],
    ['area', ['a1', 'a2'], ['questions', 'scenarios']],
  ]);
  expect(topicGroups([aTopic('a', 0, 0)]).map(({ kind }) => kind)).toEqual(['objective']);
});

test('a paper whose questions give a part of their points asks scenarios', () => {
  expect(asksScenarios({ maxPoints: 5, count: 1 })).toBe(true);
  expect(asksScenarios({ maxPoints: 10, count: 10 })).toBe(false);
});

test('extra time lengthens a paper, a begun minute is a minute', () => {
  expect([
    minutesWith(60, 0),
    minutesWith(60, 25),
    minutesWith(15, 50),
    minutesWith(90, 100),
  ]).toEqual([60, 75, 23, 180]);
});

test('extra time lengthens the seconds of a question as it does the paper', () => {
  expect(([0, 25, 50, 100] as const).map((extra) => secondsWith(30, extra))).toEqual([
    30, 37.5, 45, 60,
  ]);
});
