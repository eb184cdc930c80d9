// The task on the card: its work, what is still open in it, handing it in, and rating it.
import { useState } from 'react';
import type { Wanted } from '#client/api/wanted.ts';
import { isTask, openParts, type PartRule } from '#client/features/player/tasks/task-answer.ts';
import { type Rating, useRating } from '#client/features/player/tasks/use-rating.ts';
import { useTaskWork } from '#client/features/player/tasks/use-task-work.ts';
import type { UnsentStore } from '#client/features/player/unsent-store.ts';
import type { StepView } from '#contract/learning.ts';
import type { TaskAnswerView, TaskOutcome } from '#contract/tasks.ts';
import type { usePlayPatches } from './use-play.ts';

interface TasksOptions {
  wanted: Wanted;
  store: UnsentStore;
  step: StepView | undefined;
  before: () => Promise<boolean>;
  patches: ReturnType<typeof usePlayPatches>;
}

const nothing: ReadonlyMap<string, PartRule> = new Map();

export function useTasks({ wanted, store, step, before, patches }: TasksOptions) {
  const { onDraft, onOutcome, reread: onStale } = patches;
  const work = useTaskWork({ wanted, store, before, onDraft, onOutcome, onStale });
  const rating = useRating({ wanted, onOutcome, onStale });
  // How often handing in was tried, by step: from the first try on, open parts are marked.
  const [tries, setTries] = useState<Readonly<Record<string, number>>>({});

  const task = step !== undefined && isTask(step) ? step : null;
  const answer = task === null ? null : work.answerFor(task);
  const tried = task === null ? 0 : (tries[task.id] ?? 0);
  const problems = new Map(
    task === null || answer === null || tried === 0 ? nothing : openParts(task, answer),
  );
  if (task !== null) {
    for (const field of work.refusedOf(task.id)) {
      if (!problems.has(field)) problems.set(field, ruleOf(field));
    }
  }

  const handIn = async (): Promise<TaskOutcome | null> => {
    if (task === null) return null;
    const outcome = await work.handIn(task);
    if (outcome === null) setTries((others) => ({ ...others, [task.id]: tried + 1 }));
    return outcome;
  };

  return {
    task,
    answer,
    problems,
    tries: tried,
    state: task === null ? null : work.stateOf(task.id),
    keeping: work.keeping,
    keepNow: () => {
      work.keepNow();
      rating.sendNow();
    },
    onPause: work.keepNow,
    change: (next: TaskAnswerView) => {
      if (task !== null) work.change(task.id, next);
    },
    handIn,
    ratings: task?.outcome ? rating.ratingsOf(task.id, task.outcome) : {},
    isRatingLate: rating.sending.failures > 0,
    rate: (lineId: string, value: Rating) => {
      if (task?.outcome) rating.rate(task.id, task.outcome, lineId, value);
    },
  };
}

/** The server names one field; what is wrong with it follows from where it stands. */
function ruleOf(field: string): PartRule {
  if (field.startsWith('ticked')) return 'tick';
  return field === 'text' || field.startsWith('fields.') ? 'words' : 'place';
}
