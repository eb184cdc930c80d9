// Giving an attempt up: what was never graded stands in no figure, and its paper is free again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withKey } from '#client/api/api.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams, SAMPLE_EXAM, SAMPLE_PRACTICE } from '#tests/support/exam-catalog.ts';
import {
  answerSome,
  codeOf,
  passSeconds,
  sitPaper,
  start,
} from '#tests/support/sample-attempts.ts';

const courseKey = 'togaf';
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
});
afterAll(() => app.close());

/** Everything that is said of a learner's attempts. */
async function figuresOf({ api }: Awaited<ReturnType<typeof aLearner>>) {
  const { papers, stats, topics } = await api.exams.overview({ courseKey });
  const history = await api.exams.history({ courseKey });
  return { papers: papers.map(({ open: _, ...paper }) => paper), stats, topics, history };
}

test('a practice leaves no figure behind, and a new attempt can be started', async () => {
  const person = await aLearner(app);
  const { api } = person;
  const before = await figuresOf(person);
  const attempt = await start(api, SAMPLE_PRACTICE.key);
  const { id: attemptId, questions } = attempt;
  await answerSome(api, attempt, { right: 2 });
  expect(await api.exams.giveUp({ attemptId })).toEqual({
    state: 'given_up',
    alreadyDone: false,
    outcome: null,
  });
  expect(await figuresOf(person)).toEqual(before);
  expect((await api.exams.running({})).attempts).toEqual([]);
  expect(await codeOf(api.exams.result({ attemptId }))).toBe('attempt.given_up');
  const next = await start(api, SAMPLE_PRACTICE.key);
  expect(next.id).not.toBe(attemptId);
  expect(next.questions.map(({ answer }) => answer)).toEqual(questions.map(() => null));
});

test('it is given up once, however often and at once it is asked for', async () => {
  const { api } = await aLearner(app);
  const { id: attemptId } = await start(api, SAMPLE_PRACTICE.key);
  const ends = await Promise.all(Array.from({ length: 5 }, () => api.exams.giveUp({ attemptId })));
  expect(ends.filter(({ alreadyDone }) => !alreadyDone)).toHaveLength(1);
  expect(new Set(ends.map(({ state }) => state))).toEqual(new Set(['given_up']));
});

test('the same action sent twice gets the same answer', async () => {
  const { api } = await aLearner(app);
  const { id: attemptId } = await start(api, SAMPLE_PRACTICE.key);
  const key = withKey('give-up-once');
  const first = await api.exams.giveUp({ attemptId }, key);
  expect(first.alreadyDone).toBe(false);
  expect(await api.exams.giveUp({ attemptId }, key)).toEqual(first);
});

test('an exam that was opened by accident goes without a grade', async () => {
  const person = await aLearner(app);
  await sitPaper(person.api, 4);
  const before = await figuresOf(person);
  const { id: attemptId } = await start(person.api);
  expect((await person.api.exams.giveUp({ attemptId })).state).toBe('given_up');
  expect(await figuresOf(person)).toEqual(before);
});

test('an exam with answers is graded as it stands, with what that brings', async () => {
  const { api } = await aLearner(app);
  const attempt = await start(api);
  const attemptId = attempt.id;
  await answerSome(api, attempt, { right: 3 });
  const { state, alreadyDone, outcome } = await api.exams.giveUp({ attemptId });
  expect({ state, alreadyDone, isTold: outcome !== null }).toEqual({
    state: 'submitted',
    alreadyDone: false,
    isTold: true,
  });
  const report = await api.exams.result({ attemptId });
  expect(report.attempt).toMatchObject({ answered: 3, right: 3, total: SAMPLE_EXAM.count });
  expect((await api.exams.history({ courseKey })).map(({ id }) => id)).toEqual([attemptId]);
});

test('after its deadline it has ended by itself, and is graded', async () => {
  const { api } = await aLearner(app);
  const { id: attemptId } = await start(api, SAMPLE_PRACTICE.key);
  await passSeconds(app, attemptId, 24 * 3_600);
  expect((await api.exams.giveUp({ attemptId })).state).toBe('expired');
  expect((await api.exams.result({ attemptId })).attempt.state).toBe('expired');
});

test('what was handed in stays handed in', async () => {
  const { api } = await aLearner(app);
  const { attempt } = await sitPaper(api, 2);
  const again = await api.exams.giveUp({ attemptId: attempt.id });
  expect(again).toEqual({ state: 'submitted', alreadyDone: true, outcome: null });
});

test('nobody gives up the attempt of another learner', async () => {
  const [own, other] = [await aLearner(app), await aLearner(app)];
  const { id: attemptId } = await start(own.api, SAMPLE_PRACTICE.key);
  expect(await codeOf(other.api.exams.giveUp({ attemptId }))).toBe('attempt.not_found');
  expect((await own.api.exams.attempt({ attemptId })).state).toBe('open');
});
