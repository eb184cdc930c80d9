import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { completeActivity, takeSteps } from '#tests/support/play.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const TEST_OUT = 'tg.req.testout';
const weakOf = async (api: Api, courseKey = 'togaf') =>
  (await api.learning.path({ courseKey })).weakAreas;

/** Two rounds are the whole bank, so that it does not matter which questions one of them draws. */
async function answerAllWrong(api: Api): Promise<void> {
  await takeSteps(api, TEST_OUT, { right: 0 });
  await api.learning.retakeQuiz({ activityRef: TEST_OUT });
  await takeSteps(api, TEST_OUT, { right: 0 });
}

test('objectives answered wrong become weak areas, each with an open item about it', async () => {
  const { api } = await aLearner(app);
  expect(await weakOf(api)).toEqual([]);
  await answerAllWrong(api);
  const areas = await weakOf(api);
  expect(areas.length).toBeGreaterThan(0);
  const path = await api.learning.path({ courseKey: 'togaf' });
  const items = path.phases.flatMap((phase) => phase.items);
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
  await api.learning.retakeQuiz({ activityRef: TEST_OUT });
  await takeSteps(api, TEST_OUT);
  await completeActivity(api, 'tg.pre.lesson');
  const after = (await weakOf(api)).find((area) => area.objectiveId === before!.objectiveId);
  expect(after?.percent ?? 100).toBeGreaterThan(0);
});

test('answers of one course and of other learners say nothing about this path', async () => {
  const [{ api }, other] = [await aLearner(app), await aLearner(app)];
  await answerAllWrong(other.api);
  expect(await weakOf(api)).toEqual([]);
  expect(await weakOf(other.api, 'pmp')).toEqual([]);
});

test('the line of the dashboard is the phases of the path with their states', async () => {
  const { api } = await aLearner(app);
  const lineOf = async (courseKey: string) => {
    const { line, lineOf: kind } = await api.learning.dashboard({ courseKey });
    return { line, kind };
  };
  const path = await api.learning.path({ courseKey: 'togaf' });
  const { line, kind } = await lineOf('togaf');
  expect(kind).toBe('phases');
  expect(line).toEqual(
    path.phases.map(({ id, letter, mapTitle, status }) => ({
      id,
      letter,
      title: mapTitle,
      status,
    })),
  );
  expect(line.map((stop) => stop.letter)).toEqual('P RM A B C C D E F G H'.split(' '));
  await takeSteps(api, 'tg.pre.lesson', 1);
  expect((await lineOf('togaf')).line[0]).toMatchObject({ status: 'in_progress' });
  expect((await lineOf('pmp')).kind).toBe('missions');
});
