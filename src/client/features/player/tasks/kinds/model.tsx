// Completing, repairing or drawing a model. The canvas arrives with the first task that needs it.
import { lazy, Suspense } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { LoadingLine } from '#client/ui/states.tsx';
import { isUntouched } from '#domain/tasks/model.ts';
import type { AnswerOf, TaskOf, TaskUi } from '../task-ui.ts';

const Work = lazy(async () => ({ default: (await import('../model-work.tsx')).ModelWork }));
const Shown = lazy(async () => ({ default: (await import('../model-work.tsx')).ModelShown }));

function Waiting() {
  return <LoadingLine label={useTexts('tasks').model.loading} />;
}

export const model: TaskUi<'model'> = {
  Work: (props) => (
    <Suspense fallback={<Waiting />}>
      <Work {...props} />
    </Suspense>
  ),
  answer: ({ start }, saved) => saved ?? startOf(start),
  rule: 'draw',
  open: (step, answer) => (isUntouched(step, answer.model) ? ['model'] : []),
  size: () => 1,
  rows: (_, __, { parts }, { model: { met, unmet } }) =>
    parts.map(({ id, right, expected, why }) => {
      const yours = right ? met : unmet;
      const places = [{ id, label: null, yours, expected: met, isRight: right }];
      return { id, text: expected, places, why };
    }),
  hasOwnPlaces: true,
  Shown: (props) => (
    <Suspense fallback={<Waiting />}>
      <Shown {...props} />
    </Suspense>
  ),
};

const begun = new WeakMap<TaskOf<'model'>['start'], AnswerOf<'model'>>();

/** The same answer for the same start: the canvas tells by it whether work came from elsewhere. */
function startOf(start: TaskOf<'model'>['start']): AnswerOf<'model'> {
  const kept = begun.get(start) ?? { kind: 'model', model: start };
  begun.set(start, kept);
  return kept;
}
