// Saves of attempts in the outbox. An attempt's work lies on the device as its working copy: the outbox
// says when to send it, the open page sends its own, and elsewhere it is sent from what the device has.
import type { CallResult } from '#client/api/failure.ts';
import type { Write, WriteKinds } from '#client/base/outbox/entry.ts';
import type { Outbox } from '#client/base/outbox/outbox.ts';
import { mayPass } from './attempt-calls.ts';
import type { WorkStorage } from './work-storage.ts';

export interface SaveInput {
  readonly learnerId: string;
  readonly attemptId: string;
}

export const attemptResource = (attemptId: string): string => `attempt:${attemptId}`;

export const attemptWrite = (input: SaveInput): Write<SaveInput> => ({
  kind: 'attempt.save',
  resource: attemptResource(input.attemptId),
  slot: 'work',
  input,
});

type Send = () => Promise<CallResult<null>>;

/** Attempts that are open on a page, by the storage that they share; each has its own way to send. */
const openPages = new WeakMap<WorkStorage, Map<string, Send>>();
function openOn(storage: WorkStorage): Map<string, Send> {
  const open = openPages.get(storage) ?? new Map<string, Send>();
  openPages.set(storage, open);
  return open;
}

/** @param sendLeft for an attempt that is open on no page */
export const attemptWrites = (
  storage: WorkStorage,
  sendLeft: (input: SaveInput) => Promise<CallResult<null>>,
): WriteKinds => ({
  'attempt.save': {
    procedure: 'exams.save',
    isStored: false,
    repeated: 'replaced',
    isRefusal: (failure) => !mayPass(failure) && failure.code !== 'auth.signed_out',
    send: (input: SaveInput) => openOn(storage).get(input.attemptId)?.() ?? sendLeft(input),
  },
});

/** When an open attempt sends. */
export interface SaveTurns {
  /** From now on this page sends its own work. @returns ends that */
  begin: (send: Send) => () => void;
  /** @param pauseMs unless something else comes first */
  soon: (pauseMs: number) => void;
  /** @returns true once nothing is unsent, false once a try has failed */
  now: () => Promise<boolean>;
}

export function saveTurns(
  outbox: Pick<Outbox, 'put' | 'flush'>,
  storage: WorkStorage,
  input: SaveInput,
): SaveTurns {
  const { attemptId } = input;
  const open = openOn(storage);
  const put = (pauseMs: number) => void outbox.put(attemptWrite(input), { pauseMs });
  return {
    begin(send) {
      open.set(attemptId, send);
      return () => {
        if (open.get(attemptId) === send) open.delete(attemptId);
      };
    },
    soon: put,
    now() {
      put(0);
      return outbox.flush(attemptResource(attemptId));
    },
  };
}
