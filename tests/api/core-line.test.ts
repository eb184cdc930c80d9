import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { completeActivity, takeSteps } from '#tests/support/play.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';
import { harbor } from '#tests/support/stub-places.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: stubCatalog() });
});
afterAll(() => app.close());

const pathOf = (api: Api) => api.learning.path({ courseKey: harbor.key });
const coreOf = async (api: Api) => (await pathOf(api)).core!;
const { lessons, quiz: QUIZ } = harbor.core;
const [FIRST, SECOND, LAST] = lessons;
const [BRIEF, NEXT_BRIEF, ROUND] = harbor.units.knots;
const CORE_MINUTES = 10;

describe('the Core line of a new learner', () => {
  test('stands open, lesson by lesson, beside the phases', async () => {
    const { api } = await aLearner(app);
    const path = await pathOf(api);
    expect(path.phases).toHaveLength(3);
    expect(path.core).toMatchObject({
      status: 'available',
      percent: 0,
      itemsDone: 0,
      itemsTotal: 4,
      totalMinutes: CORE_MINUTES,
      nextItemId: FIRST,
    });
    const { groups, quizzes } = path.core!;
    expect(groups.map(({ title, items }) => [title, items.map((item) => item.coreKey)])).toEqual([
      ['The water', ['high-and-low', 'how-deep']],
      ['The ship', ['who-answers']],
    ]);
    const all = [...groups.flatMap((group) => group.items), ...quizzes];
    expect(new Set(all.map((item) => [item.status, item.phaseId, item.required].join()))).toEqual(
      new Set(['available,core,true']),
    );
    const inPhases = path.phases.flatMap((phase) => phase.items);
    expect(new Set(inPhases.map((item) => item.coreKey))).toEqual(new Set([null]));
  });

  test('counts for the time left of the exam, not for that of the job', async () => {
    const { api } = await aLearner(app);
    const exam = await pathOf(api);
    await api.learner.update({ track: harbor.tracks[1] });
    const job = await pathOf(api);
    const asked = ({ phases }: typeof exam) =>
      phases
        .flatMap((phase) => phase.items)
        .filter((item) => item.required)
        .reduce((sum, item) => sum + item.estimatedMinutes, 0);
    // The missions count on either track.
    expect(exam.minutesLeft - job.minutesLeft).toBe(asked(exam) + CORE_MINUTES - asked(job));
    expect(job.core!.quizzes.map((quiz) => quiz.required)).toEqual([false]);
  });

  test('is not there where nothing of it is written', async () => {
    const bare = await startApp({ catalog: { ...stubCatalog(), cores: [] } });
    const { api } = await aLearner(bare);
    expect((await pathOf(api)).core).toBeNull();
    await bare.close();
  });
});

describe('a lesson of the Core line', () => {
  test('can be begun first, in any order, and tells where it stands', async () => {
    const { api } = await aLearner(app);
    await takeSteps(api, LAST, 1);
    const { activity } = await api.learning.play({ activityRef: LAST });
    expect(activity).toMatchObject({
      kind: 'brief',
      phaseId: 'core',
      coreKey: 'who-answers',
      groupTitle: 'Core line: The ship',
      status: 'in_progress',
    });
    // A look moves nothing of the route.
    expect(await pathOf(api)).toMatchObject({
      core: { status: 'in_progress', nextItemId: FIRST },
      nextSteps: [{ ref: 'first-watch' }, {}, {}],
    });
    await takeSteps(api, LAST);
    expect(await pathOf(api)).toMatchObject({
      core: { status: 'in_progress', nextItemId: LAST },
      phasesStarted: 0,
      // What was begun, then the route from its beginning.
      nextSteps: [{ ref: LAST }, {}, {}],
    });
  });

  test('pays its XP once, is told on the trail, and leads to the next one', async () => {
    const { api } = await aLearner(app);
    const first = await completeActivity(api, FIRST);
    expect(first).toMatchObject({
      xpAwarded: 11,
      sectionDone: false,
      unlocked: [],
      // A route that content does not write begins with the missions.
      next: { kind: 'mission', ref: 'first-watch' },
    });
    expect(await api.learning.finish({ activityRef: FIRST })).toMatchObject({
      alreadyDone: true,
      xpAwarded: 0,
    });
    const second = await completeActivity(api, SECOND);
    expect(second).toMatchObject({ sectionDone: true, next: { ref: 'first-watch' } });
    const trail = await api.learning.activity({ limit: 10 });
    expect(trail.filter((entry) => entry.type === 'item_done').map((one) => one.title.en)).toEqual([
      'How deep she lies',
      'High and low',
    ]);
    expect(await pathOf(api)).toMatchObject({
      masteryPercent: null,
      phasesStarted: 0,
      core: { itemsDone: 2, itemsTotal: 4, percent: 50 },
    });
  });

  test('counts as an activity for badges', async () => {
    const { api } = await aLearner(app);
    for (const ref of lessons) await completeActivity(api, ref);
    const earned = (await api.learning.badges()).filter((badge) => badge.earnedAt !== null);
    expect(earned.map((badge) => badge.id)).toContain('bdg.first-line');
  });
});

describe('a quiz of the Core line', () => {
  test('covers its objective when it is passed, on path and dashboard', async () => {
    const { api } = await aLearner(app);
    expect((await pathOf(api)).coveragePercent).toBeNull();
    await completeActivity(api, QUIZ);
    const path = await pathOf(api);
    expect(path.core!.quizzes[0]).toMatchObject({ status: 'done', bestPercent: 100 });
    // One of the course's objectives, and one of all that ask about it.
    expect(path.coveragePercent).toBeGreaterThan(0);
    expect(path.coveragePercent).toBeLessThan(50);
    const dashboard = await api.learning.dashboard({ courseKey: harbor.key });
    expect(dashboard.examCoveragePercent).toBe(path.coveragePercent);
  });

  test('is not done by a failed round, and is taken again from the other questions', async () => {
    const { api } = await aLearner(app);
    await takeSteps(api, QUIZ, { right: 1 });
    await expect(api.learning.finish({ activityRef: QUIZ })).rejects.toMatchObject({
      code: 'quiz.not_passed',
    });
    const before = await api.learning.play({ activityRef: QUIZ });
    const again = await api.learning.retakeQuiz({ activityRef: QUIZ });
    const asked = (play: typeof again) =>
      play.steps.flatMap((step) => (step.kind === 'check' ? step.question.id : []));
    expect(asked(again).filter((id) => asked(before).includes(id))).toEqual([]);
    expect((await pathOf(api)).coveragePercent).toBe(0);
  });

  test('is one of the assessments that confidence rests on', async () => {
    const { api } = await aLearner(app);
    await completeActivity(api, harbor.testOut);
    for (const id of [BRIEF, NEXT_BRIEF, ROUND]) await completeActivity(api, id);
    expect(await pathOf(api)).toMatchObject({ confidence: null, assessmentsNeeded: 1 });
    await completeActivity(api, QUIZ);
    expect((await pathOf(api)).confidence).toBe('High');
  });
});

test('an unknown part of the Core line is not found', async () => {
  const { api } = await aLearner(app);
  await expect(api.learning.details({ activityRef: 'hb.core.99' })).rejects.toMatchObject({
    code: 'activity.not_found',
  });
  expect((await coreOf(api)).nextItemId).toBe(FIRST);
});
