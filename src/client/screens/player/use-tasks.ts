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
  /** The server has what was handed in. */
  onHandedIn: (outcome: TaskOutcome) => void;
}

const nothing: ReadonlyMap<string, PartRule> = new Map();

export function useTasks(options: TasksOptions) {
  const { wanted, store, step, before, patches, onHandedIn } = options;
  const { onDraft, onOutcome, reread: onStale } = patches;
  // How often handing in was tried, by step: from the first try on, open parts are marked.
  const [tries, setTries] = useState<Readonly<Record<string, number>>>({});
  const onRefused = (stepId: string) =>
    setTries((others) => ({ ...others, [stepId]: (others[stepId] ?? 0) + 1 }));
  const work = useTaskWork({
    wanted,
    store,
    before,
    onDraft,
    onRefused,
    onStale,
    onOutcome: (stepId, outcome, progress) => {
      onOutcome(stepId, outcome, progress);
      onHandedIn(outcome);
    },
  });
  const rating = useRating({ wanted, onOutcome, onStale });

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

  const handIn = (): void => {
    if (task !== null && !work.handIn(task)) onRefused(task.id);
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
      work.sendNow();
      rating.sendNow();
    },
    sendNow: work.sendNow,
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
