import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { completeActivity, takeSteps } from '#tests/support/play.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';
import { harbor, tide } from '#tests/support/stub-places.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: stubCatalog() });
});
afterAll(() => app.close());

const { quiz: QUIZ, lessons } = harbor.core;
const weakOf = async (api: Api, courseKey: string = harbor.key) =>
  (await api.learning.path({ courseKey })).weakAreas;

/** Two rounds are the whole bank, so that it does not matter which questions one of them draws. */
async function answerAllWrong(api: Api): Promise<void> {
  await takeSteps(api, QUIZ, { right: 0 });
  await api.learning.retakeQuiz({ activityRef: QUIZ });
  await takeSteps(api, QUIZ, { right: 0 });
}

test('objectives answered wrong become weak areas, each with an open item about it', async () => {
  const { api } = await aLearner(app);
  expect(await weakOf(api)).toEqual([]);
  await answerAllWrong(api);
  const areas = await weakOf(api);
  expect(areas.length).toBeGreaterThan(0);
  const path = await api.learning.path({ courseKey: harbor.key });
  const inCore = path.core!.groups.flatMap((group) => group.items);
  const items = [...path.phases.flatMap((phase) => phase.items), ...inCore, ...path.core!.quizzes];
  for (const { objectiveId, title, percent, answers, itemId } of areas) {
    expect({ percent, isNamed: title !== objectiveId }).toEqual({ percent: 0, isNamed: true });
    expect(answers).toBeGreaterThanOrEqual(5);
    const item = items.find(({ id }) => id === itemId);
    if (itemId === null) continue;
    expect(item?.status).not.toBe('locked');
    expect(item?.objectives.map(({ id }) => id)).toContain(objectiveId);
  }
  expect(areas.some(({ itemId }) => itemId !== null)).toBe(true);
});

test('right answers since then raise the share, in checks and rounds alike', async () => {
  const { api } = await aLearner(app);
  await answerAllWrong(api);
  const [before] = await weakOf(api);
  await api.learning.retakeQuiz({ activityRef: QUIZ });
  await takeSteps(api, QUIZ);
  await completeActivity(api, lessons[0]);
  const after = (await weakOf(api)).find((area) => area.objectiveId === before!.objectiveId);
  expect(after?.percent ?? 100).toBeGreaterThan(0);
});

test('answers of one course and of other learners say nothing about this path', async () => {
  const [{ api }, other] = [await aLearner(app), await aLearner(app)];
  await answerAllWrong(other.api);
  expect(await weakOf(api)).toEqual([]);
  expect(await weakOf(other.api, tide.key)).toEqual([]);
});

test('the line of the dashboard is the phases of the path with their states', async () => {
  const { api } = await aLearner(app);
  const lineOf = async (courseKey: string) => {
    const { line, lineOf: kind } = await api.learning.dashboard({ courseKey });
    return { line, kind };
  };
  const path = await api.learning.path({ courseKey: harbor.key });
  const { line, kind } = await lineOf(harbor.key);
  expect(kind).toBe('phases');
  expect(line).toEqual(
    path.phases.map(({ id, letter, mapTitle, status }) => ({
      id,
      letter,
      title: mapTitle,
      status,
    })),
  );
  expect(line.map((stop) => stop.letter)).toEqual(['K', 'W', '3N']);
  await takeSteps(api, harbor.units.knots[0], 3);
  expect((await lineOf(harbor.key)).line[0]).toMatchObject({ status: 'in_progress' });
  expect((await lineOf(tide.key)).kind).toBe('missions');
});
