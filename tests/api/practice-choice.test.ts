// A practice that the learner puts together: topics, which questions, how many, and with or without a clock.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { Focus } from '#contract/exams.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithPractice, SAMPLE_TOPIC } from '#tests/support/practice-catalog.ts';
import { answerSome, passSeconds } from '#tests/support/sample-attempts.ts';

/** Five of its own length, without a clock; the exam gives 90 seconds a question. */
const topical: Paper = {
  ...SAMPLE_TOPIC,
  untimed: true,
  examPace: { asks: 'questions', count: 40, minutes: 60 },
};
const whole = catalogWithPractice();
const catalog = {
  ...whole,
  papers: whole.papers.map((paper) => (paper.id === topical.id ? topical : paper)),
};
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog });
});
afterAll(() => app.close());

const practise = (api: Api, focus: Focus, extraTimePercent: 0 | 50 = 0) =>
  api.exams.start({ paperKey: topical.key, focus, extraTimePercent });
const minutesOf = ({ startedAt, deadlineAt }: { startedAt: string; deadlineAt: string }) =>
  (Date.parse(deadlineAt) - Date.parse(startedAt)) / 60_000;
const minute = 60;

describe('a practice that is put together', () => {
  test('asks as many as were chosen from all of its topics, and tells its choice wherever it is told', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, {
      objectiveIds: ['tgf.u3', 'tgf.u1'],
      pool: 'unseen',
      count: 8,
    });
    const asked = new Set(attempt.questions.map(({ question }) => question.id.slice(0, 8)));
    expect([attempt.total, [...asked].toSorted()]).toEqual([8, ['tgf.q.u1', 'tgf.q.u3']]);
    expect(attempt.paper).toMatchObject({ count: 8, minutes: 8, untimed: true, examPace: null });
    const told = {
      objectiveId: null,
      title: null,
      topics: [{ objectiveId: 'tgf.u1' }, { objectiveId: 'tgf.u3' }],
      pool: 'unseen',
      count: 8,
      clock: false,
    };
    expect(attempt.focus).toMatchObject(told);
    expect((await api.exams.running()).attempts).toMatchObject([{ focus: told, untimed: true }]);
  });

  test('of more questions than stand there asks those that do', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, { objectiveId: 'tgf.u3', pool: 'any', count: 20 });
    expect(attempt.total).toBe(5);
  });

  test('is gone on with by the same choice, however it is named, and by no other', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, { objectiveIds: ['tgf.u3'], pool: 'any' });
    const same = await practise(api, {
      objectiveId: 'tgf.u3',
      pool: 'any',
      count: topical.count,
      clock: false,
    });
    expect(same.id).toBe(attempt.id);
    for (const other of [{ count: 2 }, { clock: true }]) {
      await expect(
        practise(api, { objectiveId: 'tgf.u3', pool: 'any', ...other }),
      ).rejects.toMatchObject({ code: 'attempt.other_focus' });
    }
  });

  test.each<[string, object, string, { field: string; rule: string }]>([
    [
      'a topic named twice',
      { objectiveIds: ['tgf.u1', 'tgf.u1'], pool: 'any' },
      'request.invalid',
      { field: 'focus.objectiveIds', rule: 'repeated' },
    ],
    [
      'one topic beside several',
      { objectiveId: 'tgf.u1', objectiveIds: ['tgf.u3'], pool: 'any' },
      'request.invalid',
      { field: 'focus.objectiveIds', rule: 'one_of_two' },
    ],
    [
      'more than four times its length',
      { pool: 'any', count: 21 },
      'request.invalid',
      { field: 'focus.count', rule: 'too_long' },
    ],
    [
      'no question at all',
      { pool: 'any', count: 0 },
      'request.invalid',
      { field: 'focus.count', rule: 'too_small' },
    ],
    [
      'a topic that the course does not have',
      { objectiveIds: ['tgf.u1', 'tgf.u99'], pool: 'any' },
      'objective.not_found',
      { field: 'focus.objectiveIds.1', rule: 'unknown' },
    ],
    [
      'a topic that its bank does not ask about',
      { objectiveIds: ['tgp.a3', 'tgf.u1'], pool: 'any' },
      'paper.nothing_to_draw',
      { field: 'focus.objectiveIds.0', rule: 'not_asked' },
    ],
  ])('refuses %s, and starts nothing', async (_, focus, code, field) => {
    const { api } = await aLearner(app);
    await expect(practise(api, focus as Focus)).rejects.toMatchObject({ code, fields: [field] });
    expect((await api.exams.running()).attempts).toEqual([]);
  });
});

describe('its clock', () => {
  const clocked = { objectiveId: 'tgf.u1', pool: 'any', count: 6, clock: true } as const;

  test('gives the pace of the exam, with extra time where it was asked for', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, { pool: 'any', count: 4, clock: true }, 50);
    expect(minutesOf(attempt)).toBe(1.5 * 6);
    expect(attempt.paper).toMatchObject({ untimed: false, count: 4, minutes: 6 });
    expect(attempt.focus).toMatchObject({ clock: true, count: 4 });
  });

  test('gives five questions 7:30 minutes, in the attempt, at its deadline and in the report', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, { pool: 'any', count: 5, clock: true });
    expect([minutesOf(attempt), attempt.paper.minutes]).toEqual([7.5, 7.5]);
    await answerSome(api, attempt, { right: 4 });
    await api.exams.submit({ attemptId: attempt.id });
    const { pace } = await api.exams.result({ attemptId: attempt.id });
    expect(pace).toMatchObject({ msLimit: 450_000, msPerQuestionBudget: 90_000 });
  });

  test('gives one more question the time of one', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, clocked);
    await answerSome(api, attempt, { right: 1 });
    const questionId = attempt.questions[0]!.question.id;
    const more = await api.exams.another({ attemptId: attempt.id, questionId, total: 6 });
    expect(minutesOf({ ...attempt, deadlineAt: more.deadlineAt })).toBe(9 + 1.5);
  });

  test('ends it: what was answered counts, the rest was not reached, before anybody grades it and after', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, clocked);
    await answerSome(api, attempt, { right: 3, wrong: 1 });
    await passSeconds(app, attempt.id, 10 * minute);
    const ended = {
      attempt: { state: 'expired', answered: 4, total: 6 },
      score: { right: 3, total: 4, percent: 75 },
      notReached: 2,
      passed: true,
    };
    expect(await api.exams.result({ attemptId: attempt.id })).toMatchObject(ended);
    await api.exams.submit({ attemptId: attempt.id });
    const result = await api.exams.result({ attemptId: attempt.id });
    expect(result).toMatchObject(ended);
    expect(result.questions.filter(({ isAnswered }) => !isAnswered)).toHaveLength(2);
    const [past] = await api.exams.history({ courseKey: 'togaf' });
    expect(past).toMatchObject({
      state: 'expired',
      percent: 75,
      answered: 4,
      total: 6,
      untimed: false,
    });
    const { stats, topics } = await api.exams.overview({ courseKey: 'togaf' });
    expect(stats).toMatchObject({ attempts: 1, averagePercent: 75, questionsAnswered: 4 });
    const topic = topics.find(({ objectiveId }) => objectiveId === 'tgf.u1');
    expect(topic).toMatchObject({ right: 3, answers: 4 });
    expect(topic?.practices[0]?.pool.missed).toBe(1);
  });

  test('ends it before half of it was answered: nobody has passed, and no first pass is paid', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, clocked);
    await answerSome(api, attempt, { right: 2 });
    await passSeconds(app, attempt.id, 10 * minute);
    const { outcome } = await api.exams.submit({ attemptId: attempt.id });
    expect(await api.exams.result({ attemptId: attempt.id })).toMatchObject({
      score: { right: 2, total: 2, percent: 100 },
      notReached: 4,
      passed: false,
    });
    expect(outcome.paper?.firstPassXp ?? 0).toBe(0);
    const { stats } = await api.exams.overview({ courseKey: 'togaf' });
    expect([stats.attempts, stats.passed]).toEqual([0, 0]);
  });

  test('ends it with nothing answered: nothing was right or wrong', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, clocked);
    await passSeconds(app, attempt.id, 10 * minute);
    await api.exams.submit({ attemptId: attempt.id });
    expect(await api.exams.result({ attemptId: attempt.id })).toMatchObject({
      score: { right: 0, total: 0, percent: 0 },
      notReached: 6,
      passed: false,
    });
  });

  test('does not matter to who hands in early: what was left open counts as wrong', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, clocked);
    await answerSome(api, attempt, { right: 3 });
    await api.exams.submit({ attemptId: attempt.id });
    expect(await api.exams.result({ attemptId: attempt.id })).toMatchObject({
      attempt: { state: 'submitted' },
      score: { right: 3, total: 6, percent: 50 },
      notReached: 0,
    });
  });
});
