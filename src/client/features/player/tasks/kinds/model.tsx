// Completing, repairing or drawing a model. The canvas arrives with the first task that needs it.
import { lazy, Suspense } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { LoadingLine } from '#client/ui/states.tsx';
import { isUntouched } from '#domain/tasks/model.ts';
import type { AnswerOf, PlaceWords, TaskOf, TaskUi } from '../task-ui.ts';

const Work = lazy(async () => ({ default: (await import('../model-work.tsx')).ModelWork }));
const Shown = lazy(async () => ({ default: (await import('../model-work.tsx')).ModelShown }));

function Waiting() {
  return <LoadingLine label={useTexts('tasks').model.loading} />;
}

export const model: TaskUi<'model'> = {
  hasRounds: true,
  Work: (props) => (
    <Suspense fallback={<Waiting />}>
      <Work {...props} />
    </Suspense>
  ),
  answer: ({ start }, saved) => saved ?? startOf(start),
  rule: 'draw',
  open: (step, answer) => (isUntouched(step, answer.model) ? ['model'] : []),
  size: () => 1,
  rows: (_, { model: own }, { parts, rightModel }, { model: t }) =>
    parts.map(({ id, right, expected, why, drawn, asked }) => {
      const yours = drawn ? linesIn(own, drawn, t) : right ? t.met : t.unmet;
      const wanted = rightModel && asked ? linesIn(rightModel, asked, t) : t.met;
      const places = [{ id, label: null, yours, expected: wanted, isRight: right }];
      return { id, text: expected, places, why };
    }),
  hasOwnPlaces: true,
  Shown: (props) => (
    <Suspense fallback={<Waiting />}>
      <Shown {...props} />
    </Suspense>
  ),
};

/** Relations by type and ends; where there is none, that. */
function linesIn(
  { elements, relations }: AnswerOf<'model'>['model'],
  ids: readonly string[],
  t: PlaceWords['model'],
): string {
  const nameOf = (id: string) => elements.find((one) => one.id === id)?.name ?? id;
  const lines = relations
    .filter(({ id }) => ids.includes(id))
    .map(({ type, from, to }) => t.line(type, nameOf(from), nameOf(to)));
  return lines.length > 0 ? lines.join('; ') : t.noLine;
}

const begun = new WeakMap<TaskOf<'model'>['start'], AnswerOf<'model'>>();

/** The same answer for the same start: the canvas tells by it whether work came from elsewhere. */
function startOf(start: TaskOf<'model'>['start']): AnswerOf<'model'> {
  const kept = begun.get(start) ?? { kind: 'model', model: start };
  begun.set(start, kept);
  return kept;
}
