// A later release brings other content: what has ended stays as it was told.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalog } from '#domain/catalog/catalog.ts';
import type { Question } from '#domain/questions/questions.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams } from '#tests/support/exam-catalog.ts';
import { rightTo, sitPaper, start, wrongTo } from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
});
afterAll(() => app.close());

/** The same installation with other questions, and the learner's session in it. */
async function release(
  client: Awaited<ReturnType<typeof aLearner>>['client'],
  of: (question: Question) => Question[],
) {
  const before = catalogWithExams();
  const questions = before.questions.flatMap(of);
  const isThere = new Set(questions.map(({ id }) => id));
  const banks = before.banks.map((bank) => ({
    ...bank,
    units: Object.fromEntries(
      Object.entries(bank.units).map(([unit, entries]) => [
        unit,
        entries.filter(({ questionId }) => isThere.has(questionId)),
      ]),
    ),
  }));
  const catalog: Catalog = { ...before, questions, banks };
  const later = await startApp({ database: app.database, catalog });
  const elsewhere = later.newClient();
  for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
  return elsewhere.api;
}

test('a question that is dropped takes nothing from the result that counted it', async () => {
  const { api, client } = await aLearner(app);
  // 4 of 6 are 66 %, above the line of 55 %; without one of the right ones it would be 3 of 5.
  const { attempt } = await sitPaper(api, 4);
  const told = await api.exams.result({ attemptId: attempt.id });
  const gone = told.questions[0]!.question.id;
  const later = await release(client, (question) => (question.id === gone ? [] : [question]));

  const result = await later.exams.result({ attemptId: attempt.id });
  expect(result).toMatchObject({ score: told.score, passed: true, attempt: told.attempt });
  expect(result.objectives).toEqual(told.objectives);
  expect(result.pace.quarters).toEqual(told.pace.quarters);
  // Nothing of its text is left to show.
  expect(result.questions.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
});

test('a result whose questions are all dropped still opens with its score', async () => {
  const { api, client } = await aLearner(app);
  const { attempt } = await sitPaper(api, 4);
  const told = await api.exams.result({ attemptId: attempt.id });
  const asked = new Set(told.questions.map(({ question }) => question.id));
  // As where a whole bank is written anew: other questions stand under new ids.
  const later = await release(client, (question) =>
    asked.has(question.id) ? [{ ...question, id: `${question.id}9` }] : [question],
  );

  const result = await later.exams.result({ attemptId: attempt.id });
  expect(result).toMatchObject({ score: told.score, passed: true, attempt: told.attempt });
  expect(result.objectives).toEqual(told.objectives);
  expect(result.questions).toEqual([]);
});

test('a key that is changed judges nobody who has answered before', async () => {
  const { api, client } = await aLearner(app);
  const { attempt } = await sitPaper(api, 6);
  const told = await api.exams.result({ attemptId: attempt.id });
  const { id } = told.questions.find(({ question }) => question.type === 'sc')!.question;
  const [other = ''] = (wrongTo(id) as { chosen: string[] }).chosen;
  const later = await release(client, (question) =>
    question.id === id && question.type === 'sc' ? [{ ...question, answer: [other] }] : [question],
  );

  const result = await later.exams.result({ attemptId: attempt.id });
  expect(result.score).toEqual(told.score);
  const judged = result.questions.find(({ question }) => question.id === id);
  expect(judged).toMatchObject({ answer: rightTo(id), points: 1, feedback: { right: true } });
});

test('an attempt that runs over the release is graded without what is gone', async () => {
  const { api, client } = await aLearner(app);
  const attempt = await start(api);
  const gone = attempt.questions[2]!.question.id;
  const later = await release(client, (question) => (question.id === gone ? [] : [question]));
  expect((await later.exams.attempt({ attemptId: attempt.id })).questions).toHaveLength(5);
  const { attempt: ended } = await later.exams.submit({ attemptId: attempt.id });
  expect(ended).toMatchObject({ total: 5, right: 0 });
  // Where the question is there again, its row without a mark is no part of the report either.
  for (const of of [later, api]) {
    const { score, objectives } = await of.exams.result({ attemptId: attempt.id });
    expect(score).toMatchObject({ total: 5, right: 0, maxPoints: ended.maxPoints });
    expect(objectives.reduce((sum, { total }) => sum + total, 0)).toBe(5);
  }
});
