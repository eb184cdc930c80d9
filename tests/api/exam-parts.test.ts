import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams, SAMPLE_EXAM } from '#tests/support/exam-catalog.ts';
import { changeOf, codeOf, rightTo, start, wrongTo } from '#tests/support/sample-attempts.ts';

/** Four questions of one topic, then two of another with the book on the desk; each part to be passed. */
const PARTED = {
  ...SAMPLE_EXAM,
  id: 'pap.sample.parted',
  key: 'sample-parted',
  passPercent: 50,
  parts: [
    { units: ['u1'], passPercent: 50 },
    { units: ['u3'], passPercent: 50, openBook: true },
  ],
};

/** The same, each part with a clock of its own. */
const TIMED = {
  ...PARTED,
  id: 'pap.sample.timed',
  key: 'sample-timed',
  minutes: 15,
  parts: [
    { units: ['u1'], passPercent: 50, minutes: 5 },
    { units: ['u3'], passPercent: 50, openBook: true, minutes: 10 },
  ],
};

const catalog = catalogWithExams();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: { ...catalog, papers: [PARTED, TIMED, ...catalog.papers] } });
});
afterAll(() => app.close());

/** Sits the paper with these numbers right and the others wrong. */
async function sit(...right: number[]) {
  const { api } = await aLearner(app);
  const attempt = await start(api, PARTED.key);
  const changes = attempt.questions.map((one) => {
    const answer = right.includes(one.number) ? rightTo : wrongTo;
    return changeOf(one, { answer: answer(one.question.id) });
  });
  await api.exams.save({ attemptId: attempt.id, changes });
  const ended = await api.exams.submit({ attemptId: attempt.id });
  return { ended, result: await api.exams.result({ attemptId: attempt.id }) };
}

describe('a paper of two parts', () => {
  test('says its parts before it is begun, and asks them one after the other', async () => {
    const { api } = await aLearner(app);
    const { paper, questions } = await start(api, PARTED.key);
    expect(paper.parts).toEqual([
      { from: 1, to: 4, maxPoints: 4, passPercent: 50, openBook: false, minutes: null },
      { from: 5, to: 6, maxPoints: 2, passPercent: 50, openBook: true, minutes: null },
    ]);
    const units = questions.map(({ question }) => question.id.split('.')[2]);
    expect(units).toEqual(['u1', 'u1', 'u1', 'u1', 'u3', 'u3']);
  });

  test('is passed where both are, and the report says what each earned', async () => {
    const { result } = await sit(1, 2, 5);
    expect(result.passed).toBe(true);
    expect(result.attempt.passed).toBe(true);
    expect(result.parts).toEqual([
      { from: 1, to: 4, points: 2, maxPoints: 4, passPercent: 50, passed: true },
      { from: 5, to: 6, points: 1, maxPoints: 2, passPercent: 50, passed: true },
    ]);
  });

  test('is not passed by the points of one part, however many', async () => {
    const { result } = await sit(1, 2, 3, 4);
    expect(result.score.percent).toBe(67);
    expect(result.passed).toBe(false);
    expect(result.attempt.passed).toBe(false);
    expect(result.parts.map(({ passed }) => passed)).toEqual([true, false]);
  });

  test('has no parts where it is one whole', async () => {
    const { api } = await aLearner(app);
    expect((await start(api)).paper.parts).toEqual([]);
  });
});

describe('parts with clocks of their own', () => {
  const MINUTE = 60_000;
  /** Lets so much of an attempt's time pass, in seconds. */
  const pass = (attemptId: string, seconds: number) =>
    app.database.asOwner(
      `update exam_attempts set started_at = started_at - $2 * interval '1 second',
         deadline_at = deadline_at - $2 * interval '1 second' where id = $1`,
      [attemptId, seconds],
    );
  const begin = async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, TIMED.key);
    const answer = async (number: number) => {
      const one = attempt.questions[number - 1]!;
      const changes = [changeOf(one, { answer: rightTo(one.question.id) })];
      return (await api.exams.save({ attemptId: attempt.id, changes })).saved[0]!.outcome;
    };
    return { api, attempt, attemptId: attempt.id, answer };
  };
  const ms = (from: string, to: string) => Date.parse(to) - Date.parse(from);

  test('run one after the other', async () => {
    const { attempt } = await begin();
    expect(attempt.paper.parts.map(({ minutes }) => minutes)).toEqual([5, 10]);
    expect(attempt.partEnds.map((end) => ms(attempt.startedAt, end))).toEqual([
      5 * MINUTE,
      15 * MINUTE,
    ]);
  });

  test('take answers only to the part that runs, by the clock of the server', async () => {
    const { attemptId, answer } = await begin();
    expect(await answer(1)).toBe('saved');
    expect(await answer(5)).toBe('late');
    await pass(attemptId, 5 * 60 + 6);
    expect(await answer(2)).toBe('late');
    expect(await answer(5)).toBe('saved');
  });

  test('keep what was answered in them: nothing of it changes any more', async () => {
    const { api, attempt, attemptId, answer } = await begin();
    await answer(1);
    await pass(attemptId, 5 * 60 + 6);
    const one = attempt.questions[0]!;
    const changes = [{ ...changeOf(one, { answer: wrongTo(one.question.id) }), revision: 2 }];
    const { saved } = await api.exams.save({ attemptId, changes });
    expect(saved[0]).toMatchObject({ outcome: 'committed', answer: rightTo(one.question.id) });
    const { changes: none } = await api.exams
      .submit({ attemptId, changes })
      .then(() => api.exams.result({ attemptId }));
    expect(none.rightToWrong).toBe(0);
  });

  test('are ended early once, and the next has its own minutes and no more', async () => {
    const { api, attempt, attemptId, answer } = await begin();
    const ended = await api.exams.endPart({ attemptId, to: 4 });
    expect(ms(ended.serverNow, ended.deadlineAt)).toBe(10 * MINUTE);
    expect(ended.partEnds[0]).toBe(ended.serverNow);
    expect(await api.exams.endPart({ attemptId, to: 4 })).toMatchObject({
      deadlineAt: ended.deadlineAt,
    });
    expect(await answer(5)).toBe('saved');
    await pass(attemptId, 6);
    expect(await answer(1)).toBe('late');
    await api.exams.submit({ attemptId });
    const { pace } = await api.exams.result({ attemptId });
    // The report measures against the paper's minutes, not against those that were left.
    expect(pace.msLimit).toBe(15 * MINUTE);
    expect(attempt.paper.minutes).toBe(15);
  });

  test('end at their own last number, and the last with the paper', async () => {
    const { api, attemptId } = await begin();
    expect(await codeOf(api.exams.endPart({ attemptId, to: 3 }))).toBe('attempt.no_part');
    expect(await codeOf(api.exams.endPart({ attemptId, to: 6 }))).toBe('attempt.no_part');
    const other = await aLearner(app);
    expect(await codeOf(other.api.exams.endPart({ attemptId, to: 4 }))).toBe('attempt.not_found');
    await api.exams.submit({ attemptId });
    expect(await codeOf(api.exams.endPart({ attemptId, to: 4 }))).toBe('attempt.finished');
  });

  test('are none where the paper is one whole', async () => {
    const { api } = await aLearner(app);
    const { id: attemptId, partEnds } = await start(api);
    expect(partEnds).toEqual([]);
    expect(await codeOf(api.exams.endPart({ attemptId, to: 4 }))).toBe('attempt.no_part');
  });
});
