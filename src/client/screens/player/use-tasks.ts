// The task on the card: its work, what is still open in it, handing it in, and rating it.
import { useCallback, useState } from 'react';
import type { Failure } from '#client/api/failure.ts';
import type { Ratings } from '#client/features/player/player-writes.ts';
import { isTask, openParts, partsDone, uiOf } from '#client/features/player/tasks/task-kinds.ts';
import type { PartRule } from '#client/features/player/tasks/task-ui.ts';
import { type Rating, useRating } from '#client/features/player/tasks/use-rating.ts';
import { useTaskWork } from '#client/features/player/tasks/use-task-work.ts';
import type { Writes } from '#client/features/player/use-writes.ts';
import type { StepView } from '#contract/learning.ts';
import type { TaskAnswerView } from '#contract/tasks/tasks.ts';

const nothing: ReadonlyMap<string, PartRule> = new Map();

export function useTasks(writes: Writes, step: StepView | undefined) {
  // How often handing in was tried, by step: from the first try on, open parts are marked.
  const [tries, setTries] = useState<Readonly<Record<string, number>>>({});
  const mark = useCallback(
    (stepId: string) => setTries((others) => ({ ...others, [stepId]: (others[stepId] ?? 0) + 1 })),
    [],
  );
  const work = useTaskWork(writes);
  const rating = useRating(writes);

  const task = step !== undefined && isTask(step) ? step : null;
  const answer = task === null ? null : work.answerFor(task);
  const tried = task === null ? 0 : (tries[task.id] ?? 0);
  const problems = new Map(
    task === null || answer === null || tried === 0 ? nothing : openParts(task, answer),
  );
  if (task !== null) {
    for (const field of work.refusedOf(task.id)) {
      if (!problems.has(field)) problems.set(field, uiOf(task).rule);
    }
  }

  const change = (next: TaskAnswerView): void => {
    if (task?.outcome) work.tick(task.id, next);
    else if (task !== null) work.change(task.id, next);
  };

  const handIn = (): void => {
    if (task !== null && !work.handIn(task)) mark(task.id);
  };

  const outcome = task?.outcome ?? null;
  const ratings: Ratings =
    task === null || outcome === null ? {} : rating.ratingsOf(task.id, outcome);

  return {
    task,
    answer,
    problems,
    /** How far the open task is done; null where it can be handed in as it stands. */
    parts: task === null || answer === null || task.outcome ? null : partsDone(task, answer),
    tries: tried,
    state: task === null ? null : writes.stateOf('task.submit', task.id),
    onPause: work.saveNow,
    onRefused: (stepId: string, failure: Failure) => {
      mark(stepId);
      work.onRefused(stepId, failure);
    },
    change,
    /** Handed in, and still worked on: what is ticked later is kept. */
    isTickable: task?.kind === 'ticks' && task.outcome !== null,
    handIn,
    forget: work.forget,
    ratings,
    /** Lines of the handed-in task that its learner has not rated yet. */
    unrated: outcome?.rubric.filter(({ id }) => ratings[id] === undefined).length ?? 0,
    isRatingLate: rating.isLate,
    rate: (lineId: string, value: Rating) => {
      if (task?.outcome) rating.rate(task.id, task.outcome, lineId, value);
    },
  };
}
