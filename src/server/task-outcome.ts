// What opens of a task once it is handed in, for every module whose content has tasks.
import { openedBy, type TaskOutcome } from '#contract/tasks/tasks.ts';
import { explainPart, markTask, type Rating, rubricOf } from '#domain/tasks/mark-task.ts';
import type { TaskAnswer, TaskStep } from '#domain/tasks/tasks.ts';

/** A task as it was handed in. */
export interface HandedIn {
  readonly work: TaskAnswer;
  /** As they were given then; worked out where they are left out. */
  readonly points?: number | null;
  readonly ratings?: Readonly<Record<string, Rating>> | null;
}

/** Right places, reasons, the model, the rubric. */
export function taskOutcome(
  step: TaskStep,
  { work, points, ratings = null }: HandedIn,
): TaskOutcome {
  const mark = markTask(step, work);
  const parts = mark.ok ? mark.value.parts : [];
  return {
    answer: work as TaskOutcome['answer'],
    points: points === undefined ? (mark.ok ? mark.value.points : null) : points,
    outOf: step.points,
    parts: parts.map((part) => ({ ...part, ...reasonOf(step, part.id, work) })),
    ...openedBy(step),
    rubric: rubricOf(step).map((line) => ({ ...line })),
    ratings: ratings ? { ...ratings } : null,
  };
}

/** Lists of its own: what the wire carries may be changed. */
function reasonOf(step: TaskStep, partId: string, work: TaskAnswer) {
  const { drawn, asked, ...reason } = explainPart(step, partId, work);
  return {
    ...reason,
    ...(drawn && { drawn: [...drawn] }),
    ...(asked && { asked: [...asked] }),
  };
}
