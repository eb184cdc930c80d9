import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { Attempt, AttemptQuestion } from '#contract/exams.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { CANARY, SAMPLE_QUESTIONS } from '#tests/support/exam-catalog.ts';
import { catalogWithPractice, SAMPLE_RAPID } from '#tests/support/practice-catalog.ts';
import {
  changeOf,
  codeOf,
  passSeconds,
  rightTo,
  start,
  wrongTo,
} from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithPractice() });
});
afterAll(() => app.close());

const begin = (api: Api) => start(api, SAMPLE_RAPID.key);
const next = (api: Api, { id }: Attempt, after: number) => api.exams.next({ attemptId: id, after });
const answer = async (api: Api, { id }: Attempt, one: AttemptQuestion) => {
  const changes = [changeOf(one, { answer: rightTo(one.question.id) })];
  return (await api.exams.save({ attemptId: id, changes })).saved[0]!;
};
/** Lets time pass for the questions that were served. */
const age = (attempt: Attempt, seconds: number) =>
  app.database.asOwner(
    `update exam_answers set served_at = served_at - $2 * interval '1 second' where attempt_id = $1`,
    [attempt.id, seconds],
  );

describe('rapid fire', () => {
  test('shows one question, with thirty seconds from the start', async () => {
    const { api } = await aLearner(app);
    const attempt = await begin(api);
    expect(attempt).toMatchObject({
      total: 6,
      serving: { number: 1, servedAt: attempt.startedAt },
      paper: { secondsPerQuestion: 30, asksConfidence: false, takesMore: false },
    });
    expect(attempt.questions).toHaveLength(1);
    const { servedAt, dueAt } = attempt.serving!;
    expect(Date.parse(dueAt) - Date.parse(servedAt)).toBe(30_000);
  });

  test('serves the next one by one, each with its own seconds, and explains the one that was left', async () => {
    const { api } = await aLearner(app);
    const attempt = await begin(api);
    let shown = attempt.questions[0]!;
    for (let number = 1; number <= 6; number += 1) {
      expect(shown.number).toBe(number);
      // Nothing is told while the answer can change.
      expect(await answer(api, attempt, shown)).toMatchObject({ outcome: 'saved', feedback: null });
      const { questions } = await api.exams.attempt({ attemptId: attempt.id });
      expect(questions.map(({ feedback }) => feedback !== null)).toEqual(
        questions.map((one) => one.number < number),
      );
      const served = await next(api, attempt, number);
      if (number === 6) expect(served).toMatchObject({ serving: null, question: null, left: null });
      else {
        expect(served.left).toMatchObject({ number, feedback: { right: true } });
        expect(served.serving?.number).toBe(number + 1);
        shown = served.question!;
      }
    }
    const { attempt: done } = await api.exams.submit({ attemptId: attempt.id });
    expect(done).toMatchObject({ total: 6, right: 6, passed: true });
  });

  test('tells nothing of a question before it is served, in no answer', async () => {
    const { api, client } = await aLearner(app);
    const attempt = await begin(api);
    await next(api, attempt, 1);
    const body = await (await client.fetch(`/api/attempts/${attempt.id}`)).text();
    const told = SAMPLE_QUESTIONS.filter(
      ({ id, stem }) => body.includes(id) || body.includes(stem),
    );
    expect(told).toHaveLength(2);
    expect(body).not.toContain(CANARY);
    const hidden = SAMPLE_QUESTIONS.find(({ id }) => !told.some((one) => one.id === id))!;
    const guess = api.exams.save({
      attemptId: attempt.id,
      changes: [
        {
          questionId: hidden.id,
          revision: 1,
          answer: rightTo(hidden.id),
          flagged: false,
          msSpent: 0,
        },
      ],
    });
    expect(await codeOf(guess)).toBe('attempt.question_not_in_attempt');
  });

  test('takes an answer in the 32nd second and refuses it in the 33rd, whatever the device says', async () => {
    const { api } = await aLearner(app);
    const inTime = await begin(api);
    await age(inTime, 31);
    expect(await answer(api, inTime, inTime.questions[0]!)).toMatchObject({ outcome: 'saved' });
    const { question } = await next(api, inTime, 1);
    await age(inTime, 33);
    // A device that claims to have taken no time at all.
    expect(await answer(api, inTime, { ...question!, msSpent: 0 })).toMatchObject({
      outcome: 'late',
      answer: null,
      revision: 0,
      feedback: null,
    });
    const flag = changeOf(question!, { flagged: true });
    const { saved } = await api.exams.save({ attemptId: inTime.id, changes: [flag] });
    expect(saved[0]).toMatchObject({ outcome: 'saved', flagged: true, answer: null });
  });

  test('tells no question that was not served yet as one more, whatever the device says it knows', async () => {
    const { api } = await aLearner(app);
    const attempt = await begin(api);
    const { id: questionId } = attempt.questions[0]!.question;
    for (const total of [1, 2, 5, 6]) {
      const asked = api.exams.another({ attemptId: attempt.id, questionId, total });
      expect(await codeOf(asked)).toBe('attempt.takes_no_more');
    }
  });

  test('does not give the seconds back on a reload or another start', async () => {
    const { api } = await aLearner(app);
    const attempt = await begin(api);
    await age(attempt, 5);
    const reloaded = await api.exams.attempt({ attemptId: attempt.id });
    const left = Date.parse(reloaded.serving!.dueAt) - Date.parse(reloaded.serverNow);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(25_000);
    expect((await begin(api)).serving).toEqual(reloaded.serving);
    expect((await next(api, attempt, 5)).serving).toEqual(reloaded.serving);
  });

  test('closes a question when the next is served, and counts it as wrong', async () => {
    const { api } = await aLearner(app);
    const attempt = await begin(api);
    await next(api, attempt, 1);
    expect(await answer(api, attempt, attempt.questions[0]!)).toMatchObject({ outcome: 'late' });
    const { attempt: done } = await api.exams.submit({ attemptId: attempt.id });
    expect(done).toMatchObject({ right: 0, answered: 0, total: 6, percent: 0 });
    const report = await api.exams.result({ attemptId: attempt.id });
    expect(report.questions).toHaveLength(6);
  });

  test('a call that comes twice, or twenty at once, serves one question', async () => {
    const { api } = await aLearner(app);
    const attempt = await begin(api);
    const calls = await Promise.all(Array.from({ length: 20 }, () => next(api, attempt, 1)));
    expect(new Set(calls.map(({ serving }) => JSON.stringify(serving))).size).toBe(1);
    expect(calls[0]?.serving?.number).toBe(2);
    const late = await next(api, attempt, 1);
    expect(late.serving).toEqual(calls[0]?.serving);
    expect((await api.exams.attempt({ attemptId: attempt.id })).questions).toHaveLength(2);
  });

  test('an answer and the next at once: either the answer counts or it is told as late', async () => {
    const { api } = await aLearner(app);
    for (let round = 0; round < 4; round += 1) {
      const attempt = await begin(api);
      const [saved] = await Promise.all([
        answer(api, attempt, attempt.questions[0]!),
        next(api, attempt, 1),
      ]);
      const told = await api.exams.attempt({ attemptId: attempt.id });
      expect(told.questions[0]?.answer !== null).toBe(saved.outcome === 'saved');
      expect(told.serving?.number).toBe(2);
      await api.exams.submit({ attemptId: attempt.id });
    }
  });

  test('stretches each question with extra time', async () => {
    const { api } = await aLearner(app);
    const attempt = await api.exams.start({ paperKey: SAMPLE_RAPID.key, extraTimePercent: 50 });
    const { servedAt, dueAt } = attempt.serving!;
    expect(Date.parse(dueAt) - Date.parse(servedAt)).toBe(45_000);
  });

  test('leaves as long again for what comes between: who was away for a while sees every question', async () => {
    const { api } = await aLearner(app);
    const attempt = await begin(api);
    let shown = attempt.questions[0]!;
    for (let number = 1; number <= 6; number += 1) {
      // Twenty seconds to answer, and half a minute on the way.
      await passSeconds(app, attempt.id, 50);
      await age(attempt, 20);
      expect(await answer(api, attempt, shown)).toMatchObject({ outcome: 'saved' });
      const served = await next(api, attempt, number);
      if (served.question) shown = served.question;
    }
    const { attempt: done } = await api.exams.submit({ attemptId: attempt.id });
    expect(done).toMatchObject({ state: 'submitted', answered: 6, right: 6 });
    // The pace is held against the seconds to answer in.
    const { pace } = await api.exams.result({ attemptId: attempt.id });
    expect(pace).toMatchObject({ msPerQuestionBudget: 30_000, msLimit: 180_000 });
  });

  test('what was never shown says nothing of its topic', async () => {
    const { api } = await aLearner(app);
    const attempt = await begin(api);
    await answer(api, attempt, attempt.questions[0]!);
    await api.exams.submit({ attemptId: attempt.id });
    const { topics } = await api.exams.overview({ courseKey: 'togaf' });
    const asked = topics.reduce((sum, { answers }) => sum + answers, 0);
    expect(asked).toBe(1);
  });

  test('ends with its paper, and other papers serve nothing one by one', async () => {
    const { api } = await aLearner(app);
    const attempt = await begin(api);
    await passSeconds(app, attempt.id, 2 * SAMPLE_RAPID.minutes * 60 + 6);
    expect(await codeOf(next(api, attempt, 1))).toBe('attempt.expired');
    const { state, questions } = await api.exams.attempt({ attemptId: attempt.id });
    expect([state, questions.length]).toEqual(['expired', 1]);
    const exam = await start(api);
    expect(await codeOf(next(api, exam, 1))).toBe('attempt.not_paced');
    const stranger = await aLearner(app);
    expect(await codeOf(next(stranger.api, attempt, 1))).toBe('attempt.not_found');
  });

  test('the choice can be changed until the question is left: the last one counts, and stays', async () => {
    const { api } = await aLearner(app);
    const attempt = await begin(api);
    const one = attempt.questions[0]!;
    const save = async (revision: number, answer: ReturnType<typeof rightTo>) => {
      const changes = [{ ...changeOf(one, { answer }), revision }];
      return (await api.exams.save({ attemptId: attempt.id, changes })).saved[0]!;
    };
    const right = rightTo(one.question.id);
    const wrong = wrongTo(one.question.id);
    expect(await save(1, wrong)).toMatchObject({ outcome: 'saved', feedback: null });
    expect(await save(2, right)).toMatchObject({ outcome: 'saved', answer: right, feedback: null });
    const { left } = await next(api, attempt, 1);
    expect(left).toMatchObject({ answer: right, feedback: { right: true } });
    expect(await save(3, wrong)).toMatchObject({ outcome: 'committed', answer: right });
    const { attempt: done } = await api.exams.submit({ attemptId: attempt.id });
    expect(done).toMatchObject({ answered: 1, right: 1 });
  });

  test('what is chosen when the time runs out counts, and cannot be changed any more', async () => {
    const { api } = await aLearner(app);
    const attempt = await begin(api);
    const one = attempt.questions[0]!;
    await answer(api, attempt, one);
    await age(attempt, 33);
    const change = { ...changeOf(one, { answer: wrongTo(one.question.id) }), revision: 2 };
    const { saved } = await api.exams.save({ attemptId: attempt.id, changes: [change] });
    expect(saved[0]).toMatchObject({ outcome: 'committed', feedback: { right: true } });
    const { attempt: done } = await api.exams.submit({ attemptId: attempt.id });
    expect(done).toMatchObject({ answered: 1, right: 1 });
  });
});
