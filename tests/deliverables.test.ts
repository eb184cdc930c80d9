// Every lab and artifact of the product comes out as a document: whatever it asks for, each task makes its section.
import { expect, test } from 'vitest';
import { isTask } from '#domain/catalog/activity.ts';
import { madeOf } from '#domain/deliverables/made.ts';
import { correctedIn, sectionOf } from '#domain/deliverables/section.ts';
import { modelAnswer } from '#domain/tasks/mark-task.ts';
import { taskFor } from '#domain/tasks/tasks.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';

const catalog = productCatalogIndex();
const items = catalog.courses
  .flatMap(({ key }) => catalog.phasesOf(key))
  .flatMap(({ itemIds }) => itemIds.map(catalog.getItem))
  .filter(({ deliverable }) => deliverable !== undefined);

test('there are labs and artifacts that promise a deliverable, in every course', () => {
  expect(new Set(items.map(({ courseKey }) => courseKey)).size).toBe(catalog.courses.length);
  expect(items.filter(({ form }) => form === 'lab').length).toBeGreaterThan(40);
});

test.each(items)('$id leaves a section for each task, right where the answer is', (item) => {
  const stories = Object.values(item.variants ?? { all: { steps: item.steps } });
  const tasks = stories.flatMap(({ steps }) => steps.filter(isTask));
  const made = madeOf(item, new Map(tasks.map(({ id }, at) => [id, at])));
  expect(made).toHaveLength(stories.length);
  for (const step of made.flatMap((one) => one.tasks)) {
    const drawn = taskFor(step, `somebody:${item.id}`, 1);
    const section = sectionOf({ step: drawn, answer: modelAnswer(drawn), ratings: null });
    expect(section.title).not.toBe('');
    expect([section.id, section.form, correctedIn(section)]).toEqual([
      step.id,
      expect.not.stringMatching('again'),
      0,
    ]);
  }
});
