// R-20 beside a running exam: no other attempt tells by its sums what the exam's questions are worth.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { changeOf, codeOf, lettersOf, passSeconds, start } from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const idsOf = ({ questions }: Awaited<ReturnType<typeof start>>) =>
  questions.map(({ question }) => question.id);

/** How many scenarios an area has. */
const scenariosOf = (area: string): number =>
  productCatalog().questions.filter(({ type, tags }) => type === 'gradient' && tags[0] === area)
    .length;

/** Each question is in front of the learner for a second: what never was is not met. */
const lookAt = (api: Api, { id, questions }: Awaited<ReturnType<typeof start>>) =>
  api.exams.save({
    attemptId: id,
    changes: questions.map((one) => changeOf(one, { msSpent: 1_000 })),
  });

/** Practises an area again and again, as somebody would who looks for the exam's scenario. */
async function practised(api: Api, objectiveId: string, times: number) {
  const met: string[] = [];
  for (let round = 0; round < times; round += 1) {
    const focus = { objectiveId, pool: 'any' as const };
    const attempt = await api.exams.start({ paperKey: 'scenario-practice', focus });
    met.push(...idsOf(attempt));
    await lookAt(api, attempt);
    await api.exams.submit({ attemptId: attempt.id });
  }
  return met;
}

test('the scenario of a running simulation is not practised, however often the area is', async () => {
  const { api } = await aLearner(app);
  const exam = await start(api, 'certified-ogea-102');
  const asked = idsOf(exam);
  const area = `tgp.${asked[0]!.split('.')[2]}`;
  const left = scenariosOf(area) - 1;
  const met = await practised(api, area, 3 * left);
  // All others of the area are left, and each has its turn.
  expect(new Set(met).size).toBe(left);
  expect(met).not.toEqual(expect.arrayContaining([asked[0]]));

  const { topics } = await api.exams.overview({ courseKey: 'togaf' });
  const topic = topics.find(({ objectiveId }) => objectiveId === area);
  const pools = topic?.practices.find(({ paperKey }) => paperKey === 'scenario-practice')?.pool;
  expect(pools).toMatchObject({ any: left, unseen: 0 });
});

test('an exam that starts beside a practice or another exam asks other questions', async () => {
  const { api } = await aLearner(app);
  const practice = await api.exams.start({
    paperKey: 'scenario-practice',
    focus: { objectiveId: 'tgp.a3', pool: 'any' },
  });
  const [running] = idsOf(practice);
  for (let round = 0; round < 4; round += 1) {
    const exam = await start(api, 'certified-ogea-102');
    expect(idsOf(exam)).not.toContain(running);
    await api.exams.submit({ attemptId: exam.id });
  }
  const first = idsOf(await start(api, 'foundation'));
  const second = idsOf(await start(api, 'foundation-ogea-101'));
  expect(first.filter((id) => second.includes(id))).toEqual([]);
});

test('after the deadline nobody asks for more: the seconds of grace are for answers on their way', async () => {
  const { api } = await aLearner(app);
  const focus = { objectiveId: 'tgf.u3', pool: 'any' as const };
  const attempt = await api.exams.start({ paperKey: 'topic-practice', focus });
  const [one] = attempt.questions;
  const choose = one && 'choose' in one.question ? one.question.choose : 1;
  const change = changeOf(one!, { answer: { chosen: lettersOf(one!).slice(0, choose) } });
  const limit = (Date.parse(attempt.deadlineAt) - Date.parse(attempt.startedAt)) / 1000;
  await passSeconds(app, attempt.id, limit + 2);
  const { saved } = await api.exams.save({ attemptId: attempt.id, changes: [change] });
  expect(saved[0]?.outcome).toBe('saved');
  const more = { attemptId: attempt.id, questionId: one!.question.id, total: attempt.total };
  expect(await codeOf(api.exams.another(more))).toBe('attempt.expired');
});
