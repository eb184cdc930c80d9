import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { correlation } from '#domain/exam/item-statistics.ts';
import {
  countAge,
  exposures,
  itemSums,
  readExposure,
  readFigures,
} from '#server/modules/question/statistics.queries.ts';
import { countQuestions } from '#server/modules/question/statistics.usecases.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams, SAMPLE_EXAM, SAMPLE_QUESTIONS } from '#tests/support/exam-catalog.ts';
import { start } from '#tests/support/sample-attempts.ts';
import { seedAttempts } from '#tests/support/seed-attempts.ts';
import { sitSlowly } from '#tests/support/slow-attempt.ts';

const catalog = catalogWithExams();
const index = indexCatalog(catalog);
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog });
});
afterAll(() => app.close());

const figureOf = async (questionId: string) =>
  (await readFigures(app.database.db)).find((one) => one.questionId === questionId);

describe('figures of questions', () => {
  test('are the same as counted by hand over seeded sittings', async () => {
    const gradedAttempts = await seedAttempts(app.database, { learners: 180 });
    expect(await countQuestions(app.database.db, index)).toBeGreaterThan(0);
    for (const questionId of ['seed.q1', 'seed.q4']) {
      const firsts = gradedAttempts.flatMap(({ answers }) =>
        answers.filter((one) => one.questionId === questionId && one.chosen !== null),
      );
      const pairs = firsts.map(({ right, rest }) => [Number(right), rest] as const);
      const sum = (of: (pair: readonly [number, number]) => number) =>
        pairs.reduce((total, pair) => total + of(pair), 0);
      const byHand = correlation({
        n: pairs.length,
        x: sum(([x]) => x),
        xx: sum(([x]) => x * x),
        y: sum(([, y]) => y),
        yy: sum(([, y]) => y * y),
        xy: sum(([x, y]) => x * y),
      });
      const figure = await figureOf(questionId);
      expect(figure).toMatchObject({
        answers: pairs.length,
        shown: 180,
        facility: pairs.length === 0 ? null : sum(([x]) => x) / pairs.length,
      });
      expect(figure?.discrimination).toBeCloseTo(byHand ?? Number.NaN, 9);
      const picked = Object.fromEntries(
        [...Map.groupBy(firsts, ({ chosen }) => chosen!)].map(([id, of]) => [id, of.length]),
      );
      expect(
        Object.fromEntries(figure!.picks.map(({ optionId, count }) => [optionId, count])),
      ).toEqual(picked);
    }
  });

  test('are the same in one pass and in seven', async () => {
    const { db } = app.database;
    const inOrder = <T extends { questionId: string }>(list: T[]) =>
      list.toSorted((a, b) => a.questionId.localeCompare(b.questionId));
    const one = inOrder(await itemSums(db, {}, 0, 1));
    const seven = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((pass) => itemSums(db, {}, pass, 7)));
    expect(one.length).toBeGreaterThan(3);
    const ids = (list: typeof one) => list.map(({ questionId, shown }) => [questionId, shown]);
    expect(ids(inOrder(seven.flat()))).toEqual(ids(one));
    const sat = await exposures(db, 0, 1);
    const parts = await Promise.all([0, 1, 2].map((pass) => exposures(db, pass, 3)));
    const attempts = parts.flat().reduce((sum, part) => sum + part.attempts, 0);
    expect(attempts).toBe(sat.reduce((sum, part) => sum + part.attempts, 0));
  });

  test('look at first answers only: a second sitting shows again and answers nothing', async () => {
    const { api, learner } = await aLearner(app);
    const ask = () =>
      app.database.asOwner<{ question_id: string; met: number }>(
        `select question_id, count(*)::int met from exam_answers where learner_id = $1 group by 1`,
        [learner.id],
      );
    for (let attempt = 0; attempt < 4; attempt += 1)
      await sitSlowly({ app, api, catalog: index }, SAMPLE_EXAM.key, attempt);
    const met = await ask();
    expect(met.some((one) => one.met > 1)).toBe(true);
    await countQuestions(app.database.db, index);
    for (const { question_id, met: shown } of met) {
      expect(await figureOf(question_id)).toMatchObject({
        answers: 1,
        shown,
        shownAgain: shown - 1,
        facility: null,
        discrimination: null,
        medianMs: null,
      });
    }
    const exposure = await readExposure(app.database.db);
    const paper = exposure.find(({ paperId }) => paperId === SAMPLE_EXAM.id);
    // Twelve questions hold two papers of six: from the third on all was seen.
    expect(paper).toMatchObject({ attempts: 4, highestPercent: 100 });
    expect(paper?.overLimit).toBeGreaterThanOrEqual(2);
  });

  test('leave out what a lesson had asked the learner before', async () => {
    const { api, learner } = await aLearner(app);
    await sitSlowly({ app, api, catalog: index }, SAMPLE_EXAM.key, 0);
    const [asked] = await app.database.asOwner<{ question_id: string }>(
      'select question_id from exam_answers where learner_id = $1 and answer is not null limit 1',
      [learner.id],
    );
    const answersNow = async () => {
      await countQuestions(app.database.db, index);
      return (await figureOf(asked!.question_id))?.answers ?? 0;
    };
    const before = await answersNow();
    expect(before).toBeGreaterThan(0);
    await app.database.asOwner(
      `insert into step_progress (learner_id, activity_id, step_id, question_id, "right", answered_at)
        values ($1, 'a.lesson', 's01', $2, false, now())`,
      [learner.id, asked!.question_id],
    );
    expect(await answersNow()).toBe(before - 1);
  });

  test('leave out an answer with a part missing: it is none', async () => {
    const { api, learner } = await aLearner(app);
    const double = catalog.questions.find(
      (one) => one.type === 'ms' && SAMPLE_QUESTIONS.some(({ id }) => id === one.id),
    )!;
    const answersAfter = async (chosen: readonly string[]) => {
      await app.database.asOwner(
        `update exam_answers set answer = $3 where learner_id = $1 and question_id = $2`,
        [learner.id, double.id, JSON.stringify({ chosen })],
      );
      await countQuestions(app.database.db, index);
      return (await figureOf(double.id))?.answers ?? 0;
    };
    for (let attempt = 0; attempt < 4; attempt += 1)
      await sitSlowly({ app, api, catalog: index }, SAMPLE_EXAM.key, attempt);
    const half = await answersAfter(['a']);
    expect(await answersAfter(['a', 'b'])).toBe(half + 1);
  });

  test('take no answer for a first one where the keys were read after a rushed paper', async () => {
    const { api, learner } = await aLearner(app);
    const before = new Map(
      (await readFigures(app.database.db)).map((one) => [one.questionId, one.answers]),
    );
    await sitSlowly({ app, api, catalog: index }, SAMPLE_EXAM.key);
    await app.database.asOwner(
      `update exam_attempts set implausible = true where learner_id = $1`,
      [learner.id],
    );
    for (let attempt = 0; attempt < 2; attempt += 1)
      await sitSlowly({ app, api, catalog: index }, SAMPLE_EXAM.key);
    await countQuestions(app.database.db, index);
    // Twelve questions: six were rushed through first, the other six are met for the first time.
    const rows = await app.database.asOwner<{ question_id: string; tooFast: boolean }>(
      `select question_id, bool_or(t.implausible) as "tooFast"
         from exam_answers a join exam_attempts t on t.id = a.attempt_id
         where a.learner_id = $1 group by 1`,
      [learner.id],
    );
    expect(rows.filter(({ tooFast }) => tooFast)).toHaveLength(6);
    for (const { question_id, tooFast } of rows) {
      const gained = (await figureOf(question_id))!.answers - (before.get(question_id) ?? 0);
      expect([question_id, gained]).toEqual([question_id, tooFast ? 0 : 1]);
    }
  });

  test('count as shown only what rapid fire served', async () => {
    const { api, learner } = await aLearner(app);
    const shown = async () =>
      new Map(
        (await itemSums(app.database.db, {}, 0, 1)).map((one) => [one.questionId, one.shown]),
      );
    const before = await shown();
    await sitSlowly({ app, api, catalog: index }, SAMPLE_EXAM.key);
    await app.database.asOwner(
      `update exam_attempts set seconds_per_question = 30 where learner_id = $1`,
      [learner.id],
    );
    const rows = await app.database.asOwner<{ question_id: string; served: boolean }>(
      `update exam_answers set served_at = case when number <= 2 then now() end
         where learner_id = $1 returning question_id, served_at is not null as served`,
      [learner.id],
    );
    expect(rows.filter(({ served }) => served)).toHaveLength(2);
    const after = await shown();
    for (const { question_id, served } of rows) {
      const gained = (after.get(question_id) ?? 0) - (before.get(question_id) ?? 0);
      expect([question_id, gained]).toEqual([question_id, served ? 1 : 0]);
    }
  });

  test('tell the exposure of the last thirty days only', async () => {
    const { api, learner } = await aLearner(app);
    const attempts = async () =>
      (await exposures(app.database.db, 0, 1)).find(({ paperId }) => paperId === SAMPLE_EXAM.id)
        ?.attempts ?? 0;
    const before = await attempts();
    await sitSlowly({ app, api, catalog: index }, SAMPLE_EXAM.key);
    const shift = (days: number) =>
      app.database.asOwner(
        `update exam_attempts set started_at = now() - make_interval(days => $2) where learner_id = $1`,
        [learner.id, days],
      );
    await shift(29);
    expect(await attempts()).toBe(before + 1);
    await shift(31);
    expect(await attempts()).toBe(before);
  });

  test('count a scenario that was practised alone: its share and picks, nothing of a rest', async () => {
    const { api } = await aLearner(app);
    const { questions } = await sitSlowly({ app, api, catalog: index }, 'scenario-practice').then(
      ({ attempt }) => api.exams.result({ attemptId: attempt.id }),
    );
    await countQuestions(app.database.db, index);
    expect(await figureOf(questions[0]!.question.id)).toMatchObject({
      answers: 1,
      shown: 1,
      picks: [{ count: 1, share: 1, discrimination: null, of: 0 }],
    });
  });

  test('leave out running attempts and demo learners', async () => {
    const { api } = await aLearner(app);
    const before = await readFigures(app.database.db);
    await start(api);
    const demo = app.newClient();
    await demo.api.account.startDemo({ timeZone: 'Europe/Berlin' });
    await sitSlowly({ app, api: demo.api, catalog: index }, SAMPLE_EXAM.key, 6);
    await countQuestions(app.database.db, index);
    const inOrder = (list: typeof before) =>
      list.toSorted((a, b) => a.questionId.localeCompare(b.questionId));
    expect(inOrder(await readFigures(app.database.db))).toEqual(inOrder(before));
  });
});

describe('the count', () => {
  test('of two nodes at once is made without a failure, and stands once', async () => {
    const { db } = app.database;
    const before = (await readFigures(db)).length;
    const counted = await Promise.all([1, 2, 3, 4].map(() => countQuestions(db, index)));
    expect(counted.some((count) => count === before)).toBe(true);
    expect(counted.every((count) => count === undefined || count === before)).toBe(true);
    expect((await readFigures(db)).length).toBe(before);
  });

  test('comes with the daily job', async () => {
    await app.database.asOwner('delete from question_counts');
    await app.jobs.run('question-figures');
    expect(await countAge(app.database.db)).toBeLessThan(60_000);
    expect(app.logLines.some((line) => line.includes('question-figures'))).toBe(true);
  });
});
