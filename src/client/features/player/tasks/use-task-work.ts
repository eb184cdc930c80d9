// Work on the tasks of an activity: kept here at once, on the server after a pause, handed in once.
import { useCallback, useEffect, useRef, useState } from 'react';
import { actionKeeper } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { useConnection } from '#client/api/connection.ts';
import { attempt, type FailureCode } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import type { Wanted } from '#client/api/wanted.ts';
import type { SendOutcome } from '#client/features/player/step-sender.ts';
import type { UnsentStore } from '#client/features/player/unsent-store.ts';
import type { PlayProgress } from '#contract/learning.ts';
import type { TaskAnswerView, TaskOutcome, TaskStepView } from '#contract/tasks.ts';
import { createKeeper, type KeeperState } from './keeper.ts';
import { answerOf, openParts } from './task-answer.ts';

const PAUSE_MS = 800;

/** The browser's timer, as `createKeeper` takes it. */
export const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Refusals that no retry can change. */
export const refusals: readonly FailureCode[] = [
  ...(['activity.not_found', 'activity.not_started', 'step.not_found'] as const),
  ...(['step.out_of_order', 'step.not_a_task', 'step.not_submitted'] as const),
  ...(['step.already_answered', 'task.malformed', 'request.invalid'] as const),
];

export type HandInState =
  | { status: 'open' | 'sending' }
  | { status: 'failed'; code: FailureCode }
  /** Another tab or device was first: its work stands. */
  | { status: 'elsewhere' };

interface TaskWorkOptions {
  wanted: Wanted;
  store: UnsentStore;
  /** Sends what waits: a task opens on the server only after the cards before it. */
  before: () => Promise<boolean>;
  onDraft: (stepId: string, draft: TaskAnswerView) => void;
  onOutcome: (stepId: string, outcome: TaskOutcome, progress: PlayProgress) => void;
  /** The server has something else: the activity is read again. */
  onStale: () => Promise<unknown>;
}

const resting: KeeperState = { waiting: [], failures: 0 };

export function useTaskWork(options: TaskWorkOptions) {
  const { wanted, store, before, onOutcome, onStale } = options;
  const connection = useConnection();
  const [work, setWork] = useState<Readonly<Record<string, TaskAnswerView>>>({});
  const [states, setStates] = useState<Readonly<Record<string, HandInState>>>({});
  /** Fields that the server named, by step; any change of the work clears them. */
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [keeping, setKeeping] = useState(resting);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const [keeper] = useState(() =>
    createKeeper<TaskAnswerView>({
      pauseMs: PAUSE_MS,
      later,
      onChange: setKeeping,
      send: async (stepId, answer): Promise<SendOutcome> => {
        if (!(await latest.current.before())) return 'failed';
        const kept = await attempt(api.learning.keepDraft({ ...wanted, stepId, answer }));
        if (kept.ok) {
          if (store.work(stepId) !== null) clearIfSame(store, stepId, answer);
          latest.current.onDraft(stepId, answer);
          return 'kept';
        }
        if (!refusals.includes(kept.failure.code)) return 'failed';
        store.keepWork(stepId, null);
        void latest.current.onStale();
        return 'refused';
      },
    }),
  );

  // What an earlier visit left unsent goes out; what this one leaves does when it ends.
  useEffect(() => {
    for (const stepId of store.workSteps()) {
      const answer = store.work(stepId);
      if (answer !== null) keeper.keep(stepId, answer);
    }
    return () => {
      void keeper.flush();
      keeper.stop();
    };
  }, [keeper, store]);
  useEffect(() => {
    if (connection === 'online') void keeper.flush();
  }, [connection, keeper]);

  const answerFor = (step: TaskStepView): TaskAnswerView =>
    answerOf(step, step.outcome?.answer ?? work[step.id] ?? store.work(step.id) ?? step.draft);

  const change = useCallback(
    (stepId: string, answer: TaskAnswerView) => {
      setWork((others) => ({ ...others, [stepId]: answer }));
      setRefused((others) => ({ ...others, [stepId]: [] }));
      store.keepWork(stepId, answer);
      keeper.keep(stepId, answer);
    },
    [store, keeper],
  );

  const keepers = useRef(new Map<string, ReturnType<typeof actionKeeper>>());
  const handIn = async (step: TaskStepView): Promise<TaskOutcome | null> => {
    const { id: stepId } = step;
    const answer = answerFor(step);
    const set = (state: HandInState) => setStates((others) => ({ ...others, [stepId]: state }));
    if (openParts(step, answer).size > 0) return null;
    // Other work is another action: the same key with another body would be refused.
    const action = `${stepId}:${JSON.stringify(answer)}`;
    const key = keepers.current.get(action) ?? actionKeeper();
    keepers.current.set(action, key);
    set({ status: 'sending' });
    // A draft that arrived after the work itself would be refused: what is under way ends first.
    keeper.drop(stepId);
    await keeper.flush();
    if (!(await before())) {
      keeper.keep(stepId, answer);
      set({ status: 'failed', code: 'network.failed' });
      return null;
    }
    const result = await attempt(
      api.learning.submitTask({ ...wanted, stepId, answer }, withKey(key.key())),
    );
    key.settle(result);
    if (result.ok) {
      store.keepWork(stepId, null);
      onOutcome(stepId, result.value.outcome, result.value.progress);
      set({ status: 'open' });
      return result.value.outcome;
    }
    const { code, fields } = result.failure;
    if (code === 'step.already_answered') {
      store.keepWork(stepId, null);
      await onStale();
      set({ status: 'elsewhere' });
      return null;
    }
    keeper.keep(stepId, answer);
    setRefused((others) => ({ ...others, [stepId]: fields.map(({ field }) => field) }));
    set({ status: 'failed', code });
    return null;
  };

  return {
    answerFor,
    change,
    handIn,
    keepNow: useCallback(() => void keeper.flush(), [keeper]),
    keeping,
    stateOf: (stepId: string): HandInState => states[stepId] ?? { status: 'open' },
    refusedOf: (stepId: string): readonly string[] => refused[stepId] ?? [],
  };
}

/** The device forgets what the server has, unless more was written meanwhile. */
function clearIfSame(store: UnsentStore, stepId: string, sent: TaskAnswerView): void {
  if (JSON.stringify(store.work(stepId)) === JSON.stringify(sent)) store.keepWork(stepId, null);
}
