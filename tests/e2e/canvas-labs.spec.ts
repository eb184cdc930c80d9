// Every lab of a model by keyboard alone, from what it begins with to all its points. `npm test` walks one of
// each kind: a repair, a view to complete, a text to draw, and the way from a goal to a plateau.
import type { Play } from '#contract/play.ts';
import { pressAt, remodel } from './support/canvas-keys.ts';
import { expect, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import {
  call,
  completeMission,
  itemsBefore,
  languageOf,
  modelLabsOf,
  rightTask,
} from './support/people.ts';
import { visit } from './support/screen.ts';

const ONE_OF_EACH_KIND = ['am.lan.lab-3', 'am.rel.lab-2', 'am.tec.lab-4', 'am.imp.lab-4'];

const labs = members(modelLabsOf('archimate'), ({ id }) => ONE_OF_EACH_KIND.includes(id));

for (const lab of labs) {
  test(
    `${lab.title} (${lab.id}) is done by keyboard alone`,
    inMatrix,
    async ({ page, context, learner: _ }) => {
      test.slow();
      for (const id of itemsBefore(lab)) await completeMission(context, id);
      await call(context, 'POST', `/activities/${lab.id}/start`);
      await visit(page, `/learning/${lab.phaseId}/${lab.kind}`);
      const { steps } = await call<Play>(context, 'GET', `/activities/${lab.id}/play`);
      const task = steps.find((step) => step.kind === 'model');
      const goal = rightTask(lab.id, task?.id ?? '');
      if (task?.kind !== 'model' || goal.kind !== 'model') throw new Error('It has no model.');

      await pressAt(page, page.getByRole('button', { name: 'Continue', exact: true }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(task.title);
      await remodel(page, languageOf('archimate'), { from: task.start, to: goal.model });
      await pressAt(page, page.getByRole('button', { name: 'Hand in', exact: true }));
      const outcome = page.getByTestId('task-outcome');
      await expect(outcome).toContainText(`${task.points} of ${task.points} points`);
    },
  );
}
