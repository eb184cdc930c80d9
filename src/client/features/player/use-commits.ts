// What the learner commits, an answer or work handed in: kept here and sent until the server has spoken.
import { useCallback, useEffect, useRef, useState } from 'react';
import { actionKeeper } from '#client/api/action-key.ts';
import { useConnection } from '#client/api/connection.ts';
import type { Answer, Failure, FailureCode } from '#client/api/failure.ts';
import { createKeeper, type KeeperState, later } from './keeper.ts';
import { refusals } from './refusals.ts';
import type { SendOutcome } from './step-sender.ts';

export type CommitState =
  | { status: 'open' | 'sending' }
  /** Not on the server yet: it is kept on this device and goes out by itself. */
  | { status: 'waiting'; code: FailureCode | null }
  | { status: 'failed'; code: FailureCode }
  /** Another tab or device was first: what it sent stands. */
  | { status: 'elsewhere' };

export interface CommitsOptions<T, R> {
  /** What an earlier visit left behind on this device. */
  left: () => readonly (readonly [stepId: string, value: T])[];
  /** Keeps a value on this device; null forgets it. */
  keep: (stepId: string, value: T | null) => void;
  /** Sends what has to be there first. @returns false while it is not */
  before: () => Promise<boolean>;
  call: (stepId: string, value: T, key: string) => Promise<Answer<R>>;
  onDone: (stepId: string, result: R) => void;
  onRefused?: (stepId: string, value: T, failure: Failure) => void;
  /** Reads the activity again. @returns true when what stands there is this very value */
  onElsewhere: (stepId: string, value: T) => Promise<boolean>;
}

export function useCommits<T, R>(options: CommitsOptions<T, R>) {
  const connection = useConnection();
  const [states, setStates] = useState<Readonly<Record<string, CommitState>>>(() =>
    Object.fromEntries(options.left().map(([id]) => [id, { status: 'waiting', code: null }])),
  );
  const [keeping, setKeeping] = useState<KeeperState>({ waiting: [], failures: 0 });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const set = useCallback(
    (stepId: string, state: CommitState) => setStates((others) => ({ ...others, [stepId]: state })),
    [],
  );

  const [keeper] = useState(() => {
    // Another value is another action: the same key with another body would be refused.
    const keys = new Map<string, ReturnType<typeof actionKeeper>>();
    const send = async (stepId: string, value: T): Promise<SendOutcome> => {
      const wait = (code: FailureCode) => {
        if (keeper.has(stepId)) set(stepId, { status: 'waiting', code });
        return 'failed' as const;
      };
      if (!(await latest.current.before())) return wait('network.failed');
      const action = `${stepId}:${JSON.stringify(value)}`;
      const key = keys.get(action) ?? actionKeeper();
      keys.set(action, key);
      const now = latest.current;
      const answer = await now.call(stepId, value, key.key());
      key.settle(answer);
      if (!answer.ok && !refusals.includes(answer.failure.code)) return wait(answer.failure.code);
      now.keep(stepId, null);
      if (answer.ok) {
        now.onDone(stepId, answer.value);
        set(stepId, { status: 'open' });
        return 'kept';
      }
      const { code } = answer.failure;
      if (code === 'step.already_answered') {
        const isSame = await now.onElsewhere(stepId, value);
        set(stepId, { status: isSame ? 'open' : 'elsewhere' });
      } else {
        now.onRefused?.(stepId, value, answer.failure);
        set(stepId, { status: 'failed', code });
      }
      return 'refused';
    };
    const keeper = createKeeper<T>({ pauseMs: 0, later, onChange: setKeeping, send });
    return keeper;
  });

  // What an earlier visit left goes out; what this one leaves does when it ends.
  useEffect(() => {
    for (const [stepId, value] of latest.current.left()) keeper.keep(stepId, value);
    return () => {
      void keeper.flush();
      keeper.stop();
    };
  }, [keeper]);
  // The network is back: no need to wait for the timer.
  useEffect(() => {
    if (connection === 'online') void keeper.flush();
  }, [connection, keeper]);

  return {
    commit: useCallback(
      (stepId: string, value: T): void => {
        set(stepId, { status: 'sending' });
        latest.current.keep(stepId, value);
        keeper.keep(stepId, value);
        void keeper.flush();
      },
      [keeper, set],
    ),
    /** Takes back what was not sent yet, such as for another choice. */
    withdraw: useCallback(
      (stepId: string): void => {
        if (!keeper.has(stepId)) return;
        keeper.drop(stepId);
        latest.current.keep(stepId, null);
        set(stepId, { status: 'open' });
      },
      [keeper, set],
    ),
    sendNow: useCallback(() => void keeper.flush(), [keeper]),
    keeping,
    stateOf: (stepId: string): CommitState => states[stepId] ?? { status: 'open' },
  };
}
