import { expect, test } from 'vitest';
import { markTask, modelAnswer } from '#domain/tasks/mark-task.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { plannedWork } from './demo-task.ts';

const tasks = productCatalogIndex().getItem('tg.pre.lab').variants!.BFSI!.steps;

test('of what is sorted one thing is in the wrong place, and everything else is as the model has it', () => {
  const kinds = new Set<string>();
  for (const step of tasks) {
    if (step.kind === 'reading' || step.kind === 'check') continue;
    kinds.add(step.kind);
    const work = plannedWork(step);
    const mark = markTask(step, work);
    const parts = mark.ok ? mark.value.parts : [];
    if (step.kind === 'sort') expect(parts.filter(({ right }) => !right)).toHaveLength(1);
    else expect(work).toEqual(modelAnswer(step));
  }
  expect([...kinds]).toContain('sort');
});
