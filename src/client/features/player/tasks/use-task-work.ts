// Work on the tasks of an activity: kept here at once, on the server after a pause, handed in once.
import { useCallback, useEffect, useRef, useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { useConnection } from '#client/api/connection.ts';
import { attempt } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import type { Wanted } from '#client/api/wanted.ts';
import { createKeeper, type KeeperState, later } from '#client/features/player/keeper.ts';
import { refusals } from '#client/features/player/refusals.ts';
import type { SendOutcome } from '#client/features/player/step-sender.ts';
import type { UnsentStore } from '#client/features/player/unsent-store.ts';
import { type CommitState, useCommits } from '#client/features/player/use-commits.ts';
import type { PlayProgress } from '#contract/learning.ts';
import type { Play } from '#contract/play.ts';
import type { TaskAnswerView, TaskOutcome, TaskStepView } from '#contract/tasks.ts';
import { answerOf, isTask, openParts } from './task-answer.ts';

const PAUSE_MS = 800;

interface TaskWorkOptions {
  wanted: Wanted;
  store: UnsentStore;
  /** Sends what waits: a task opens on the server only after the cards before it. */
  before: () => Promise<boolean>;
  onDraft: (stepId: string, draft: TaskAnswerView) => void;
  onOutcome: (stepId: string, outcome: TaskOutcome, progress: PlayProgress) => void;
  /** The server would not take the work: some parts are marked now. */
  onRefused: (stepId: string) => void;
  /** The server has something else: the activity is read again. */
  onStale: () => Promise<Play | undefined>;
}

const resting: KeeperState = { waiting: [], failures: 0 };

export function useTaskWork(options: TaskWorkOptions) {
  const { wanted, store, before, onOutcome, onStale } = options;
  const connection = useConnection();
  const [work, setWork] = useState<Readonly<Record<string, TaskAnswerView>>>({});
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
    const handedIn = new Set(store.handedIn().map(([stepId]) => stepId));
    for (const stepId of store.workSteps()) {
      if (handedIn.has(stepId)) continue;
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

  const handingIn = useCommits<TaskAnswerView, { outcome: TaskOutcome; progress: PlayProgress }>({
    left: store.handedIn,
    keep: store.keepHandedIn,
    // A draft that arrived after the work itself would be refused: what is under way ends first.
    before: async () => (await keeper.flush()) && (await before()),
    call: (stepId, answer, key) =>
      attempt(api.learning.submitTask({ ...wanted, stepId, answer }, withKey(key))),
    onDone: (stepId, { outcome, progress }) => {
      store.keepWork(stepId, null);
      onOutcome(stepId, outcome, progress);
    },
    onRefused: (stepId, answer, { fields }) => {
      store.keepWork(stepId, answer);
      keeper.keep(stepId, answer);
      setRefused((others) => ({ ...others, [stepId]: fields.map(({ field }) => field) }));
      options.onRefused(stepId);
    },
    onElsewhere: async (stepId, answer) => {
      store.keepWork(stepId, null);
      const step = (await onStale())?.steps.find((one) => one.id === stepId);
      if (step === undefined || !isTask(step)) return false;
      return JSON.stringify(step.outcome?.answer) === JSON.stringify(answer);
    },
  });
  const { withdraw } = handingIn;

  const change = useCallback(
    (stepId: string, answer: TaskAnswerView) => {
      setWork((others) => ({ ...others, [stepId]: answer }));
      setRefused((others) => ({ ...others, [stepId]: [] }));
      store.keepWork(stepId, answer);
      withdraw(stepId);
      keeper.keep(stepId, answer);
    },
    [store, keeper, withdraw],
  );

  /** @returns false where parts of the work are still open */
  const handIn = (step: TaskStepView): boolean => {
    const answer = answerFor(step);
    if (openParts(step, answer).size > 0) return false;
    keeper.drop(step.id);
    store.keepWork(step.id, answer);
    handingIn.commit(step.id, answer);
    return true;
  };

  return {
    answerFor,
    change,
    handIn,
    keepNow: useCallback(() => void keeper.flush(), [keeper]),
    sendNow: handingIn.sendNow,
    keeping: {
      waiting: [...keeping.waiting, ...handingIn.keeping.waiting],
      failures: Math.max(keeping.failures, handingIn.keeping.failures),
    },
    stateOf: (stepId: string): CommitState => handingIn.stateOf(stepId),
    refusedOf: (stepId: string): readonly string[] => refused[stepId] ?? [],
  };
}

/** The device forgets what the server has, unless more was written meanwhile. */
function clearIfSame(store: UnsentStore, stepId: string, sent: TaskAnswerView): void {
  if (JSON.stringify(store.work(stepId)) === JSON.stringify(sent)) store.keepWork(stepId, null);
}
