// Checks of a lesson are questions of any type, and what the first release stored of them stays readable.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { StepView } from '#contract/learning.ts';
import type { Answer } from '#contract/questions/questions.ts';
import type { Catalog, Mission } from '#domain/catalog/catalog.ts';
import { keyOf } from '#domain/questions/answer.ts';
import type { Question } from '#domain/questions/questions.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { CANARY } from '#tests/support/exam-catalog.ts';
import { mixedQuestions } from '#tests/support/mixed-exam.ts';

const FIRST = 'the-cycle-in-15-minutes';
const product = productCatalog();
const questions = mixedQuestions(product);

/** The first mission asks one question of each type after its first card. */
function withChecks(catalog: Catalog): Catalog {
  const withSteps = (mission: Mission): Mission => ({
    ...mission,
    steps: [
      ...mission.steps.slice(0, 1),
      ...questions.map(({ id }, at) => ({
        id: `c${at + 1}`,
        kind: 'check' as const,
        questionId: id,
      })),
    ],
  });
  return {
    ...catalog,
    missions: catalog.missions.map((one) => (one.key === FIRST ? withSteps(one) : one)),
    questions: [...catalog.questions, ...questions],
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: withChecks(product) });
});
afterAll(() => app.close());

const key = (question: Question) => structuredClone(keyOf(question)) as Answer;
const idOf = (type: Question['type']) => `c${questions.findIndex((one) => one.type === type) + 1}`;
const play = (api: Api) => api.learning.play({ activityRef: FIRST });
const checkIn = (steps: readonly StepView[], stepId: string) => {
  const step = steps.find(({ id }) => id === stepId);
  if (step?.kind !== 'check') throw new Error(`${stepId} is no check.`);
  return step;
};
const answer = (api: Api, stepId: string, given: Answer) =>
  api.learning.answerStep({ activityRef: FIRST, stepId, answer: given });

/** A learner who stands at a check: everything before it is seen and answered right. */
async function aLearnerAt(stepId: string) {
  const { api } = await aLearner(app);
  await api.learning.start({ activityRef: FIRST });
  for (const step of (await play(api)).steps) {
    await api.learning.seeStep({ activityRef: FIRST, stepId: step.id });
    if (step.id === stepId) break;
    const question = questions.find(({ id }) => step.kind === 'check' && id === step.question.id);
    if (question) await answer(api, step.id, key(question));
  }
  return api;
}

describe('a lesson that asks questions of all types', () => {
  test('is played to its end, and shows each answer again', async () => {
    const api = await aLearnerAt('none');
    const finish = await api.learning.finish({ activityRef: FIRST });
    expect(finish).toMatchObject({ checksRight: 7, checksTotal: 7, xpAwarded: 40 });
    const { steps } = await play(api);
    for (const [at, question] of questions.entries()) {
      const { feedback } = checkIn(steps, `c${at + 1}`);
      expect(feedback).toMatchObject({ type: question.type, right: true, ...key(question) });
      expect(feedback!.points).toBe(feedback!.maxPoints);
    }
  });

  test('sends no key before the answer: neither by a word nor by an order', async () => {
    const api = await aLearnerAt('c1');
    const { steps } = await play(api);
    expect(JSON.stringify(steps)).not.toContain(CANARY);
    const { question } = checkIn(steps, idOf('order'));
    if (question.type !== 'order') throw new Error('No order.');
    const ids = question.items.map(({ id }) => id);
    expect(ids).not.toEqual(['i1', 'i2', 'i3', 'i4']);
    const again = checkIn((await play(api)).steps, idOf('order')).question;
    expect(again).toEqual(question);
  });

  test('takes an answer that is right in part, once, and opens the reasons with it', async () => {
    const stepId = idOf('match');
    const api = await aLearnerAt(stepId);
    const pairs: [string, string][] = [
      ['l1', 'r3'],
      ['l2', 'r2'],
      ['l3', 'r1'],
    ];
    const { feedback } = await answer(api, stepId, { pairs });
    expect(feedback).toMatchObject({ type: 'match', right: false, points: 0, pairs });
    expect(JSON.stringify(feedback)).toContain(CANARY);
    await expect(answer(api, stepId, { pairs })).rejects.toMatchObject({
      code: 'step.already_answered',
    });
    const stored = await app.database.asOwner(
      'select chosen, "right", question_answer from step_progress where step_id = $1 and "right" = false',
      [stepId],
    );
    expect(stored).toEqual([{ chosen: null, right: false, question_answer: { pairs } }]);
  });

  test('refuses the form of another type, and parts that the question does not have', async () => {
    const stepId = idOf('order');
    const api = await aLearnerAt(stepId);
    for (const wrong of [{ chosen: ['a'] }, { order: ['i1', 'i9'] }] as Answer[]) {
      await expect(answer(api, stepId, wrong)).rejects.toMatchObject({
        code: 'step.answer_malformed',
        fields: [{ field: Object.keys(wrong)[0] }],
      });
    }
  });
});

describe('what the first release left', () => {
  const stored = (stepId: string) =>
    app.database.asOwner('select chosen from step_progress where step_id = $1 and chosen = $2', [
      stepId,
      ['a'],
    ]);

  test('a page of it sends chosen options, and is answered as before', async () => {
    const api = await aLearnerAt('c1');
    const input = { activityRef: FIRST, stepId: 'c1' };
    const both = { ...input, chosen: ['a' as const], answer: { chosen: ['a' as const] } };
    for (const wrong of [input, both]) {
      await expect(api.learning.answerStep(wrong)).rejects.toMatchObject({
        code: 'request.invalid',
      });
    }
    const { feedback } = await api.learning.answerStep({ ...input, chosen: ['a'] });
    expect(feedback).toMatchObject({ type: 'sc', right: false, chosen: ['a'] });
    expect(await stored('c1')).toEqual([{ chosen: ['a'] }]);
  });

  test('a row with chosen options alone is shown, counted and not written again', async () => {
    const api = await aLearnerAt('c2');
    const before = checkIn((await play(api)).steps, 'c1');
    await app.database.asOwner('update step_progress set question_answer = null', []);
    const { steps, progress } = await play(api);
    expect(checkIn(steps, 'c1')).toEqual(before);
    expect(progress.answeredStepIds).toEqual(['c1']);
    await expect(answer(api, 'c1', { chosen: ['a'] })).rejects.toMatchObject({
      code: 'step.already_answered',
    });
    const rows = await app.database.asOwner(
      'select question_answer from step_progress where question_answer is not null',
      [],
    );
    expect(rows).toEqual([]);
  });
});
