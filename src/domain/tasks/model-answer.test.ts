import { expect, test } from 'vitest';
import {
  aGrid,
  aMatrix,
  anOrder,
  aSort,
  aTemplate,
  aText,
  someTicks,
} from '#tests/support/builders.ts';
import { markTask } from './mark-task.ts';
import { modelAnswer } from './model-answer.ts';

test('the model answer earns all points that a rule gives, and waits for a rating elsewhere', () => {
  for (const step of [aSort(), aGrid(), anOrder(), aMatrix(), someTicks()])
    expect([step.kind, markTask(step, modelAnswer(step))]).toMatchObject([
      step.kind,
      { ok: true, value: { points: step.points } },
    ]);
  for (const step of [aText(), aTemplate()])
    expect([step.kind, markTask(step, modelAnswer(step))]).toMatchObject([
      step.kind,
      { ok: true, value: { points: null } },
    ]);
});
