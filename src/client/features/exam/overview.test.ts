import { expect, test } from 'vitest';
import type { ExamOverview, PaperCard } from '#contract/exams.ts';
import {
  asksScenarios,
  focusAreas,
  groupPapers,
  minutesWith,
  secondsWith,
  startsAgain,
  stepOf,
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
  calculator: false,
  breaksAfter: [],
  breakMinutes: 0,
  takesFocus: false,
  asksConfidence: true,
  takesMore: true,
  secondsPerQuestion: null,
  untimed: false,
  aim: null,
  answerPay: null,
  paperPay: { submittedXp: 40, paidToday: false, firstPassXp: 100, answeredPercentMin: 50 },
  reading: { wordsPerMinute: 700, secondsPerQuestion: 1, enoughMinutes: 5 },
  review: 'immediate',
  source: 'Our own design',
  checkedOn: '2026-11-20',
  topics: [],
  attempts: 0,
  bestPercent: null,
  passedOnce: false,
  lastTooQuick: false,
  today: null,
  open: null,
  ...more,
});
const running = (deadlineAt: string): Partial<PaperCard> => ({
  open: { deadlineAt } as NonNullable<PaperCard['open']>,
});
const keys = (papers: readonly PaperCard[]) => papers.map(({ key }) => key);

test('a paper starts again only where its page shows an attempt of it', () => {
  const fresh = { takesFocus: false, bestPercent: null, lastTooQuick: false };
  expect([
    startsAgain(fresh),
    startsAgain({ ...fresh, bestPercent: 0 }),
    startsAgain({ ...fresh, lastTooQuick: true }),
    startsAgain({ takesFocus: true, bestPercent: 80, lastTooQuick: true }),
  ]).toEqual([false, true, true, false]);
});

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
  group: null,
  practices: [],
  right,
  answers: total,
  percent: total === 0 ? null : Math.floor((100 * right) / total),
});
const focused = (weak: ExamOverview['weak'], aim: PaperCard['aim'] = null, ...topics: Topic[]) =>
  focusAreas({ papers: [aPaper('foundation'), aPaper('weak-areas', { aim })], topics, weak });

test('nothing is in focus before a topic has five answers, nor where none is weak', () => {
  expect(focused({ isTold: false, areas: [] }).state).toBe('early');
  expect(focused({ isTold: true, areas: [] })).toEqual({
    state: 'none',
    topics: [],
    isAimed: false,
  });
});

test('the weak topics are in focus as they are told, each once, whatever the paper of them draws', () => {
  const area = (id: string, percent: number) => ({
    objectiveId: id,
    title: id,
    percent,
    answers: 20,
    right: 0,
  });
  const practices = [
    {
      paperKey: 'by-topic',
      title: 'By topic',
      pool: { any: 1, unseen: 1, missed: 0 },
      elsewhere: 0,
      held: 0,
      leftOpen: 0,
      inLessons: 0,
    },
  ];
  const drawn = (id: string) => ({ objectiveId: id, title: id, count: 5 });
  const weak = { isTold: true, areas: [area('b', 20), area('a', 45)] };
  const { state, topics, isAimed } = focused(
    weak,
    // The paper fills up from topics that are not weak.
    { kind: 'weak', topics: [drawn('a'), drawn('strong')] },
    { ...aTopic('a', 9, 10), practices },
    aTopic('strong', 9, 10),
  );
  expect([state, isAimed]).toEqual(['weak', true]);
  expect(topics).toEqual([
    { ...area('b', 20), practices: [] },
    { ...area('a', 45), practices },
  ]);
  expect(focused(weak, { kind: 'leastSeen', topics: [] }).isAimed).toBe(false);
});

test('topics stand before areas, each kind with the papers that practise it, once', () => {
  const practised = (id: string, kind: Topic['kind'], ...keys: string[]): Topic => ({
    ...aTopic(id, 0, 0),
    kind,
    practices: keys.map((paperKey) => ({
      paperKey,
      title: paperKey,
      pool: { any: 1, unseen: 1, missed: 0 },
      elsewhere: 0,
      held: 0,
      leftOpen: 0,
      inLessons: 0,
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

test('extra time lengthens a paper by what the clock is given, to the second', () => {
  expect([
    minutesWith(60, 0),
    minutesWith(60, 25),
    minutesWith(15, 50),
    minutesWith(90, 100),
  ]).toEqual([60, 75, 22.5, 180]);
});

test('extra time lengthens the seconds of a question as it does the paper', () => {
  expect(([0, 25, 50, 100] as const).map((extra) => secondsWith(30, extra))).toEqual([
    30, 37.5, 45, 60,
  ]);
});

test('exam mode leads with what was missed by the paper that asks most of it, with what that asks at once', () => {
  const papers = [
    aPaper('mock', { kind: 'simulation', attempts: 1, bestPercent: 40 }),
    aPaper('by-topic', { takesFocus: true }),
    aPaper('scenario', { takesFocus: true, count: 1 }),
  ];
  const missed = [
    { paperKey: 'by-topic', title: 'By topic', count: 3, leftOpen: 2 },
    { paperKey: 'scenario', title: 'Scenario', count: 4, leftOpen: 1 },
  ];
  const stats = { questionsAnswered: 40 };
  expect(stepOf({ papers, stats, missed })).toEqual({
    kind: 'missed',
    paperKey: 'scenario',
    atOnce: 1,
    waiting: 4,
    leftOpen: 1,
    all: 7,
    allLeftOpen: 3,
  });
  expect(stepOf({ papers, stats, missed: [] })).toMatchObject({ kind: 'paper', reason: 'again' });
});
