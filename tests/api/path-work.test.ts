import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { TaskAnswerView } from '#contract/tasks/tasks.ts';
import { signInElsewhere } from '#tests/support/accounts.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import {
  completeActivity,
  completeBefore,
  isTask,
  rightTask,
  takeSteps,
  wrongAnswer,
} from '#tests/support/play.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';
import { harbor } from '#tests/support/stub-places.ts';

const { knots, wind } = harbor.units;
const [LESSON, , QUIZ] = knots;
const [, ARTIFACT, LAB] = wind;
const [FERRY, CARGO] = harbor.companies;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: stubCatalog() });
});
afterAll(() => app.close());

const pathOf = (api: Api) => api.learning.path({ courseKey: harbor.key });
const phaseOf = async (api: Api, id: string) =>
  (await pathOf(api)).phases.find((phase) => phase.id === id)!;
const code = (expected: string) => ({ code: expected });

/** A learner who did what stands before an item; the second unit opens with the first of the one before. */
async function aLearnerAt(id: string) {
  const person = await aLearner(app);
  const [unit = knots, ...earlier] = [wind, knots].filter((items) =>
    items.some((one) => one === id),
  );
  if (unit === wind && earlier.length === 0) await completeActivity(person.api, LESSON);
  await completeBefore(person.api, unit, id);
  return person;
}

describe('a task', () => {
  const DRAFT: TaskAnswerView = { kind: 'template', fields: { wind: 'Half a tho' } };

  /** A learner in front of the template of the first artifact. */
  async function atTheTemplate() {
    const person = await aLearnerAt(ARTIFACT);
    const { steps } = await takeSteps(person.api, ARTIFACT, { count: 2 });
    const step = steps.find(isTask)!;
    return { ...person, task: { activityRef: ARTIFACT, stepId: step.id } };
  }

  test.each([
    ['U+0000', 'a\u0000b', 'ab'],
    ['the first half of a letter', 'a\ud83d', 'a\ufffd'],
    ['the second half of a letter', '\ude00b', '\ufffdb'],
  ])('keeps a text with %s without it', async (_what, typed, kept) => {
    const { api, task } = await atTheTemplate();
    await api.learning.saveDraft({ ...task, answer: { ...DRAFT, fields: { wind: typed } } });
    const play = await api.learning.play({ activityRef: ARTIFACT });
    expect(play.steps.find(isTask)).toMatchObject({ draft: { fields: { wind: kept } } });
  });

  test('keeps of a draft what the task asks for', async () => {
    const { api, task } = await atTheTemplate();
    const foreign = Object.fromEntries(
      Array.from({ length: 39 }, (_, at) => [`foreign-${at}`, 'x'.repeat(1_500)]),
    );
    const fields = { wind: 'Half a tho', ...foreign };
    await api.learning.saveDraft({ ...task, answer: { kind: 'template', fields } });
    const play = await api.learning.play({ activityRef: ARTIFACT });
    expect(play.steps.find(isTask)).toMatchObject({ draft: DRAFT });
    expect(JSON.stringify(play)).not.toContain('foreign-');
  });

  test('keeps a draft, right or wrong, and another device finds it', async () => {
    const { api, task, email, password } = await atTheTemplate();
    await api.learning.saveDraft({ ...task, answer: { kind: 'template', fields: {} } });
    await api.learning.saveDraft({ ...task, answer: DRAFT });
    const other = await signInElsewhere(app, { email, password });
    const play = await other.api.learning.play({ activityRef: ARTIFACT });
    expect(play.steps.find(isTask)).toMatchObject({ draft: DRAFT, outcome: null });
    expect(play.progress).toMatchObject({ submittedStepIds: [], canFinish: false });
    await expect(api.learning.finish({ activityRef: ARTIFACT })).rejects.toMatchObject(
      code('activity.not_finished'),
    );
  });

  test('is handed in once: of fifty at once one stands, and no draft replaces it', async () => {
    const { api, task, learner } = await atTheTemplate();
    const answer = rightTask(ARTIFACT, task.stepId);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => api.learning.submitTask({ ...task, answer })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject(code('step.already_answered'));
    await expect(api.learning.saveDraft({ ...task, answer: DRAFT })).rejects.toMatchObject(
      code('step.already_answered'),
    );
    const rows = await app.database.asOwner(
      'select answer, draft from step_progress where learner_id = $1 and answer is not null',
      [learner.id],
    );
    expect(rows).toEqual([{ answer, draft: null }]);
  });

  test('names the field that is malformed, and takes nothing in', async () => {
    const { api, task } = await atTheTemplate();
    const answer = rightTask(ARTIFACT, task.stepId);
    if (answer.kind !== 'template') throw new Error('No template.');
    const [field] = Object.keys(answer.fields);
    const submit = (wrong: TaskAnswerView) => api.learning.submitTask({ ...task, answer: wrong });
    const fields = { ...answer.fields, [field!]: '' };
    await expect(submit({ kind: 'template', fields })).rejects.toMatchObject({
      code: 'task.malformed',
      fields: [{ field: `fields.${field}`, rule: expect.stringMatching(/words$/) }],
    });
    await expect(submit({ kind: 'text', text: 'Words' })).rejects.toMatchObject({
      code: 'task.malformed',
      fields: [{ field: 'kind', rule: 'template' }],
    });
    const draft = api.learning.saveDraft({ ...task, answer: { kind: 'text', text: 'Words' } });
    await expect(draft).rejects.toMatchObject({
      code: 'task.malformed',
      fields: [{ field: 'kind', rule: 'template' }],
    });
    const play = await api.learning.play({ activityRef: ARTIFACT });
    expect(play.steps.find(isTask)).toMatchObject({ draft: null, outcome: null });
  });

  test('that no rule grades is rated by the learner, after it is handed in, and again', async () => {
    const { api, task } = await atTheTemplate();
    const rate = (ratings: Record<string, 'full' | 'half' | 'none'>) =>
      api.learning.rateTask({ ...task, ratings });
    await expect(rate({ r1: 'full' })).rejects.toMatchObject(code('step.not_submitted'));
    const answer = rightTask(ARTIFACT, task.stepId);
    const { outcome } = await api.learning.submitTask({ ...task, answer });
    expect(outcome).toMatchObject({ points: null, ratings: null, answer });
    expect(outcome.model).toEqual((answer as { fields: object }).fields);
    await expect(rate({})).rejects.toMatchObject({
      code: 'task.malformed',
      fields: [{ field: `ratings.${outcome.rubric[0]!.id}` }],
    });
    const all = (rating: 'full' | 'none') =>
      Object.fromEntries(outcome.rubric.map(({ id }) => [id, rating] as const));
    expect((await rate(all('none'))).outcome.points).toBe(0);
    expect((await rate(all('full'))).outcome).toMatchObject({
      points: outcome.outOf,
      ratings: all('full'),
    });
  });

  test('cannot be worked on before what stands before it, nor where there is none', async () => {
    const { api } = await aLearnerAt(ARTIFACT);
    await api.learning.start({ activityRef: ARTIFACT });
    const play = await api.learning.play({ activityRef: ARTIFACT });
    const { id } = play.steps.find(isTask)!;
    const on = (stepId: string) => ({ activityRef: ARTIFACT, stepId, answer: DRAFT });
    for (const call of [api.learning.saveDraft, api.learning.submitTask]) {
      await expect(call(on(id))).rejects.toMatchObject(code('step.out_of_order'));
      await expect(call(on('s01'))).rejects.toMatchObject(code('step.not_a_task'));
      await expect(call(on('s99'))).rejects.toMatchObject(code('step.not_found'));
    }
  });
});

describe('a lab', () => {
  test('shows no key, reason, model or rubric before its tasks are handed in', async () => {
    const { api, client } = await aLearnerAt(LAB);
    await api.learning.start({ activityRef: LAB });
    const text = async () => (await client.fetch(`/api/activities/${LAB}/play`)).text();
    const words = ['"why"', '"bin"', '"cell"', '"cells"', '"model"', '"rubric"', '"expected"'];
    const before = await text();
    expect(words.filter((word) => before.includes(word))).toEqual([]);
    const play = await api.learning.play({ activityRef: LAB });
    const tasks = play.steps.filter(isTask);
    expect(tasks).toHaveLength(2);
    await takeSteps(api, LAB);
    const after = await text();
    expect(['"why"', '"model"', '"rubric"'].filter((word) => !after.includes(word))).toEqual([]);
  });

  test('in two industries keeps the work of both, and ends with the tasks of one', async () => {
    const { api } = await aLearnerAt(LAB);
    const half = await takeSteps(api, LAB, { industry: CARGO, count: 2 });
    const whole = await takeSteps(api, LAB, { industry: FERRY });
    expect(half.progress.submittedStepIds).toEqual(['cargo-t1']);
    expect(whole.progress).toMatchObject({ canFinish: true });
    expect(whole.progress.submittedStepIds).toHaveLength(2);
    const again = await api.learning.play({ activityRef: LAB, industry: CARGO });
    expect(again.steps).toEqual(half.steps);
    expect(again.progress.submittedStepIds).toEqual(half.progress.submittedStepIds);
    await expect(api.learning.finish({ activityRef: LAB, industry: CARGO })).rejects.toMatchObject(
      code('activity.not_finished'),
    );
    const graded = whole.steps.filter(isTask).filter((task) => task.outcome?.points !== null);
    const finish = await api.learning.finish({ activityRef: LAB, industry: FERRY });
    expect(finish).toMatchObject({
      alreadyDone: false,
      xpAwarded: 31,
      taskPoints: graded.reduce((sum, task) => sum + task.points, 0),
    });
    // Each figure of its tasks covers all of them, what a rule graded and what the learner rates alike.
    expect(Object.keys(finish).filter((key) => key.startsWith('task'))).toEqual([
      'taskPoints',
      'taskPointsOutOf',
      'taskPointsUnrated',
    ]);
    // The other story stays open after the lab is done, and pays nothing more.
    const second = await completeActivity(api, LAB, { industry: CARGO });
    expect(second).toMatchObject({ alreadyDone: true, xpAwarded: 0 });
    const lab = (await phaseOf(api, 'wind')).items.find((item) => item.id === LAB)!;
    expect(lab).toMatchObject({ status: 'done', stepsSeen: 3, stepCount: 3 });
  });

  test('is told in the industry of the profile where the call names none', async () => {
    const { api } = await aLearnerAt(LAB);
    await api.learning.start({ activityRef: LAB });
    const firstSteps: string[] = [];
    for (const industry of [FERRY, CARGO]) {
      await api.learner.update({ industry });
      const play = await api.learning.play({ activityRef: LAB });
      expect(play.activity.industry).toBe(industry);
      firstSteps.push(play.steps[0]!.id);
    }
    expect(firstSteps).toEqual(['ferry-scenario', 'cargo-scenario']);
  });
});

describe('a quiz', () => {
  const quizOf = async (api: Api) =>
    (await phaseOf(api, 'knots')).items.find((item) => item.id === QUIZ);
  const questionsOf = (steps: readonly { id: string }[]) =>
    steps.map((step) => step.id.replace(/^r\d+\./, ''));

  test('draws the same round on two devices, and another one for somebody else', async () => {
    const { api, email, password } = await aLearnerAt(QUIZ);
    await api.learning.start({ activityRef: QUIZ });
    const here = await api.learning.play({ activityRef: QUIZ });
    expect(here.steps).toHaveLength(3);
    const other = await signInElsewhere(app, { email, password });
    expect((await other.api.learning.play({ activityRef: QUIZ })).steps).toEqual(here.steps);
    const rounds = new Set([questionsOf(here.steps).join()]);
    // There are 120 rounds: one stranger may well draw the same.
    for (let strangers = 0; strangers < 5; strangers += 1) {
      const stranger = await aLearnerAt(QUIZ);
      await stranger.api.learning.start({ activityRef: QUIZ });
      const theirs = await stranger.api.learning.play({ activityRef: QUIZ });
      rounds.add(questionsOf(theirs.steps).join());
    }
    expect(rounds.size).toBeGreaterThan(1);
  });

  test('has no next round while questions of this one are open', async () => {
    const { api } = await aLearnerAt(QUIZ);
    await takeSteps(api, QUIZ, { count: 2 });
    const retake = api.learning.retakeQuiz({ activityRef: QUIZ });
    await expect(retake).rejects.toMatchObject(code('quiz.round_open'));
    const { activity } = await api.learning.play({ activityRef: QUIZ });
    expect(activity.quiz).toMatchObject({ round: 1, answered: 2, right: 2, failed: false });
  });

  test('that was failed does not finish; the next round asks what was not asked, and passes', async () => {
    const { api } = await aLearnerAt(QUIZ);
    const first = await takeSteps(api, QUIZ, { right: 1 });
    expect(first.activity.quiz).toMatchObject({ round: 1, right: 1, total: 3, failed: true });
    const finish = () => api.learning.finish({ activityRef: QUIZ });
    await expect(finish()).rejects.toMatchObject(code('quiz.not_passed'));
    // What comes is the next round, with all its minutes: no card of this one is left.
    const { estimatedMinutes } = first.activity;
    const whole = { failedRound: 1, stepsSeen: 0, minutesLeft: estimatedMinutes };
    expect(await quizOf(api)).toMatchObject(whole);
    expect((await pathOf(api)).coveragePercent).toBe(0);
    const retake = () => api.learning.retakeQuiz({ activityRef: QUIZ });
    const both = await Promise.allSettled([retake(), retake()]);
    expect(both.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const second = await api.learning.play({ activityRef: QUIZ });
    expect(second.activity.quiz).toMatchObject({ round: 2, answered: 0, failed: false });
    const asked = new Set([...questionsOf(first.steps), ...questionsOf(second.steps)]);
    expect(asked.size).toBe(6);
    expect(await quizOf(api)).toMatchObject({
      ...{ stepsSeen: 0, stepCount: 3, bestPercent: 33 },
      failedRound: null,
    });
    await expect(finish()).rejects.toMatchObject(code('activity.not_finished'));
    await takeSteps(api, QUIZ, { right: 2 });
    await expect(finish()).resolves.toMatchObject({ xpAwarded: 29, checksRight: 2 });
    // Half of the exam's objectives, but one of many assessments that ask about them.
    const covered = (await pathOf(api)).coveragePercent;
    expect(covered).toBeGreaterThan(0);
    expect(covered).toBeLessThan(50);
    expect(await quizOf(api)).toMatchObject({ status: 'done', stepsSeen: 3, bestPercent: 67 });
  });

  test('that is no quiz has no round to take again', async () => {
    const { api } = await aLearner(app);
    await takeSteps(api, LESSON, { count: 1 });
    await expect(api.learning.retakeQuiz({ activityRef: LESSON })).rejects.toMatchObject(
      code('quiz.not_a_quiz'),
    );
  });

  test('shows no key before an answer, and takes each answer once', async () => {
    const { api, client } = await aLearnerAt(QUIZ);
    await api.learning.start({ activityRef: QUIZ });
    const text = await (await client.fetch(`/api/activities/${QUIZ}/play`)).text();
    const words = ['"why"', '"answer"', '"explanation"', '"trap"', '"right":true'];
    expect(words.filter((word) => text.includes(word))).toEqual([]);
    const { steps } = await api.learning.play({ activityRef: QUIZ });
    const [step] = steps;
    if (step?.kind !== 'check') throw new Error('No question.');
    const answer = () =>
      api.learning.answerStep({
        activityRef: QUIZ,
        stepId: step.id,
        chosen: wrongAnswer(step.question.id) as 'a'[],
      });
    await expect(answer()).resolves.toMatchObject({ feedback: { right: false } });
    await expect(answer()).rejects.toMatchObject(code('step.already_answered'));
  });
});
