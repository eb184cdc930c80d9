// What a done lab leaves: a document of the learner's own answers, for nobody else, and not before it is handed in.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { Deliverable } from '#contract/deliverables.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { itemOf } from '#tests/support/known-content.ts';
import { completeActivity, completePhase, rightTask, takeSteps } from '#tests/support/play.ts';

const LAB = 'tg.pre.lab';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: productCatalog() });
});
afterAll(() => app.close());

const notMade = { code: 'deliverable.not_made' };
const read = (api: Api, industry?: string) =>
  api.learning.deliverable({ activityRef: LAB, ...(industry && { industry }) });
const listed = async (api: Api) => {
  const { deliverables } = await api.learning.deliverables();
  return deliverables.map(({ activityRef, company }) => [activityRef, company?.industry ?? null]);
};
const section = <F extends Deliverable['sections'][number]['form']>(
  { sections }: Deliverable,
  form: F,
) => {
  const found = sections.find((one) => one.form === form);
  if (!found) throw new Error(`no ${form}`);
  return found as Extract<Deliverable['sections'][number], { form: F }>;
};

async function beforeTheLab() {
  const person = await aLearner(app);
  await completePhase(person.api, 'pre', 'lab');
  return person;
}

describe('a lab', () => {
  test('has left nothing before it is finished, and tells nothing of its key', async () => {
    const { api } = await beforeTheLab();
    await expect(read(api)).rejects.toMatchObject(notMade);
    const play = await takeSteps(api, LAB, { industry: 'BFSI' });
    expect(play.progress.canFinish).toBe(true);
    await expect(read(api, 'BFSI')).rejects.toMatchObject(notMade);
    expect(await listed(api)).not.toContainEqual([LAB, 'BFSI']);

    await api.learning.finish({ activityRef: LAB, industry: 'BFSI' });
    expect(await read(api)).toMatchObject({ activityRef: LAB, title: itemOf(LAB).deliverable });
    // The other stories were not worked on: their keys stay where they are.
    await expect(read(api, 'Retail')).rejects.toMatchObject(notMade);
  });

  test('leaves its deliverable to its own learner only', async () => {
    const ann = await beforeTheLab();
    await completeActivity(ann.api, LAB, { industry: 'BFSI' });
    const bob = await aLearner(app);
    await expect(read(bob.api)).rejects.toMatchObject(notMade);
    expect(await listed(bob.api)).toEqual([]);
    expect(await listed(ann.api)).toContainEqual([LAB, 'BFSI']);
    const visitor = app.newClient();
    await expect(visitor.api.learning.deliverables()).rejects.toMatchObject({
      code: 'auth.signed_out',
    });
  });

  test('is a section for each task, the own answers as they are and what was missed put right', async () => {
    const { api } = await beforeTheLab();
    const request = { activityRef: LAB, industry: 'BFSI' };
    await api.learning.start(request);
    const { steps } = await api.learning.play(request);
    for (const step of steps) {
      const on = { ...request, stepId: step.id };
      await api.learning.seeStep(on);
      if (step.kind === 'reading') continue;
      const right = rightTask(LAB, step.id);
      if (step.kind === 'sort' && step.id === 'bfsi-t1' && right.kind === 'sort') {
        const answer = { ...right, placed: { ...right.placed, i1: 'r' } };
        await api.learning.submitTask({ ...on, answer });
      } else if (step.kind === 'text') {
        const text = 'My own line of the charter. '.repeat(5);
        await api.learning.submitTask({ ...on, answer: { kind: 'text', text } });
      } else await api.learning.submitTask({ ...on, answer: right });
    }
    await api.learning.finish(request);
    const made = await read(api);
    const story = itemOf(LAB).variants?.BFSI;
    expect(made).toMatchObject({
      caseTitle: story?.title,
      company: { industry: 'BFSI', company: 'Norvale Bank', name: { en: 'BFSI' } },
      corrected: 1,
      others: [],
    });
    expect(made.sections.map(({ title, form }) => [title, form])).toEqual([
      ['What belongs in the catalog?', 'lists'],
      ['Who decides, who is asked, who is told?', 'table'],
      ['How much method does it need?', 'lists'],
      ['One principle for a real quarrel', 'written'],
    ]);
    const [principles] = section(made, 'lists').lists;
    expect(principles?.entries.filter(({ corrected }) => corrected).map(({ id }) => id)).toEqual([
      'i1',
    ]);
    expect(section(made, 'written').texts[0]?.text).toContain('My own line of the charter.');
    expect(Date.parse(made.madeAt)).toBeGreaterThan(Date.parse('2020-01-01'));

    // Nothing in it earned a point by the learner's own word: the model answer stands there.
    const ratings = { r1: 'none', r2: 'none' } as const;
    await api.learning.rateTask({ ...request, stepId: 'bfsi-t4', ratings });
    const rated = await read(api);
    const model = rightTask(LAB, 'bfsi-t4');
    expect(section(rated, 'written').texts).toMatchObject([
      { text: model.kind === 'text' && model.text, corrected: true },
    ]);
    expect(rated.corrected).toBe(2);
  });

  test('that is handed in for a second company leaves another one, and the latest comes first', async () => {
    const { api } = await beforeTheLab();
    await completeActivity(api, LAB, { industry: 'BFSI' });
    await takeSteps(api, LAB, { industry: 'Retail' });
    expect((await listed(api)).filter(([ref]) => ref === LAB)).toEqual([
      [LAB, 'Retail'],
      [LAB, 'BFSI'],
    ]);
    expect(await read(api)).toMatchObject({
      company: { industry: 'Retail' },
      others: [{ industry: 'BFSI', company: 'Norvale Bank' }],
    });
    expect(await read(api, 'BFSI')).toMatchObject({ others: [{ industry: 'Retail' }] });
  });

  test('of which a task is practiced again tells nothing of that task until it is handed in', async () => {
    const { api } = await beforeTheLab();
    const request = { activityRef: LAB, industry: 'BFSI' };
    await completeActivity(api, LAB, { industry: 'BFSI' });
    await api.learning.workAgain({ ...request, stepId: 'bfsi-t2' });
    const { sections } = await read(api);
    expect(sections[1]).toEqual({
      id: 'bfsi-t2',
      title: 'Who decides, who is asked, who is told?',
      form: 'again',
    });
    await api.learning.submitTask({
      ...request,
      stepId: 'bfsi-t2',
      answer: rightTask(LAB, 'bfsi-t2'),
    });
    expect((await read(api)).sections[1]).toMatchObject({ form: 'table' });
  });
});

test('an artifact leaves the page that was filled in, of no company', async () => {
  const { api } = await beforeTheLab();
  const made = await api.learning.deliverable({ activityRef: 'tg.pre.artifact' });
  expect(made).toMatchObject({ company: null, caseTitle: null, corrected: 0 });
  expect(section(made, 'written').texts.length).toBeGreaterThan(0);
  expect(await listed(api)).toEqual([['tg.pre.artifact', null]]);
});

test('numbers are those of the learner, and a drawing is the one that was drawn', async () => {
  const { api } = await aLearner(app);
  for (const id of ['pmp.lea.lesson', 'pmp.lea.lesson-2', 'pmp.lea.lesson-3', 'pmp.lea.lab']) {
    await completeActivity(api, id);
  }
  const { steps } = await api.learning.play({ activityRef: 'pmp.lea.lab' });
  const task = steps.find((step) => step.kind === 'calculation');
  const numbers = section(
    await api.learning.deliverable({ activityRef: 'pmp.lea.lab' }),
    'numbers',
  );
  expect(numbers).toMatchObject({ case: task?.case, table: task?.table });
  expect(numbers.values.every(({ corrected }) => !corrected)).toBe(true);

  const known = itemOf('am.lan.lab');
  const phase = productCatalog().phases.find(({ id }) => id === known.phaseId);
  const before = phase?.itemIds ?? [];
  for (const id of before.slice(0, before.indexOf(known.id) + 1)) await completeActivity(api, id);
  const drawn = section(await api.learning.deliverable({ activityRef: known.id }), 'model');
  const goal = known.steps.find((step) => step.kind === 'model')?.goal;
  expect(drawn).toMatchObject({ language: 'archimate', corrected: false });
  expect(drawn.model.elements.map(({ name }) => name)).toEqual(
    goal?.elements.map(({ name }) => name),
  );
});

test('what is no lab of a course has left nothing', async () => {
  const { api } = await aLearner(app);
  const of = (activityRef: string) => api.learning.deliverable({ activityRef });
  await expect(of('the-cycle-in-15-minutes')).rejects.toMatchObject(notMade);
  await expect(of('tg.pre.nothing')).rejects.toMatchObject({ code: 'activity.not_found' });
});
