// What badges count of a learner's rows, and what they leave out.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTask } from '#domain/catalog/activity.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { subjectsOf } from '#domain/rewards/badge-subjects.ts';
import { badgeRecord, insertBadges } from '#server/modules/progress/badges.queries.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';

const catalog = indexCatalog(productCatalog());
const { paperIds, labIds } = subjectsOf(catalog);
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function aRecord() {
  const { learner } = await aLearner(app);
  const facts = async () => (await badgeRecord(app.database.db, catalog, learner.id, 0)).facts;
  return { learnerId: learner.id, facts };
}

/** A sitting of 40 questions that has ended. */
const insertSitting = (
  learnerId: string,
  {
    id,
    answered = 40,
    implausible = false,
  }: { id: string; answered?: number; implausible?: boolean },
) =>
  app.database.asOwner(
    `insert into exam_attempts (learner_id, id, course_key, paper_id, state, seed, started_at, deadline_at,
       pass_percent, answered, total, percent, points, implausible)
     values ($1, $2, 'togaf', $3, 'submitted', 'seed', now(), now(), 60, $4, 40, 90, 36, $5)`,
    [learnerId, id, paperIds[0], answered, implausible],
  );

test('a sitting counts unless it was faster than anybody reads, or less than half answered', async () => {
  const { learnerId, facts } = await aRecord();
  const counted = async () => (await facts()).gradedAttempts.get(paperIds[0]!)?.length ?? 0;
  await insertSitting(learnerId, { id: 'too-fast', implausible: true });
  await insertSitting(learnerId, { id: 'nearly-empty', answered: 19 });
  expect(await counted()).toBe(0);
  await insertSitting(learnerId, { id: 'half', answered: 20 });
  expect(await counted()).toBe(1);
});

test('a badge that is not earned says what to do, an earned one what was done', async () => {
  const { api, learner } = await aLearner(app);
  const [badge] = catalog.badges;
  const said = async () =>
    (await api.learning.badges()).find(({ id }) => id === badge!.id)?.description;
  expect(badge!.goal).not.toEqual(badge!.description);
  expect(await said()).toEqual(badge!.goal);
  await app.database.db.transaction((tx) => insertBadges(tx, learner.id, [badge!.id], new Date()));
  expect(await said()).toEqual(badge!.description);
});

test('badges are told by the XP that they ask for, whatever the order of their file', async () => {
  const { api } = await aLearner(app);
  const asked = (await api.learning.badges()).map(({ requiredXp }) => requiredXp);
  const inFile = catalog.badges.map(({ requiredXp }) => requiredXp);
  const least = (a: number, b: number) => a - b;
  expect(inFile).not.toEqual(inFile.toSorted(least));
  expect(asked).toEqual(inFile.toSorted(least));
});

test('activities of a day are those of one day, the fullest', async () => {
  const { learnerId, facts } = await aRecord();
  for (const [at, day] of ['2026-03-01', '2026-03-01', '2026-03-02', '2026-03-03'].entries())
    await app.database.asOwner(
      `insert into activity_progress (learner_id, activity_id, course_key, kind, status, current_step_id, done_on)
         values ($1, $2, 'togaf', 'lesson', 'done', 's01', $3)`,
      [learnerId, `tg.x.${at}`, day],
    );
  expect(await facts()).toMatchObject({ 'activities-done': 4, 'activities-done-in-a-day': 2 });
});

test('a lab counts by what was handed in: a draft is nothing yet', async () => {
  const { learnerId, facts } = await aRecord();
  const [labId = ''] = labIds;
  const [[industry = '', story] = []] = Object.entries(catalog.findItem(labId)?.variants ?? {});
  const tasks = story!.steps.filter(isTask).map(({ id }) => id);
  expect(tasks.length).toBeGreaterThan(0);
  const counted = async () => (await facts()).labIndustries.get(labId);
  const keep = (column: 'draft' | 'answer') =>
    app.database.asOwner(
      `insert into step_progress (learner_id, activity_id, step_id, ${column})
         select $1, $2, unnest($3::text[]), '{"kind":"text","text":"Words"}'
       on conflict (learner_id, activity_id, step_id) do update set ${column} = excluded.${column}`,
      [learnerId, labId, tasks],
    );
  await keep('draft');
  expect(await counted()).toEqual([]);
  await keep('answer');
  expect(await counted()).toEqual([industry]);
});
