// Work on the tasks of an activity: kept here at once, on the server after a pause, handed in once.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#client/api/failure.ts';
import type { Writes } from '#client/features/player/use-writes.ts';
import type { TaskAnswerView, TaskStepView } from '#contract/tasks/tasks.ts';
import { type TicksChange, tickedOn } from '#domain/tasks/ticks.ts';
import { answerOf, openParts } from './task-kinds.ts';

const PAUSE_MS = 800;

export function useTaskWork(writes: Writes) {
  const { put, commit, withdraw, inputOf, reopen } = writes;
  const [work, setWork] = useState<Readonly<Record<string, TaskAnswerView>>>({});
  /** Fields that the server named, by step; any change of the work clears them. */
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({});
  const latest = useRef(writes);
  useEffect(() => {
    latest.current = writes;
  });

  /** What waits for the server: handed in, or a draft. */
  const unsentOf = (stepId: string): TaskAnswerView | undefined =>
    (inputOf('task.submit', stepId) ?? inputOf('task.draft', stepId))?.answer;

  /** A list that was handed in, as it was changed since. */
  const [ticked, setTicked] = useState<Readonly<Record<string, TicksChange>>>({});

  const answerFor = (step: TaskStepView): TaskAnswerView => {
    const later = ticked[step.id] ?? inputOf('task.tick', step.id);
    const handedIn = step.outcome?.answer;
    if (handedIn?.kind === 'ticks' && later !== undefined) {
      return answerOf(step, tickedOn(handedIn, later) as TaskAnswerView);
    }
    return answerOf(step, step.outcome?.answer ?? work[step.id] ?? unsentOf(step.id) ?? step.draft);
  };

  return {
    answerFor,
    change: useCallback(
      (stepId: string, answer: TaskAnswerView) => {
        setWork((others) => ({ ...others, [stepId]: answer }));
        setRefused((others) => ({ ...others, [stepId]: [] }));
        withdraw('task.submit', stepId);
        reopen(stepId);
        put('task.draft', { stepId, answer }, PAUSE_MS);
      },
      [put, withdraw, reopen],
    ),
    /** What was open when a list was handed in gets ticked off. */
    tick: useCallback(
      (stepId: string, answer: TaskAnswerView) => {
        if (answer.kind !== 'ticks') return;
        const { kind: _, ...change } = answer;
        setTicked((others) => ({ ...others, [stepId]: change }));
        put('task.tick', { stepId, ...change }, PAUSE_MS);
      },
      [put],
    ),
    /** @returns false where parts of the work are still open */
    handIn(step: TaskStepView): boolean {
      const answer = answerFor(step);
      if (openParts(step, answer).size > 0) return false;
      withdraw('task.draft', step.id);
      commit('task.submit', { stepId: step.id, answer });
      return true;
    },
    /** The server took none of it: the work goes on. */
    onRefused: useCallback((stepId: string, { fields }: Failure) => {
      setRefused((others) => ({ ...others, [stepId]: fields.map(({ field }) => field) }));
    }, []),
    /** The next round begins anew. */
    forget: useCallback((stepId: string) => {
      setWork(({ [stepId]: _, ...others }) => others);
    }, []),
    saveNow: useCallback(() => void latest.current.flush(), []),
    refusedOf: (stepId: string): readonly string[] => refused[stepId] ?? [],
  };
}
