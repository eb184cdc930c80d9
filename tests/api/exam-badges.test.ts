import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { changeOf, passSeconds } from '#tests/support/sample-attempts.ts';
import { answerSlowly, sitSlowly } from '#tests/support/slow-attempt.ts';

const SCENARIOS = 'certified-ogea-102';
const catalog = indexCatalog(productCatalog());
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const newSitter = async () => {
  const { api, learner } = await aLearner(app);
  return { app, api, catalog, learner };
};
type Sitter = Awaited<ReturnType<typeof newSitter>>;
const badgeOf = async ({ api }: Sitter, id: string) =>
  (await api.learning.badges()).find((badge) => badge.id === id);
const idsOf = (submitted: { outcome: { badgesEarned: { id: string }[] } }) =>
  submitted.outcome.badgesEarned.map(({ id }) => id);
const withheldBy = async ({ learner }: Sitter) =>
  (
    await app.database.asOwner<{ badge_id: string }>(
      `select badge_id from learner_badges where learner_id = $1 order by 1`,
      [learner.id],
    )
  ).map((row) => row.badge_id);

describe('Foundation Ready', () => {
  test('comes with the third paper at 75 %, of both forms together, and tells the way there', async () => {
    const sitter = await newSitter();
    expect(await badgeOf(sitter, 'bdg.foundation-ready')).toMatchObject({
      earnedAt: null,
      percent: 0,
      progress: { have: 0, need: 3 },
    });
    expect(idsOf(await sitSlowly(sitter, 'foundation', 30))).toEqual([]);
    // 29 of 40 are 72.5 %: shown as 73, and still short of 75.
    await sitSlowly(sitter, 'foundation', 29);
    await sitSlowly(sitter, 'foundation-ogea-101', 40);
    expect(await badgeOf(sitter, 'bdg.foundation-ready')).toMatchObject({
      earnedAt: null,
      percent: 67,
      progress: { have: 2, need: 3 },
    });
    expect(idsOf(await sitSlowly(sitter, 'foundation', 31))).toEqual(['bdg.foundation-ready']);
    expect(await badgeOf(sitter, 'bdg.foundation-ready')).toMatchObject({ percent: 100 });
    expect(idsOf(await sitSlowly(sitter, 'foundation', 40))).toEqual([]);
  });
});

describe('badges over scenarios', () => {
  test('Scenario Reader comes with the first paper, Gradient Master with 32 of 40 points', async () => {
    const sitter = await newSitter();
    const first = await sitSlowly(sitter, SCENARIOS, 6);
    expect(first.attempt).toMatchObject({ points: 30, maxPoints: 40 });
    expect(idsOf(first)).toEqual(['bdg.scenario-reader']);
    expect(await badgeOf(sitter, 'bdg.gradient-master')).toMatchObject({
      earnedAt: null,
      percent: 94,
      progress: { have: 30, need: 32 },
    });
    expect(idsOf(await sitSlowly(sitter, SCENARIOS, 7))).toEqual(['bdg.gradient-master']);
  });

  test('are held once when fifty hand the paper in at once', async () => {
    const sitter = await newSitter();
    const { id: attemptId } = await answerSlowly(sitter, SCENARIOS, 8);
    const all = await Promise.all(
      Array.from({ length: 50 }, () => sitter.api.exams.submit({ attemptId })),
    );
    expect(all.flatMap(idsOf).toSorted()).toEqual(['bdg.gradient-master', 'bdg.scenario-reader']);
    expect(await withheldBy(sitter)).toEqual(['bdg.gradient-master', 'bdg.scenario-reader']);
    const trail = await sitter.api.learning.activity({ limit: 20 });
    expect(trail.filter(({ type }) => type === 'badge_earned')).toHaveLength(2);
  });

  test('come with an overdue paper too, once on two nodes', async () => {
    const sitter = await newSitter();
    const { id } = await answerSlowly(sitter, SCENARIOS, 8);
    await passSeconds(app, id, 5_400);
    await Promise.all([app.jobs.run('overdue-attempts'), app.jobs.run('overdue-attempts')]);
    expect(await withheldBy(sitter)).toEqual(['bdg.gradient-master', 'bdg.scenario-reader']);
  });
});

describe('the line of eight scenarios', () => {
  /** Hands the paper in with answers of these points; answers what its report says. */
  async function reportOf({ api }: Sitter, worth: readonly number[]) {
    const attempt = await api.exams.start({ paperKey: SCENARIOS });
    const changes = attempt.questions.map((one, at) => {
      const question = catalog.getQuestion(one.question.id);
      if (question.type !== 'gradient') throw new Error('Not a scenario.');
      const { id } = question.options.find(({ score }) => score === worth[at])!;
      return changeOf(one, { answer: { chosen: [id] } });
    });
    await api.exams.save({ attemptId: attempt.id, changes });
    await api.exams.submit({ attemptId: attempt.id });
    return api.exams.result({ attemptId: attempt.id });
  }

  test('23 of 40 points miss the line, 24 reach it', async () => {
    const sitter = await newSitter();
    expect(await reportOf(sitter, [5, 5, 5, 5, 3, 0, 0, 0])).toMatchObject({
      passed: false,
      score: { points: 23, maxPoints: 40, percent: 58 },
      paper: { passPercent: 60 },
    });
    expect(await reportOf(sitter, [5, 3, 1, 0, 5, 5, 5, 0])).toMatchObject({
      passed: true,
      score: { points: 24, maxPoints: 40, percent: 60 },
    });
  });
});
