import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams, SAMPLE_EXAM } from '#tests/support/exam-catalog.ts';
import { changeOf, rightTo, start, wrongTo } from '#tests/support/sample-attempts.ts';

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

const catalog = catalogWithExams();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: { ...catalog, papers: [PARTED, ...catalog.papers] } });
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
      { from: 1, to: 4, maxPoints: 4, passPercent: 50, openBook: false },
      { from: 5, to: 6, maxPoints: 2, passPercent: 50, openBook: true },
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
