// A lab whose numbers are the learner's own: the same on every device, others in the next round.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { StepView } from '#contract/learning.ts';
import { signInElsewhere } from '#tests/support/accounts.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { itemOf } from '#tests/support/known-content.ts';
import { completeActivity, rightTask } from '#tests/support/play.ts';

const LAB = 'pmp.lea.lab';
const UNIT = ['pmp.lea.lesson', 'pmp.lea.lesson-2', 'pmp.lea.lesson-3', LAB];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: productCatalog() });
});
afterAll(() => app.close());

const code = (expected: string) => ({ code: expected });
type Calculation = Extract<StepView, { kind: 'calculation' }>;
const isCalculation = (step: StepView): step is Calculation => step.kind === 'calculation';
const { id: stepId } = itemOf(LAB).steps.find(({ kind }) => kind === 'calculation')!;
const on = { activityRef: LAB, stepId };

async function taskIn(api: Api): Promise<Calculation> {
  const { steps } = await api.learning.play({ activityRef: LAB });
  return steps.find(isCalculation)!;
}

/** A learner who has handed in what stands before the numbers. */
async function atTheNumbers() {
  const person = await aLearner(app);
  const { api } = person;
  for (const before of UNIT.slice(0, -1)) await completeActivity(api, before);
  await api.learning.start({ activityRef: LAB });
  const { steps } = await api.learning.play({ activityRef: LAB });
  for (const step of steps) {
    const request = { activityRef: LAB, stepId: step.id };
    await api.learning.seeStep(request);
    if (step.id === stepId) break;
    if (step.kind !== 'reading') {
      await api.learning.submitTask({ ...request, answer: rightTask(LAB, step.id) });
    }
  }
  const right = (round = 1) => rightTask(LAB, stepId, { learnerId: person.learner.id, round });
  return { ...person, right };
}

describe('numbers of a learner', () => {
  test('are the same on another device, are others than those of somebody else, and tell no key', async () => {
    const ann = await atTheNumbers();
    const bob = await atTheNumbers();
    const mine = await taskIn(ann.api);
    const elsewhere = await signInElsewhere(app, ann);
    expect(await taskIn(elsewhere.api)).toEqual(mine);
    const his = await taskIn(bob.api);
    expect([his.case, his.table]).not.toEqual([mine.case, mine.table]);
    expect(mine).toMatchObject({ round: 1, draft: null, outcome: null });
    expect(JSON.stringify(mine)).not.toMatch(
      /"(?:working|expected|mistakes|answer|values|numbers)"/,
    );
  });

  test('that were typed are found again, numbers or not', async () => {
    const { api } = await atTheNumbers();
    const values = { photo: '12', rules: '1,5 or so' };
    const answer = { kind: 'calculation', round: 1, values } as const;
    await api.learning.saveDraft({ ...on, answer });
    expect(await taskIn(api)).toMatchObject({ draft: answer, outcome: null });
    await expect(api.learning.submitTask({ ...on, answer })).rejects.toMatchObject({
      code: 'task.malformed',
      fields: [{ field: 'values.rules', rule: 'a number' }],
    });
    expect(await taskIn(api)).toMatchObject({ draft: answer, outcome: null });
  });

  test('are marked one by one, with what went wrong and the worked solution', async () => {
    const { api, right } = await atTheNumbers();
    const answer = right();
    if (answer.kind !== 'calculation') throw new Error('No numbers.');
    const sigma = Number(answer.values.sigma);
    const { outcome } = await api.learning.submitTask({
      ...on,
      answer: { ...answer, values: { ...answer.values, sigma: String(2 * sigma) } },
    });
    expect(outcome).toMatchObject({ points: 4, outOf: 5 });
    const part = outcome.parts.find(({ id }) => id === 'sigma');
    expect(part).toMatchObject({ right: false, expected: String(sigma) });
    expect(part?.why.split('\n')[0]).toMatch(/six standard deviations, not three/);
    expect(part?.why).toMatch(new RegExp(`= ${sigma}$`));
  });
});

describe('the next round', () => {
  test('has other numbers, keeps the task handed in, and pays nothing more', async () => {
    const { api, right } = await atTheNumbers();
    await expect(api.learning.workAgain(on)).rejects.toMatchObject(code('step.not_submitted'));
    const first = await taskIn(api);
    await api.learning.submitTask({ ...on, answer: right() });
    await expect(api.learning.submitTask({ ...on, answer: right() })).rejects.toMatchObject(
      code('step.already_answered'),
    );
    const { totalXp } = await api.learner.get();
    const { progress, steps } = await api.learning.workAgain(on);
    expect(progress.submittedStepIds).toContain(stepId);
    const second = steps.find(isCalculation)!;
    expect(second).toMatchObject({ round: 2, draft: null, outcome: null });
    expect([second.case, second.table]).not.toEqual([first.case, first.table]);
    // A page that still shows the numbers of the first round is told so.
    await expect(api.learning.submitTask({ ...on, answer: right(1) })).rejects.toMatchObject({
      code: 'task.malformed',
      fields: [{ field: 'round', rule: 'round 2' }],
    });
    const { outcome } = await api.learning.submitTask({ ...on, answer: right(2) });
    expect(outcome).toMatchObject({ points: 5, outOf: 5 });
    expect((await api.learner.get()).totalXp).toBe(totalXp);
  });

  test('is opened once, however often and from wherever it is asked for', async () => {
    const { api, right } = await atTheNumbers();
    await api.learning.submitTask({ ...on, answer: right() });
    await Promise.all(Array.from({ length: 8 }, () => api.learning.workAgain(on)));
    expect(await taskIn(api)).toMatchObject({ round: 2 });
  });

  test('of a lab that is done leaves it done', async () => {
    const { api, right } = await atTheNumbers();
    await api.learning.submitTask({ ...on, answer: right() });
    const last = itemOf(LAB).steps.at(-1)!.id;
    const rest = { activityRef: LAB, stepId: last };
    await api.learning.seeStep(rest);
    await api.learning.submitTask({ ...rest, answer: rightTask(LAB, last) });
    const { xpAwarded } = await api.learning.finish({ activityRef: LAB });
    expect(xpAwarded).toBeGreaterThan(0);
    const { totalXp } = await api.learner.get();
    const play = await api.learning.workAgain(on);
    expect(play.progress.status).toBe('done');
    await api.learning.submitTask({ ...on, answer: right(2) });
    expect((await api.learner.get()).totalXp).toBe(totalXp);
    expect((await api.learning.details({ activityRef: LAB })).status).toBe('done');
  });

  test('that went worse takes nothing away, and says what it brought itself', async () => {
    const { api, right, learner } = await atTheNumbers();
    await api.learning.submitTask({ ...on, answer: right() });
    await api.learning.workAgain(on);
    const answer = right(2);
    if (answer.kind !== 'calculation') throw new Error('No numbers.');
    const values = { ...answer.values, photo: '0', rules: '0' };
    const { outcome } = await api.learning.submitTask({ ...on, answer: { ...answer, values } });
    expect(outcome).toMatchObject({ points: 3, outOf: 5 });
    expect(await taskIn(api)).toMatchObject({ round: 2, outcome: { points: 3 } });
    const rows = await app.database.asOwner(
      'select points, round from step_progress where learner_id = $1 and step_id = $2 and activity_id = $3',
      [learner.id, stepId, LAB],
    );
    expect(rows).toEqual([{ points: 5, round: 2 }]);
    const badges = await api.learning.badges();
    const ace = badges.find(({ id }) => id === 'bdg.earned-value-ace');
    expect(ace).toMatchObject({ earnedAt: null, progress: { have: 1, need: 11 } });
  });

  test('is not offered where a task has no rounds', async () => {
    const { api, right } = await atTheNumbers();
    await api.learning.submitTask({ ...on, answer: right() });
    // What learners rate themselves has its model answer beside it: there is nothing to practice.
    const written = itemOf(LAB).steps.at(-1)!;
    await api.learning.seeStep({ activityRef: LAB, stepId: written.id });
    const asked = api.learning.workAgain({ activityRef: LAB, stepId: written.id });
    await expect(asked).rejects.toMatchObject(code('step.not_a_task'));
  });
});

test('a task of any kind that a rule grades is practiced from its start: no pay, and the best result stands', async () => {
  const { api, learner } = await atTheNumbers();
  const sort = itemOf(LAB).steps.find(({ kind }) => kind === 'sort')!;
  const onSort = { activityRef: LAB, stepId: sort.id };
  const right = rightTask(LAB, sort.id);
  if (right.kind !== 'sort') throw new Error('Nothing to sort.');
  const { totalXp } = await api.learner.get();
  const { steps, progress } = await api.learning.workAgain(onSort);
  expect(progress.submittedStepIds).toContain(sort.id);
  const begun = steps.find(({ id }) => id === sort.id);
  expect(begun).toMatchObject({ isAgain: true, draft: null, outcome: null });
  const [first = ''] = Object.values(right.placed);
  const placed = Object.fromEntries(Object.keys(right.placed).map((id) => [id, first]));
  const { outcome } = await api.learning.submitTask({
    ...onSort,
    answer: { kind: 'sort', placed },
  });
  expect(outcome.points).toBeLessThan(outcome.outOf);
  // The page shows what came of this round; what is kept is the best one.
  const after = await api.learning.play({ activityRef: LAB });
  expect(after.steps.find(({ id }) => id === sort.id)).toMatchObject({
    isAgain: false,
    outcome: { points: outcome.points },
  });
  const rows = await app.database.asOwner(
    'select points from step_progress where learner_id = $1 and step_id = $2 and activity_id = $3',
    [learner.id, sort.id, LAB],
  );
  expect(rows).toEqual([{ points: outcome.outOf }]);
  expect((await api.learner.get()).totalXp).toBe(totalXp);
});

test('tenths of a point count, the best round of them too, and the end of the lab is their sum', async () => {
  const { api, right, learner } = await atTheNumbers();
  await api.learning.submitTask({ ...on, answer: right() });
  const { steps } = itemOf(LAB);
  const written = steps.at(-1)!;
  const onText = { activityRef: LAB, stepId: written.id };
  await api.learning.seeStep(onText);
  const handedIn = await api.learning.submitTask({
    ...onText,
    answer: rightTask(LAB, written.id),
  });
  const [half = '', ...full] = handedIn.outcome.rubric.map(({ id }) => id);
  expect(full).toHaveLength(1);
  const ratings = { [half]: 'half', [full[0]!]: 'full' } as const;
  const rated = await api.learning.rateTask({ ...onText, ratings });
  expect(rated.outcome).toMatchObject({ points: 1.5, outOf: 2 });
  const end = await api.learning.finish({ activityRef: LAB });
  expect(end.taskPoints).toBe(end.taskPointsOutOf - 0.5);

  const tenths = (change: string) =>
    app.database.asOwner(
      `update step_progress set ${change} where learner_id = $1 and step_id = $2 and activity_id = $3`,
      [learner.id, written.id, LAB],
    );
  const { points } = (await api.learning.play({ activityRef: LAB })).steps
    .filter((step) => 'outcome' in step)
    .map(({ outcome }) => ({ points: outcome?.points }))
    .at(-1)!;
  expect(points).toBe(1.5);
  // What the release before gave stays as it was given.
  await tenths('points = 1, point_tenths = null');
  expect((await api.learning.finish({ activityRef: LAB })).taskPoints).toBe(
    end.taskPointsOutOf - 1,
  );
  await tenths('points = 2, point_tenths = 15');
  expect((await api.learning.finish({ activityRef: LAB })).taskPoints).toBe(end.taskPointsOutOf);
});

test('of two rounds that are not whole the better one is kept with its tenths', async () => {
  const { api, learner } = await atTheNumbers();
  const sort = itemOf(LAB).steps.find(({ kind }) => kind === 'sort')!;
  const onSort = { activityRef: LAB, stepId: sort.id };
  const key = rightTask(LAB, sort.id);
  if (key.kind !== 'sort') throw new Error('Nothing to sort.');
  const kept = () =>
    app.database.asOwner(
      'select points, point_tenths from step_progress where learner_id = $1 and step_id = $2 and activity_id = $3',
      [learner.id, sort.id, LAB],
    );
  await app.database.asOwner(
    'update step_progress set points = 0, point_tenths = 0 where learner_id = $1 and step_id = $2 and activity_id = $3',
    [learner.id, sort.id, LAB],
  );
  /** A round with so many lines in another column than their own. */
  const round = async (wrong: number) => {
    await api.learning.workAgain(onSort);
    const bins = [...new Set(Object.values(key.placed))];
    const placed = Object.fromEntries(
      Object.entries(key.placed).map(([id, bin], at) => [
        id,
        at < wrong ? bins.find((one) => one !== bin)! : bin,
      ]),
    );
    const { outcome } = await api.learning.submitTask({
      ...onSort,
      answer: { kind: 'sort', placed },
    });
    return outcome.points!;
  };
  const better = await round(1);
  expect(better % 1).not.toBe(0);
  const worse = await round(2);
  expect(worse).toBeLessThan(better);
  expect(await kept()).toEqual([
    { points: Math.floor(better), point_tenths: Math.round(10 * better) },
  ]);
});
