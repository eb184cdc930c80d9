// My Progress: levels, runs, study days and XP entries, as the ledger and the days have them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { completeMission, takeSteps } from '#tests/support/play.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';
import { harbor } from '#tests/support/stub-places.ts';

const { first: FIRST, second: SECOND } = harbor.missions;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: stubCatalog() });
});
afterAll(() => app.close());

test('somebody new has the lowest level, no run, its shields and an empty calendar', async () => {
  const { api } = await aLearner(app);
  const progress = await api.learning.progress();
  expect(progress).toMatchObject({
    totalXp: 0,
    streak: {
      days: 0,
      bestDays: 0,
      studiedToday: false,
      shieldsHeld: 1,
      shieldsFrom: { atStart: 1 },
    },
    courses: [],
    calendar: { days: [], bridged: [] },
  });
  expect(progress.levels[0]).toMatchObject({ fromXp: 0, reachedAt: null });
  expect(await api.learning.xpEntries({})).toEqual([]);
});

test('what was done stands in the calendar, by course and in sentences that add up', async () => {
  const { api } = await aLearner(app);
  await completeMission(api, FIRST);
  await completeMission(api, SECOND);
  const progress = await api.learning.progress();
  const entries = await api.learning.xpEntries({});
  const sum = entries.reduce((all, { baseXp, bonusXp }) => all + baseXp + bonusXp, 0);
  expect(sum).toBeGreaterThan(0);
  expect(progress.totalXp).toBe(entries.reduce((all, { baseXp }) => all + baseXp, 0));
  expect(progress.calendar.days).toEqual([{ day: progress.calendar.today, xp: sum }]);
  expect(progress.streak).toMatchObject({ days: 1, bestDays: 1, studiedToday: true });
  expect(progress.courses).toEqual([
    expect.objectContaining({ key: 'harbor', days: 1, bestDays: 1, xp: sum }),
  ]);
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['mission']));
  expect(entries.every(({ title }) => title.en.length > 0 && !title.en.includes(':'))).toBe(true);
});

test('entries come page by page, newest first, and only to whom they belong', async () => {
  const { api } = await aLearner(app);
  const other = await aLearner(app);
  await completeMission(api, FIRST);
  await completeMission(api, SECOND);
  const all = await api.learning.xpEntries({});
  expect(all.map(({ id }) => Number(id))).toEqual(
    all.map(({ id }) => Number(id)).toSorted((a, b) => b - a),
  );
  const [first] = await api.learning.xpEntries({ limit: 1 });
  expect(first).toEqual(all[0]);
  expect(await api.learning.xpEntries({ before: first!.id })).toEqual(all.slice(1));
  expect(await other.api.learning.xpEntries({})).toEqual([]);
});

test('a step without XP makes a study day, and the best run outlives a run that ended', async () => {
  const { api, learner } = await aLearner(app);
  await takeSteps(api, FIRST, 2);
  expect((await api.learning.progress()).calendar.days).toHaveLength(1);
  await app.database.asOwner(
    `update streaks set days = 9, last_study_day = last_study_day - 20,
       run_started_at = run_started_at - interval '40 days' where learner_id = $1`,
    [learner.id],
  );
  expect((await api.learning.progress()).streak).toMatchObject({ days: 0, bestDays: 9 });
  await takeSteps(api, FIRST);
  expect((await api.learning.progress()).streak).toMatchObject({ days: 1, bestDays: 9 });
});

test('the minutes of today are those that passed over the cards seen today, and none of yesterday', async () => {
  const { api, learner } = await aLearner(app);
  const minutes = async () => (await api.learning.dashboard({ courseKey: 'harbor' })).minutesToday;
  expect(await minutes()).toBe(0);
  await completeMission(api, FIRST);
  const { estimatedMinutes } = stubCatalog().missions.find(
    ({ key, courseKey }) => courseKey === 'harbor' && key === FIRST,
  )!;
  // A mission that is clicked through in a second was planned for minutes, and studied for none.
  expect(estimatedMinutes).toBeGreaterThan(1);
  expect(await minutes()).toBe(0);
  const took = await app.database.asOwner<{ cards: number }>(
    `with spread as (
       select step_id, row_number() over (order by seen_at, step_id) as place
         from step_progress where learner_id = $1)
     update step_progress as step
       set seen_at = now() - interval '10 minutes' + interval '40 seconds' * spread.place, answered_at = null
       from spread where step.step_id = spread.step_id and step.learner_id = $1
       returning 1 as cards`,
    [learner.id],
  );
  await app.database.asOwner(
    `update activity_progress set done_at = now() - interval '10 minutes' + interval '40 seconds' * $2
       where learner_id = $1`,
    [learner.id, took.length + 1],
  );
  expect(await minutes()).toBe(Math.round((took.length * 40) / 60));
  await app.database.asOwner(
    `update step_progress set seen_at = seen_at - interval '1 day' where learner_id = $1`,
    [learner.id],
  );
  expect(await minutes()).toBe(0);
});

test('what is begun and taken up again an hour later counts none of the time between', async () => {
  const { api, learner } = await aLearner(app);
  const minutes = async () => (await api.learning.dashboard({ courseKey: 'harbor' })).minutesToday;
  const { steps } = await takeSteps(api, FIRST, 2);
  await api.learning.seeStep({ activityRef: FIRST, stepId: steps[2]!.id });
  await app.database.asOwner(
    `update step_progress set seen_at = seen_at - interval '1 hour',
       answered_at = answered_at - interval '1 hour' where learner_id = $1`,
    [learner.id],
  );
  // The card at which it was left is opened again, and one goes on to the end.
  await takeSteps(api, FIRST);
  expect(await minutes()).toBe(0);
});
