// Beginning a course anew: what goes, what stays, and that nothing is paid twice.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { catalogWithExams } from '#tests/support/exam-catalog.ts';
import { completeMission } from '#tests/support/play.ts';
import { codeOf, sitPaper, start } from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
});
afterAll(() => app.close());

const MISSION = 'the-cycle-in-15-minutes';
const courseKey = 'togaf';

/** Rows of a learner in the tables that hold progress, and in those that hold what was earned. */
async function rowsOf(learnerId: string) {
  const [row] = await app.database.asOwner<Record<string, number>>(
    `select
      (select count(*)::int from activity_progress where learner_id = $1) as activities,
      (select count(*)::int from step_progress where learner_id = $1) as steps,
      (select count(*)::int from exam_attempts where learner_id = $1) as attempts,
      (select count(*)::int from exam_answers where learner_id = $1) as answers,
      (select count(*)::int from xp_ledger where learner_id = $1) as ledger,
      (select count(*)::int from learner_badges where learner_id = $1) as badges,
      (select count(*)::int from study_days where learner_id = $1) as days`,
    [learnerId],
  );
  return row!;
}

test('progress of the course goes, what was earned stays, and other learners keep all of theirs', async () => {
  const [one, other] = [await aLearner(app), await aLearner(app)];
  for (const { api } of [one, other]) {
    await completeMission(api, MISSION);
    await sitPaper(api, 4);
  }
  const before = await rowsOf(one.learner.id);
  const { totalXp, level, streak } = await one.api.learner.get();
  expect(before.badges).toBeGreaterThan(0);
  expect(await one.api.learner.resetCourse({ courseKey })).toEqual({ ok: true });
  expect(await rowsOf(one.learner.id)).toEqual({
    ...before,
    ...{ activities: 0, steps: 0, attempts: 0, answers: 0 },
  });
  expect(await one.api.learner.get()).toMatchObject({ totalXp, level, streak });
  const { course } = await one.api.learning.missions({ courseKey });
  expect(course).toMatchObject({ percent: 0 });
  expect(await one.api.exams.history({ courseKey })).toEqual([]);
  expect(await rowsOf(other.learner.id)).toEqual(before);
});

test('what was paid once is not paid again', async () => {
  const { api } = await aLearner(app);
  await completeMission(api, MISSION);
  const { totalXp } = await api.learner.get();
  await api.learner.resetCourse({ courseKey });
  const { xpAwarded } = await completeMission(api, MISSION);
  expect(xpAwarded).toBe(0);
  expect((await api.learner.get()).totalXp).toBe(totalXp);
});

test('another course keeps its progress', async () => {
  const { api, learner } = await aLearner(app);
  await completeMission(api, MISSION);
  const before = await rowsOf(learner.id);
  await api.learner.resetCourse({ courseKey: 'pmp' });
  expect(await rowsOf(learner.id)).toEqual(before);
});

test('while an attempt runs nothing is taken back', async () => {
  const { api, learner } = await aLearner(app);
  await completeMission(api, MISSION);
  await start(api);
  const before = await rowsOf(learner.id);
  expect(await codeOf(api.learner.resetCourse({ courseKey }))).toBe('course.attempt_runs');
  expect(await rowsOf(learner.id)).toEqual(before);
});

test('a course that is not there cannot be begun anew', async () => {
  const { api } = await aLearner(app);
  expect(await codeOf(api.learner.resetCourse({ courseKey: 'chess' }))).toBe('course.not_found');
});
