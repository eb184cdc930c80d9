// The player's side of the outbox: what waits, what it is waiting for, and what the server said.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActivityRequest } from '#client/api/activity-request.ts';
import { useConnection } from '#client/api/connection.ts';
import type { Failure, FailureCode } from '#client/api/failure.ts';
import type { Settled } from '#client/base/outbox/entry.ts';
import { useOutbox, useUnsent } from '#client/base/outbox/use-outbox.tsx';
import { sameAnswer } from '#client/base/same-answer.ts';
import type { PlayProgress } from '#contract/learning.ts';
import type { Outcome } from '#contract/outcome.ts';
import type { Play } from '#contract/play.ts';
import type { Feedback } from '#contract/questions/questions.ts';
import type { TaskAnswerView, TaskOutcome } from '#contract/tasks/tasks.ts';
import {
  answerIn,
  type PlayerInputs,
  type PlayerKind,
  playerWrite,
  resourceOf,
} from './player-writes.ts';

/** An answer, or work handed in. */
export type CommitState =
  | { status: 'open' | 'sending' }
  /** Not on the server yet: it is kept on this device and goes out by itself. */
  | { status: 'waiting'; code: FailureCode | null }
  | { status: 'failed'; code: FailureCode }
  /** Another tab or device was first: what it sent stands. */
  | { status: 'elsewhere' };

/** What the server says once an answer is committed. */
export interface Answered {
  feedback: Feedback;
  progress: PlayProgress;
  /** The missions that ended with the round; null where none did. */
  outcome: Outcome | null;
}

export interface WriteEvents {
  onProgress: (progress: PlayProgress) => void;
  onFeedback: (stepId: string, answered: Answered) => void;
  onDraft: (stepId: string, draft: TaskAnswerView) => void;
  onOutcome: (stepId: string, outcome: TaskOutcome, progress: PlayProgress) => void;
  onHandedIn: (outcome: TaskOutcome) => void;
  /** The server would not take what was handed in. */
  onRefused: (stepId: string, failure: Failure) => void;
  /** Reads the activity again: something else stands there. */
  reread: () => Promise<Play | undefined>;
}

type WithoutRequest<I> = I extends unknown ? Omit<I, 'request'> : never;
type Input<K extends PlayerKind> = WithoutRequest<PlayerInputs[K]>;

export type Writes = ReturnType<typeof useWrites>;

export function useWrites(request: ActivityRequest, events: WriteEvents) {
  const outbox = useOutbox();
  const resource = resourceOf(request);
  const unsent = useUnsent(resource);
  const isOnline = useConnection() === 'online';
  const [ended, setEnded] = useState<Readonly<Record<string, CommitState>>>({});
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const end = useCallback(
    (stepId: string, state: CommitState) => setEnded((others) => ({ ...others, [stepId]: state })),
    [],
  );

  useEffect(
    () => outbox.follow(resource, (settled) => void onSettled(settled, latest.current, end)),
    [outbox, resource, end],
  );
  // A page that is left waits for no pause.
  useEffect(() => () => void outbox.flush(resource), [outbox, resource]);

  const put = useCallback(
    <K extends PlayerKind>(kind: K, input: Input<K>, pauseMs = 0): void => {
      const whole = { ...input, request } as unknown as PlayerInputs[K];
      void outbox.put(playerWrite(kind, whole), { pauseMs });
    },
    [outbox, request],
  );
  const withdraw = useCallback(
    (kind: PlayerKind, stepId: string) => outbox.withdraw({ kind, resource, slot: stepId }),
    [outbox, resource],
  );

  const inputOf = <K extends PlayerKind>(kind: K, stepId: string): PlayerInputs[K] | undefined =>
    unsent.entries.findLast((entry) => entry.kind === kind && entry.slot === stepId)?.input as
      | PlayerInputs[K]
      | undefined;

  return {
    unsent,
    inputOf,
    put,
    withdraw,
    /** For good: an answer, or work. */
    commit: useCallback(
      <K extends 'step.answer' | 'task.submit'>(kind: K, input: Input<K>): void => {
        end(input.stepId, { status: 'open' });
        put(kind, input);
        void outbox.flush(resource);
      },
      [put, end, outbox, resource],
    ),
    flush: useCallback(() => outbox.flush(resource), [outbox, resource]),
    /** Ids of cards that the server does not know as seen. */
    unseen: unsent.entries.flatMap(({ kind, slot }) => (kind === 'step.see' ? [slot] : [])),
    stateOf(kind: 'step.answer' | 'task.submit', stepId: string): CommitState {
      if (inputOf(kind, stepId) === undefined) return ended[stepId] ?? { status: 'open' };
      if (unsent.failures === 0 && isOnline) return { status: 'sending' };
      return { status: 'waiting', code: unsent.failure?.code ?? null };
    },
    /** A change takes the end of an earlier try away. */
    reopen: useCallback((stepId: string) => end(stepId, { status: 'open' }), [end]),
  };
}

async function onSettled(
  { entry, result }: Settled,
  events: WriteEvents,
  end: (stepId: string, state: CommitState) => void,
): Promise<void> {
  const { kind, slot: stepId } = entry as { kind: PlayerKind; slot: string };
  if (result === null) {
    await events.reread();
    return;
  }
  if (!result.ok) {
    await onRefusal(entry, result.failure, events, end);
    return;
  }
  switch (kind) {
    case 'step.see':
      return events.onProgress(result.value as PlayProgress);
    case 'step.answer':
      return events.onFeedback(stepId, result.value as Answered);
    case 'task.draft':
      return events.onDraft(stepId, (entry.input as PlayerInputs['task.draft']).answer);
    case 'task.submit':
    case 'task.tick':
    case 'task.rate': {
      const { outcome, progress } = result.value as {
        outcome: TaskOutcome;
        progress: PlayProgress;
      };
      events.onOutcome(stepId, outcome, progress);
      if (kind === 'task.submit') events.onHandedIn(outcome);
    }
  }
}

async function onRefusal(
  entry: Settled['entry'],
  failure: Failure,
  events: WriteEvents,
  end: (stepId: string, state: CommitState) => void,
): Promise<void> {
  const { slot: stepId, kind } = entry;
  const isCommit = kind === 'step.answer' || kind === 'task.submit';
  if (!isCommit) {
    await events.reread();
  } else if (failure.code === 'step.already_answered') {
    const step = (await events.reread())?.steps.find(({ id }) => id === stepId);
    end(stepId, { status: isThere(step, entry) ? 'open' : 'elsewhere' });
  } else {
    if (kind === 'task.submit') events.onRefused(stepId, failure);
    end(stepId, { status: 'failed', code: failure.code });
  }
}

/** True when what stands on the server is this very answer: it had arrived before. */
function isThere(step: Play['steps'][number] | undefined, { kind, input }: Settled['entry']) {
  if (kind === 'step.answer') {
    if (step?.kind !== 'check' || step.feedback === null) return false;
    const mine = answerIn(input as PlayerInputs['step.answer']);
    const given = Object.keys(mine).map((form) => [form, Reflect.get(step.feedback!, form)]);
    return sameAnswer(Object.fromEntries(given), mine);
  }
  if (step === undefined || !('outcome' in step)) return false;
  const { answer } = input as PlayerInputs['task.submit'];
  return JSON.stringify(step.outcome?.answer) === JSON.stringify(answer);
}
