import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams, SAMPLE_EXAM } from '#tests/support/exam-catalog.ts';
import {
  answerSome,
  changeOf,
  codeOf,
  passSeconds,
  rightTo,
  start,
} from '#tests/support/sample-attempts.ts';

const LIMIT = SAMPLE_EXAM.minutes * 60;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
});
afterAll(() => app.close());

const rowOf = async (attemptId: string) => {
  const [row] = await app.database.asOwner<{
    state: string;
    right_count: number | null;
    on_time: boolean | null;
    xp_awarded: number;
  }>(
    `select state, right_count, finished_at = deadline_at as on_time, xp_awarded
       from exam_attempts where id = $1`,
    [attemptId],
  );
  return row;
};

describe('R-21: the deadline', () => {
  test('is the database’s start time and the limit: answers are taken five seconds longer', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    await passSeconds(app, attempt.id, LIMIT + 3);
    expect(await answerSome(api, attempt, { right: 2 })).toMatchObject({
      state: 'open',
      answered: 2,
    });
    const { attempt: done } = await api.exams.submit({ attemptId: attempt.id });
    expect(done).toMatchObject({ state: 'submitted', right: 2 });
    // The seconds of grace are no time to work.
    expect(done.finishedAt).toBe(done.deadlineAt);
    expect(done.msTaken).toBe(LIMIT * 1000);
  });

  test('refuses an answer six seconds late, and grades what came in time', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    await answerSome(api, attempt, { right: 4, wrong: 1 });
    await passSeconds(app, attempt.id, LIMIT + 6);
    const late = { ...attempt, questions: attempt.questions.slice(5) };
    expect(await codeOf(answerSome(api, late, { right: 1 }))).toBe('attempt.expired');
    expect(await rowOf(attempt.id)).toEqual({
      state: 'expired',
      right_count: 4,
      on_time: true,
      xp_awarded: 140,
    });
    const late2 = await api.exams.submit({
      attemptId: attempt.id,
      changes: [
        {
          questionId: late.questions[0]!.question.id,
          revision: 1,
          answer: { chosen: ['a'] },
          flagged: false,
          msSpent: 0,
        },
      ],
    });
    expect(late2).toMatchObject({ alreadyDone: true, attempt: { state: 'expired', answered: 5 } });
  });

  test('handed in with answers six seconds late, it ends at its deadline without them', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    await answerSome(api, attempt, { right: 2 });
    await passSeconds(app, attempt.id, LIMIT + 6);
    const changes = attempt.questions
      .slice(2, 5)
      .map((one) => changeOf(one, { answer: rightTo(one.question.id) }));
    const done = await api.exams.submit({ attemptId: attempt.id, changes });
    expect(done).toMatchObject({
      alreadyDone: false,
      attempt: { state: 'expired', answered: 2, right: 2 },
    });
    const { questions } = await api.exams.result({ attemptId: attempt.id });
    expect(questions.filter(({ answer }) => answer !== null)).toHaveLength(2);
  });

  test('takes no word of the device for the time', async () => {
    const { api, client } = await aLearner(app);
    for (const forged of [
      { startedAt: '2020-01-01T00:00:00.000Z' },
      { deadlineAt: '2099-01-01T00:00:00.000Z' },
      { minutes: 999 },
      { extraTimePercent: 900 },
    ]) {
      const response = await client.fetch(`/api/papers/${SAMPLE_EXAM.key}/attempts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', date: 'Wed, 01 Jan 2020 00:00:00 GMT' },
        body: JSON.stringify(forged),
      });
      expect(response.status).toBe(400);
    }
    const realNow = Date.now;
    try {
      for (const days of [-2, 2]) {
        Date.now = () => realNow() + days * 86_400_000;
        const attempt = await start(api);
        const away = Math.abs(Date.parse(attempt.startedAt) - realNow());
        expect(away).toBeLessThan(60_000);
        expect(await answerSome(api, attempt, { right: 1 })).toMatchObject({ state: 'open' });
        expect((await api.exams.attempt({ attemptId: attempt.id })).state).toBe('open');
      }
    } finally {
      Date.now = realNow;
    }
  });

  test('does not count more time on a question than has passed', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    await passSeconds(app, attempt.id, 60);
    const [one] = attempt.questions;
    const { saved } = await api.exams.save({
      attemptId: attempt.id,
      changes: [
        {
          questionId: one!.question.id,
          revision: 1,
          answer: null,
          flagged: true,
          msSpent: 80_000_000,
        },
      ],
    });
    expect(saved[0]!.msSpent).toBeGreaterThanOrEqual(60_000);
    expect(saved[0]!.msSpent).toBeLessThan(90_000);
  });
});

describe('R-25: an attempt that nobody hands in', () => {
  test('is ended once by two nodes at the same time, at its deadline, from what was saved', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    await answerSome(api, attempt, { right: 5 });
    await passSeconds(app, attempt.id, LIMIT + 3600);
    const other = await startApp({ database: app.database, catalog: catalogWithExams() });
    await Promise.all([
      app.jobs.run('overdue-attempts'),
      other.jobs.run('overdue-attempts'),
      app.jobs.run('overdue-attempts'),
      other.jobs.run('overdue-attempts'),
    ]);
    expect(await rowOf(attempt.id)).toEqual({
      state: 'expired',
      right_count: 5,
      on_time: true,
      xp_awarded: 140,
    });
    const paid = await app.database.asOwner(
      `select source from xp_ledger x join exam_attempts a using (learner_id) where a.id = $1`,
      [attempt.id],
    );
    expect(paid).toHaveLength(2);
    const trail = await api.learning.activity({ limit: 20 });
    expect(trail.filter(({ type }) => type === 'paper_done')).toHaveLength(1);
    expect(await api.exams.result({ attemptId: attempt.id })).toMatchObject({
      passed: true,
      attempt: { state: 'expired', right: 5 },
    });
  });

  test('is told as expired, with its report, before anybody has ended it; telling writes nothing', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    await answerSome(api, attempt, { right: 3 });
    await passSeconds(app, attempt.id, LIMIT + 60);
    const before = await rowOf(attempt.id);
    expect(await api.exams.attempt({ attemptId: attempt.id })).toMatchObject({ state: 'expired' });
    expect((await api.exams.running()).attempts).toEqual([]);
    expect((await api.exams.paper({ paperKey: SAMPLE_EXAM.key })).open).toBeNull();
    const result = await api.exams.result({ attemptId: attempt.id });
    expect(result).toMatchObject({ passed: false, score: { right: 3 }, attempt: { percent: 50 } });
    expect(await rowOf(attempt.id)).toEqual(before);
    const [last] = await api.exams.history({ courseKey: 'togaf' });
    expect(last).toMatchObject({ state: 'expired', right: null, finishedAt: last!.deadlineAt });
  });

  test('gives way to a new one, and is graded by that start', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    await answerSome(api, attempt, { right: 1 });
    await passSeconds(app, attempt.id, LIMIT + 60);
    const next = await start(api);
    expect(next.id).not.toBe(attempt.id);
    expect(await rowOf(attempt.id)).toMatchObject({ state: 'expired', right_count: 1 });
  });

  test('in time is left alone by the round', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    await passSeconds(app, attempt.id, LIMIT + 2);
    await app.jobs.run('overdue-attempts');
    expect(await rowOf(attempt.id)).toMatchObject({ state: 'open', right_count: null });
  });
});
