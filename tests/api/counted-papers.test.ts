// A paper too quick to count is no evidence and no achievement: in no figure, in the history, and named there.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { Focus } from '#contract/exams.ts';
import type { Badge } from '#domain/catalog/catalog.ts';
import type { EventTemplate } from '#domain/events/event-template.ts';
import { firstPaper } from '#domain/exam/first-paper.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { SAMPLE_EXAM } from '#tests/support/exam-catalog.ts';
import { catalogWithPractice, SAMPLE_TOPIC } from '#tests/support/practice-catalog.ts';
import { answerSome, changeOf, passSeconds, start } from '#tests/support/sample-attempts.ts';

const inAll = (text: string) => ({ en: text, es: text, fr: text, de: text });
const named = { name: inAll('Two practices'), description: inAll('Two practices') };
const catalog = catalogWithPractice({ withPace: true });
/** Both ask for practice of the sample topic, missed questions or not. */
const EVENT: EventTemplate = {
  ...named,
  id: 'evt.two-practices',
  type: 'weekly',
  difficulty: 'beginner',
  goal: { metric: 'papers-taken', count: 2, scoring: 'own' },
  schedule: { kind: 'weeks', every: 1, offset: 0 },
  rewardXp: 10,
  maxParticipants: null,
};
const BADGE: Badge = {
  ...named,
  id: 'bdg.two-practices',
  goal: inAll('Two practices'),
  category: 'exam',
  icon: 'target',
  requiredXp: 0,
  rule: { metric: 'papers-taken', papers: [SAMPLE_TOPIC.id], atLeast: 2 },
};

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    catalog: { ...catalog, events: [EVENT], badges: [...catalog.badges, BADGE] },
  });
});
afterAll(() => app.close());

const courseKey = 'togaf';
const paperKey = SAMPLE_EXAM.key;

/** Sits the sample exam for so many seconds, all of it right. */
async function sit(api: Api, seconds: number) {
  const attempt = await start(api, paperKey);
  await passSeconds(app, attempt.id, seconds);
  await answerSome(api, attempt, { right: attempt.questions.length });
  return (await api.exams.submit({ attemptId: attempt.id })).attempt;
}

/** Everything that a screen says of the learner's exams. */
async function figuresOf(api: Api) {
  const [me, overview, path, dashboard, paper] = await Promise.all([
    api.learner.get(),
    api.exams.overview({ courseKey }),
    api.learning.path({ courseKey }),
    api.learning.dashboard({ courseKey }),
    api.exams.paper({ paperKey }),
  ]);
  return {
    examsTaken: me.examsTaken,
    stats: overview.stats,
    asked: overview.topics.reduce((sum, { answers }) => sum + answers, 0),
    coverage: [path.coveragePercent, dashboard.examCoveragePercent],
    assessmentsNeeded: path.assessmentsNeeded,
    paper: [paper.attempts, paper.bestPercent, paper.passedOnce, paper.paperPay.firstPassXp],
  };
}

test('a paper too quick to count stands in no figure of any screen', async () => {
  const { api } = await aLearner(app);
  const before = await figuresOf(api);
  const rushed = await sit(api, 3);
  expect(rushed).toMatchObject({ passed: true, percent: 100, implausible: true });
  expect(await figuresOf(api)).toEqual(before);
  expect(before.stats).toEqual({
    attempts: 0,
    passed: 0,
    averagePercent: null,
    bestPercent: null,
    questionsAnswered: 0,
  });
  // The same answers at a pace of reading are an exam like any other.
  await sit(api, 300);
  expect(await figuresOf(api)).toMatchObject({
    examsTaken: 1,
    stats: { attempts: 1, passed: 1, averagePercent: 100, bestPercent: 100, questionsAnswered: 6 },
    asked: 6,
    assessmentsNeeded: 2,
    paper: [1, 100, true, 0],
  });
});

test('it stays in the history and the activity log, its report can be read, and all name it', async () => {
  const { api } = await aLearner(app);
  const { id } = await sit(api, 3);
  const history = await api.exams.history({ courseKey });
  expect(history.map((one) => [one.id, one.implausible])).toEqual([[id, true]]);
  const [rushed] = await api.learning.activity({ limit: 1 });
  expect(rushed).toMatchObject({ type: 'paper_done', isTooQuick: true, percent: null });
  const report = await api.exams.result({ attemptId: id });
  expect(report).toMatchObject({ attempt: { implausible: true }, passed: true });
  expect(report.questions.every(({ feedback }) => feedback !== null)).toBe(true);
  // It shows no gap: no topic is called the weakest by it.
  expect(report.nextActions.map(({ kind }) => kind)).not.toContain('study');
  const lastTooQuick = async () => (await api.exams.paper({ paperKey })).lastTooQuick;
  expect(await lastTooQuick()).toBe(true);
  await sit(api, 300);
  expect(await lastTooQuick()).toBe(false);
  await sit(api, 3);
  expect(await lastTooQuick()).toBe(true);
});

test('a paper too quick to count puts nothing among the missed questions, and takes nothing off', async () => {
  const { api } = await aLearner(app);
  const missedNow = async () =>
    (await api.exams.overview({ courseKey })).missed.reduce((sum, { count }) => sum + count, 0);
  const practise = async (pool: 'any' | 'missed', seconds: number, right: number) => {
    const attempt = await api.exams.start({ paperKey: SAMPLE_TOPIC.key, focus: { pool } });
    await passSeconds(app, attempt.id, seconds);
    await answerSome(api, attempt, { right, wrong: attempt.questions.length - right });
    await api.exams.submit({ attemptId: attempt.id });
    return api.exams.result({ attemptId: attempt.id });
  };
  const quick = await practise('any', 1, 0);
  expect([quick.attempt.implausible, await missedNow()]).toEqual([true, 0]);
  await practise('any', 300, 3);
  expect(await missedNow()).toBe(2);
  const rushed = await practise('missed', 1, 2);
  expect([rushed.attempt.implausible, rushed.list]).toEqual([true, { left: 0, waiting: 2 }]);
});

test('a paper given up after one answer leads nowhere: exam mode goes on as before it', async () => {
  const { api } = await aLearner(app);
  const attempt = await start(api, paperKey);
  await passSeconds(app, attempt.id, 300);
  await answerSome(api, attempt, { right: 1 });
  await api.exams.giveUp({ attemptId: attempt.id });
  const { papers, stats } = await api.exams.overview({ courseKey });
  expect(stats).toMatchObject({ attempts: 0, passed: 0, averagePercent: null, bestPercent: null });
  expect(papers.find(({ key }) => key === paperKey)).toMatchObject({
    attempts: 0,
    bestPercent: null,
  });
  const lead = firstPaper(papers, stats.questionsAnswered);
  expect(lead?.reason).not.toBe('again');
  const { paper, missed: toPractise } = await api.exams.offered({ courseKey });
  expect([paper?.key, toPractise]).toEqual([lead?.paperKey, null]);
});

test('what was answered in a half-empty paper counts as answered, in the tile as by topic', async () => {
  const { api } = await aLearner(app);
  const attempt = await start(api, paperKey);
  await passSeconds(app, attempt.id, 300);
  await answerSome(api, attempt, { right: 2 });
  await api.exams.submit({ attemptId: attempt.id });
  expect(await figuresOf(api)).toMatchObject({
    examsTaken: 0,
    stats: { attempts: 0, averagePercent: null, questionsAnswered: 2 },
    asked: 2,
  });
});

test('a rushed attempt takes nothing from one that counted before', async () => {
  const { api } = await aLearner(app);
  await sit(api, 300);
  const before = await figuresOf(api);
  await sit(api, 3);
  expect(await figuresOf(api)).toEqual(before);
});

test('missed questions asked again count for no event and no badge, as they are no attempt', async () => {
  const { api } = await aLearner(app);
  const counted = async () => {
    const badge = (await api.learning.badges()).find(({ id }) => id === BADGE.id);
    return {
      event: (await api.events.list()).active[0]?.progress,
      badge: badge?.progress?.have,
      attempts: (await api.exams.overview({ courseKey })).papers.find(
        ({ key }) => key === SAMPLE_TOPIC.key,
      )?.attempts,
    };
  };
  const practise = async (focus: Focus, right: number) => {
    const attempt = await api.exams.start({ paperKey: SAMPLE_TOPIC.key, focus });
    await passSeconds(app, attempt.id, 200);
    await answerSome(api, attempt, { right, wrong: attempt.questions.length - right });
    await api.exams.submit({ attemptId: attempt.id });
  };
  await practise({ objectiveId: 'tgf.u1', pool: 'any' }, 1);
  const once = { event: 1, badge: 1, attempts: 1 };
  expect(await counted()).toEqual(once);
  // As on another day, when the same practice counts once more.
  await app.database.asOwner(
    `update exam_attempts set finished_at = finished_at - interval '1 day'
       where finished_at::date > date_trunc('week', now())::date`,
  );
  await practise({ pool: 'missed' }, 4);
  expect(await counted()).toEqual(once);
});

test('an answer with a part missing is not read too quickly either', async () => {
  const { api } = await aLearner(app);
  const rush = async (chosen: string[]) => {
    let attempt = await start(api);
    const double = () => attempt.questions.find(({ question }) => question.type === 'ms');
    while (!double()) {
      await api.exams.submit({ attemptId: attempt.id });
      attempt = await start(api);
    }
    await api.exams.save({
      attemptId: attempt.id,
      changes: [changeOf(double()!, { answer: { chosen } })],
    });
    await api.exams.submit({ attemptId: attempt.id });
    const { answered, implausible } = (await api.exams.result({ attemptId: attempt.id })).attempt;
    return { answered, implausible };
  };
  expect(await rush(['a'])).toEqual({ answered: 0, implausible: false });
  expect(await rush(['c', 'd'])).toEqual({ answered: 1, implausible: true });
});

test('how quick is too quick is said before the paper is taken, by the numbers of content', async () => {
  const { api } = await aLearner(app);
  const { reading } = await api.exams.paper({ paperKey });
  expect(reading).toEqual({ wordsPerMinute: 700, secondsPerQuestion: 1, enoughMinutes: 1 });
  const { papers } = await api.exams.overview({ courseKey });
  const growing = papers.filter(({ takesMore }) => takesMore);
  expect(growing.length).toBeGreaterThan(0);
  expect(growing.every((paper) => paper.reading.enoughMinutes === null)).toBe(true);
});

test('blanks are no part of the pace, nor of a quarter', async () => {
  const { api } = await aLearner(app);
  const attempt = await start(api, paperKey);
  await passSeconds(app, attempt.id, 300);
  const [, , , , fifth] = attempt.questions;
  await answerSome(api, attempt, { right: 4 });
  // Looked at for long, and left blank.
  await api.exams.save({
    attemptId: attempt.id,
    changes: [
      {
        questionId: fifth!.question.id,
        revision: 1,
        answer: null,
        flagged: false,
        msSpent: 90_000,
      },
    ],
  });
  await api.exams.submit({ attemptId: attempt.id });
  const { pace } = await api.exams.result({ attemptId: attempt.id });
  expect(pace.msPerQuestion).toBe(0);
  expect(pace.quarters.reduce((sum, { total }) => sum + total, 0)).toBe(4);
  expect(pace.quarters.reduce((sum, { msSpent }) => sum + msSpent, 0)).toBe(0);
});
