import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { Answer, Attempt, AttemptQuestion, Focus } from '#contract/exams.ts';
import { keyOf } from '#domain/questions/answer.ts';
import type { GradientScore } from '#domain/questions/scenario.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog, productCatalogIndex } from '#tests/support/catalog.ts';
import { catalogWithExams } from '#tests/support/exam-catalog.ts';
import { changeOf, codeOf, passSeconds } from '#tests/support/sample-attempts.ts';

const APPLIED = 'applied-practice';
const SCENARIO = 'scenario-practice';
const A_DAY_MS = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
});
afterAll(() => app.close());

const questionOf = ({ question }: AttemptQuestion) =>
  productCatalogIndex().getQuestion(question.id);
const idsOf = ({ questions }: Attempt) => questions.map(({ question }) => question.id);
const areasOf = ({ questions }: Attempt) => [
  ...new Set(questions.flatMap((one) => questionOf(one).tags)),
];

const keyTo = (one: AttemptQuestion): Answer => keyOf(questionOf(one)) as Answer;

/** The way on of a scenario that is worth so much. */
function worthOf(one: AttemptQuestion, points: GradientScore): Answer {
  const question = questionOf(one);
  if (question.type !== 'gradient') throw new Error(`${question.id} is no scenario.`);
  return { chosen: [question.options.find(({ score }) => score === points)!.id] };
}

/** How many scenarios an area has. */
const scenariosOf = (area: string): number =>
  productCatalog().questions.filter(({ type, tags }) => type === 'gradient' && tags[0] === area)
    .length;
const practise = (api: Api, paperKey: string, focus: Focus) => api.exams.start({ paperKey, focus });
const save = (api: Api, { id }: Attempt, one: AttemptQuestion, answer: Answer) =>
  api.exams.save({ attemptId: id, changes: [changeOf(one, { answer })] });
const finish = (api: Api, { id }: Attempt) => api.exams.submit({ attemptId: id });

/** Sits one scenario of an area. */
async function sitScenario(api: Api, points: GradientScore, focus: Focus) {
  const attempt = await practise(api, SCENARIO, focus);
  const [one] = attempt.questions;
  const { saved } = await save(api, attempt, one!, worthOf(one!, points));
  return { attempt, feedback: saved[0]!.feedback, done: await finish(api, attempt) };
}

async function practicesOf(api: Api, objectiveId: string) {
  const { topics } = await api.exams.overview({ courseKey: 'togaf' });
  return topics.find((topic) => topic.objectiveId === objectiveId)!.practices;
}
const poolOf = async (api: Api, objectiveId: string, paperKey: string) =>
  (await practicesOf(api, objectiveId)).find((one) => one.paperKey === paperKey)?.pool;

const on = (objectiveId: string, pool: Focus['pool'] = 'any'): Focus => ({ objectiveId, pool });

describe('a topic', () => {
  test('lists the papers that practise it, each with its own questions', async () => {
    const { api } = await aLearner(app);
    const { topics } = await api.exams.overview({ courseKey: 'togaf' });
    for (const { kind, practices } of topics) {
      expect(practices.map(({ paperKey }) => paperKey)).toEqual(
        kind === 'objective' ? ['topic-practice'] : [APPLIED, SCENARIO],
      );
      for (const { pool } of practices) {
        expect(pool).toEqual({ any: expect.any(Number), unseen: pool.any, missed: 0 });
        expect(pool.any).toBeGreaterThan(0);
      }
    }
    const index = productCatalogIndex();
    const bankSize = (bankId: string) =>
      Object.values(index.bankOf({ ...index.findPaperByKey(APPLIED)!, bankId }).units).flat()
        .length;
    const asked = (key: string) =>
      topics
        .flatMap(({ practices }) => practices.filter(({ paperKey }) => paperKey === key))
        .reduce((sum, { pool }) => sum + pool.any, 0);
    expect([asked('topic-practice'), asked(APPLIED), asked(SCENARIO)]).toEqual([
      bankSize('foundation'),
      bankSize('applied'),
      bankSize('practitioner'),
    ]);
  });

  test('that a paper’s bank does not ask about leaves it nothing to draw, also while it runs', async () => {
    const { api } = await aLearner(app);
    const refusals = async () =>
      Promise.all([
        codeOf(practise(api, APPLIED, on('tgf.u3'))),
        codeOf(practise(api, SCENARIO, on('tgf.u1'))),
        codeOf(practise(api, 'topic-practice', on('tgp.a1'))),
        codeOf(practise(api, APPLIED, on('tgp.a99'))),
      ]);
    const told = [...Array<string>(3).fill('paper.nothing_to_draw'), 'objective.not_found'];
    expect(await refusals()).toEqual(told);
    await practise(api, APPLIED, on('tgp.a1'));
    expect(await refusals()).toEqual(told);
    expect((await api.exams.running()).attempts).toHaveLength(1);
  });
});

describe('applied practice', () => {
  test('asks up to ten questions of the area without a clock, each explained at once', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, APPLIED, on('tgp.a4'));
    expect(attempt).toMatchObject({
      total: 10,
      focus: { objectiveId: 'tgp.a4', title: 'Architecture Development (Phases B, C, D)' },
      paper: {
        takesFocus: true,
        asksConfidence: true,
        takesMore: true,
        openBook: false,
        untimed: true,
      },
    });
    expect(areasOf(attempt)).toEqual(['tgp.a4']);
    expect(Date.parse(attempt.deadlineAt) - Date.parse(attempt.startedAt)).toBe(A_DAY_MS);
    for (const one of attempt.questions) {
      const { saved } = await save(api, attempt, one, keyTo(one));
      expect(saved[0]).toMatchObject({ outcome: 'saved', feedback: { right: true } });
    }
    await finish(api, attempt);
    const { any, unseen } = (await poolOf(api, 'tgp.a4', APPLIED))!;
    expect([any - unseen, await poolOf(api, 'tgp.a4', SCENARIO)]).toEqual([
      10,
      { any: scenariosOf('tgp.a4'), unseen: scenariosOf('tgp.a4'), missed: 0 },
    ]);
    const rest = await practise(api, APPLIED, on('tgp.a4', 'unseen'));
    expect(rest.total).toBe(unseen);
    expect(idsOf(rest).filter((id) => idsOf(attempt).includes(id))).toEqual([]);
  });

  test('of all areas asks more than one', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, APPLIED, { pool: 'any' });
    expect(attempt.total).toBe(10);
    expect(areasOf(attempt).length).toBeGreaterThan(1);
  });
});

describe('scenario practice', () => {
  test('asks one scenario of the area without a clock, with the standard on the desk', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, SCENARIO, on('tgp.a2'));
    expect(attempt).toMatchObject({
      total: 1,
      questions: [{ question: { type: 'gradient' }, maxPoints: 5, feedback: null }],
      paper: { openBook: true, maxPoints: 5, asksConfidence: true, takesMore: true },
    });
    expect(areasOf(attempt)).toEqual(['tgp.a2']);
    expect(Date.parse(attempt.deadlineAt) - Date.parse(attempt.startedAt)).toBe(A_DAY_MS);
  });

  test('tells the points of every way on at once; three of five pass it and are missed', async () => {
    const { api } = await aLearner(app);
    const { attempt, feedback, done } = await sitScenario(api, 3, on('tgp.a2'));
    expect(feedback).toMatchObject({ type: 'gradient', right: false, points: 3, maxPoints: 5 });
    const reasons = feedback?.type === 'gradient' ? feedback.reasons : [];
    expect(reasons.map(({ score }) => score).toSorted()).toEqual([0, 1, 3, 5]);
    expect(reasons.every(({ why }) => why.length > 0)).toBe(true);
    expect(done.attempt).toMatchObject({ right: 0, points: 3, percent: 60, passed: true });
    expect(await poolOf(api, 'tgp.a2', SCENARIO)).toEqual({
      any: scenariosOf('tgp.a2'),
      unseen: scenariosOf('tgp.a2') - 1,
      missed: 1,
    });
    const again = await practise(api, SCENARIO, on('tgp.a2', 'missed'));
    expect(idsOf(again)).toEqual(idsOf(attempt));
  });

  test('holds what was missed by the latest answer, not by the best', async () => {
    const { api } = await aLearner(app);
    const missed = on('tgp.a2', 'missed');
    const told = async () => (await poolOf(api, 'tgp.a2', SCENARIO))?.missed;
    await sitScenario(api, 1, on('tgp.a2'));
    expect(await told()).toBe(1);
    await sitScenario(api, 5, missed);
    expect(await told()).toBe(0);
    expect(await codeOf(practise(api, SCENARIO, missed))).toBe('paper.nothing_to_draw');
    // Three more are unseen; the fifth is the one that was right.
    for (const _ of [1, 2, 3]) await sitScenario(api, 5, on('tgp.a2', 'unseen'));
    const before = await told();
    await sitScenario(api, 3, on('tgp.a2'));
    expect([before, await told()]).toEqual([0, 1]);
  });

  test('grows by one scenario of the same area, with its time, and by no more', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, SCENARIO, on('tgp.a5'));
    const [first] = attempt.questions;
    const like = { attemptId: attempt.id, questionId: first!.question.id };
    expect(await codeOf(api.exams.another({ ...like, total: 1 }))).toBe('attempt.takes_no_more');
    await save(api, attempt, first!, worthOf(first!, 1));
    const more = await api.exams.another({ ...like, total: 1 });
    expect(more).toMatchObject({ total: 2, question: { number: 2, maxPoints: 5, feedback: null } });
    expect(questionOf(more.question).tags).toEqual(['tgp.a5']);
    expect(more.question.question.id).not.toBe(first!.question.id);
    expect(more.deadlineAt).toBe(attempt.deadlineAt);
    await save(api, attempt, more.question, worthOf(more.question, 5));
    expect(await codeOf(api.exams.another({ ...like, total: 2 }))).toBe('attempt.takes_no_more');
    const { attempt: done } = await finish(api, attempt);
    expect(done).toMatchObject({ total: 2, right: 1, points: 6, maxPoints: 10, percent: 60 });
  });
});

describe('what to do next', () => {
  const practised = async (api: Api, { id }: Pick<Attempt, 'id'>) =>
    (await api.exams.result({ attemptId: id })).nextActions.find(({ kind }) => kind === 'practise');

  test('is practice from the paper’s own bank', async () => {
    const { api } = await aLearner(app);
    // At the pace of a reader, and mostly answered: else it would show no weak topic.
    const read = ({ id }: Attempt) => passSeconds(app, id, 45 * 60);
    const attempt = await practise(api, SCENARIO, on('tgp.a3'));
    await read(attempt);
    const [one] = attempt.questions;
    await save(api, attempt, one!, worthOf(one!, 0));
    await finish(api, attempt);
    expect(await practised(api, attempt)).toMatchObject({
      paperKey: SCENARIO,
      focus: { objectiveId: 'tgp.a3', pool: 'any' },
    });
    const applied = await practise(api, APPLIED, on('tgp.a3'));
    await read(applied);
    for (const one of applied.questions.slice(0, -2)) await save(api, applied, one, keyTo(one));
    await finish(api, applied);
    expect(await practised(api, applied)).toMatchObject({
      paperKey: APPLIED,
      focus: { objectiveId: 'tgp.a3' },
    });
    const paper = await api.exams.start({ paperKey: 'certified-ogea-102' });
    await read(paper);
    for (const one of paper.questions) {
      const isWorst = questionOf(one).tags.includes('tgp.a6');
      await save(api, paper, one, worthOf(one, isWorst ? 0 : 3));
    }
    await finish(api, paper);
    expect(await practised(api, paper)).toMatchObject({
      paperKey: SCENARIO,
      focus: { objectiveId: 'tgp.a6' },
    });
  });
});

describe('one scenario', () => {
  let paced: TestApp;
  beforeAll(async () => {
    paced = await startApp({ catalog: productCatalog() });
  });
  afterAll(() => paced.close());

  async function sitFor(api: Api, points: GradientScore, seconds: number) {
    const attempt = await practise(api, SCENARIO, { pool: 'unseen' });
    await passSeconds(paced, attempt.id, seconds);
    const [one] = attempt.questions;
    await save(api, attempt, one!, worthOf(one!, points));
    return finish(api, attempt);
  }

  test('pays once its words can have been read: the paper, its first pass, and the best way only for itself', async () => {
    const { api } = await aLearner(paced);
    const tooFast = await sitFor(api, 5, 20);
    expect([tooFast.attempt.implausible, tooFast.outcome.xpAwarded]).toEqual([true, 0]);
    const second = await sitFor(api, 3, 125);
    expect(second.attempt.implausible).toBe(false);
    expect([second.outcome.xpAwarded, second.outcome.answers?.xp]).toEqual([40 + 100, 0]);
    const best = await sitFor(api, 5, 125);
    expect([best.outcome.xpAwarded, best.outcome.answers?.xp]).toEqual([2, 2]);
  });

  test('is no assessment: three of them tell no confidence', async () => {
    const { api } = await aLearner(paced);
    for (const _ of [1, 2, 3]) await sitFor(api, 5, 300);
    expect((await api.learning.path({ courseKey: 'togaf' })).confidence).toBeNull();
    const stats = (await api.exams.overview({ courseKey: 'togaf' })).stats;
    expect(stats).toMatchObject({ attempts: 0, passed: 0, questionsAnswered: 3 });
  });

  test('is in none of the figures of all attempts, and stands on its own card', async () => {
    const { api } = await aLearner(app);
    await sitScenario(api, 5, on('tgp.a2'));
    const { stats, papers } = await api.exams.overview({ courseKey: 'togaf' });
    expect(stats).toMatchObject({ attempts: 0, averagePercent: null, bestPercent: null });
    expect(papers.find(({ key }) => key === SCENARIO)).toMatchObject({
      attempts: 1,
      bestPercent: 100,
    });
  });
});
