import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog, Mission } from '#domain/catalog/catalog.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { aMission, aSection } from '#tests/support/builders.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import {
  catalogWithExams,
  SAMPLE_EXAM,
  SAMPLE_PRACTICE,
  SAMPLE_QUESTIONS,
} from '#tests/support/exam-catalog.ts';
import { changeOf, passSeconds, rightTo, sitPaper, start } from '#tests/support/sample-attempts.ts';
import { aDayLater, answerSlowly, sitSlowly } from '#tests/support/slow-attempt.ts';

const briefing = [{ kind: 'paragraph', content: ['It is Monday.'] }] as const;
const aQuest = (key: string, over: Partial<Mission>): Mission =>
  aMission({ id: `ms.x.${key}`, key, title: key, xp: 50, steps: [], briefing, ...over });
const EITHER = `${SAMPLE_EXAM.id}|${SAMPLE_PRACTICE.id}` as const;

/** Two topics, and missions over the sample papers. */
function missionCatalog(): Catalog {
  const catalog = catalogWithExams();
  const missions = [
    aQuest('first', { unlockWhen: [], doneWhen: [`paper.done:${EITHER}`] }),
    aQuest('three', { unlockWhen: [], xp: 70, doneWhen: [`paper.best:${EITHER}>=75*3`] }),
    aQuest('after', {
      unlockWhen: ['mission.done:ms.x.first'],
      xp: 5,
      doneWhen: [`paper.best:${SAMPLE_EXAM.id}>=60`],
    }),
    aQuest('weak', {
      unlockWhen: ['mission.done:ms.x.three'],
      xp: 9,
      doneWhen: [`topics.strong:${SAMPLE_PRACTICE.id}`],
    }),
  ];
  return {
    ...catalog,
    // With the product's own rules of pace.
    rewards: productCatalog().rewards,
    courses: catalog.courses.map((course) => ({
      ...course,
      objectives: course.objectives.filter(({ id }) => id === 'tgf.u1' || id === 'tgf.u3'),
    })),
    missions,
    sections: [aSection({ missionIds: missions.map(({ id }) => id) })],
  };
}

const product = missionCatalog();
const catalog = indexCatalog(product);
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: product });
});
afterAll(() => app.close());

const newSitter = async () => {
  const { api, learner } = await aLearner(app);
  return { app, api, catalog, learner };
};
const keys = (submitted: { outcome: { questsDone: { key: string; xp: number }[] } }) =>
  submitted.outcome.questsDone.map(({ key, xp }) => [key, xp]);
const paidTo = (learnerId: string) =>
  app.database.asOwner<{ source: string; xp: number }>(
    `select source, base_xp + bonus_xp as xp from xp_ledger
     where learner_id = $1 and source like '%ms.x.%' order by id`,
    [learnerId],
  );

describe('a mission over papers', () => {
  test('ends when one is handed in, pays, tells, and opens the next, which may end with it', async () => {
    const sitter = await newSitter();
    const before = await sitter.api.learning.mission({ missionKey: 'first' });
    expect(before).toMatchObject({
      status: 'available',
      estimatedMinutes: 10,
      next: { kind: 'paper', ref: SAMPLE_EXAM.key, title: SAMPLE_EXAM.title },
      requirements: [{ asks: 'papers', status: 'available', met: false, times: 1, timesMet: 0 }],
    });
    const submitted = await sitSlowly(sitter, SAMPLE_EXAM.key, 4);
    expect(keys(submitted)).toEqual([
      ['first', 50],
      ['after', 5],
    ]);
    // The paper's own XP and that of the missions are told apart, and all of it is there.
    expect(submitted.outcome).toMatchObject({ xpAwarded: 140, totalXp: 195 });
    const { status, requirements } = await sitter.api.learning.mission({ missionKey: 'first' });
    expect([status, requirements[0]?.met]).toEqual(['done', true]);
    const trail = await sitter.api.learning.activity({ limit: 10 });
    expect(trail.filter(({ type }) => type === 'mission_done')).toHaveLength(2);
    expect(keys(await sitSlowly(sitter, SAMPLE_EXAM.key, 4))).toEqual([]);
    expect((await paidTo(sitter.learner.id)).map(({ source }) => source)).toEqual([
      'activity:ms.x.first',
      'activity:ms.x.after',
    ]);
  });

  test('counts sittings from its line on, over all papers it names', async () => {
    const sitter = await newSitter();
    await sitSlowly(sitter, SAMPLE_EXAM.key, 6);
    await sitSlowly(sitter, SAMPLE_EXAM.key, 4);
    const { requirements } = await sitter.api.learning.mission({ missionKey: 'three' });
    expect(requirements).toMatchObject([
      { status: 'in_progress', percent: 75, bestPercent: 100, times: 3, timesMet: 1 },
    ]);
    expect(keys(await sitSlowly(sitter, SAMPLE_PRACTICE.key, 3))).toEqual([]);
    expect(keys(await sitSlowly(sitter, SAMPLE_EXAM.key, 5))).toEqual([['three', 70]]);
  });

  test('ends once when fifty hand the paper in at once', async () => {
    const sitter = await newSitter();
    const { id: attemptId } = await answerSlowly(sitter, SAMPLE_EXAM.key, 6);
    const all = await Promise.all(
      Array.from({ length: 50 }, () => sitter.api.exams.submit({ attemptId })),
    );
    expect(all.flatMap(keys)).toEqual([
      ['first', 50],
      ['after', 5],
    ]);
    expect(await paidTo(sitter.learner.id)).toHaveLength(2);
  });

  test('ends with the round that ends an overdue paper', async () => {
    const sitter = await newSitter();
    const { id } = await answerSlowly(sitter, SAMPLE_EXAM.key, 6);
    await passSeconds(app, id, 600);
    await Promise.all([app.jobs.run('overdue-attempts'), app.jobs.run('overdue-attempts')]);
    const { status } = await sitter.api.learning.mission({ missionKey: 'first' });
    expect(status).toBe('done');
    expect(await paidTo(sitter.learner.id)).toHaveLength(2);
  });

  test('takes no paper for a sitting that was left empty, or answered faster than it is read', async () => {
    const sitter = await newSitter();
    const empty = await start(sitter.api);
    await sitter.api.exams.submit({ attemptId: empty.id });
    expect((await sitPaper(sitter.api, 6)).outcome.questsDone).toEqual([]);
    const { status } = await sitter.api.learning.mission({ missionKey: 'first' });
    expect(status).toBe('available');
  });
});

describe('a mission over weak topics', () => {
  test('ends when every topic was answered right on two days, not on one', async () => {
    const sitter = await newSitter();
    const sit = (right: number) => sitSlowly(sitter, SAMPLE_EXAM.key, right);
    for (let attempt = 0; attempt < 3; attempt += 1) await sit(6);
    const { requirements } = await sitter.api.learning.mission({ missionKey: 'weak' });
    expect(requirements).toMatchObject([
      {
        asks: 'topics',
        met: false,
        activity: { kind: 'paper', ref: SAMPLE_PRACTICE.key },
        // Right on one day only, both of them.
        ...{ times: 2, timesMet: 0, status: 'available' },
      },
    ]);
    await aDayLater(app, sitter.learner.id);
    expect(keys(await sit(6))).toEqual([['weak', 9]]);
    expect(await sitter.api.learning.mission({ missionKey: 'weak' })).toMatchObject({
      status: 'done',
      requirements: [{ met: true, status: 'done', times: 2, timesMet: 2 }],
    });
  });

  test('does not end while a topic is below the line', async () => {
    const sitter = await newSitter();
    const sit = (right: number) => sitSlowly(sitter, SAMPLE_EXAM.key, right);
    for (let attempt = 0; attempt < 3; attempt += 1) await sit(6);
    for (let attempt = 0; attempt < 4; attempt += 1) await sit(0);
    await aDayLater(app, sitter.learner.id);
    expect(keys(await sit(6))).toEqual([]);
  });

  test('tells how many topics are strong already', async () => {
    const sitter = await newSitter();
    const focus = SAMPLE_QUESTIONS.filter(({ tags }) => tags[0] === 'tgf.u1').map(({ id }) => id);
    const sit = async () => {
      const attempt = await answerSlowly(sitter, SAMPLE_EXAM.key, 0);
      const changes = (await sitter.api.exams.attempt({ attemptId: attempt.id })).questions
        .filter(({ question }) => focus.includes(question.id))
        .map((one) => changeOf(one, { answer: rightTo(one.question.id) }));
      await sitter.api.exams.save({ attemptId: attempt.id, changes });
      await sitter.api.exams.submit({ attemptId: attempt.id });
    };
    for (let attempt = 0; attempt < 2; attempt += 1) await sit();
    await aDayLater(app, sitter.learner.id);
    await sit();
    const { requirements } = await sitter.api.learning.mission({ missionKey: 'weak' });
    expect(requirements).toMatchObject([
      { met: false, status: 'in_progress', times: 2, timesMet: 1 },
    ]);
  });
});
