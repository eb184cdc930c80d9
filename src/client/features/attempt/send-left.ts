// Sends what an attempt left on this device, with no page of it open.
import { newActionKey } from '#client/api/action-key.ts';
import { type Api, withKey } from '#client/api/api.ts';
import { type CallResult, tryCall } from '#client/api/failure.ts';
import type { AttemptCalls } from './attempt-calls.ts';
import { createCore } from './attempt-session-core.ts';
import type { SaveInput } from './attempt-writes.ts';
import { savedWork, unlessWiped } from './saved-work.ts';
import { createSaver } from './saver.ts';
import { attemptsWithWork, type WorkStorage } from './work-storage.ts';
import { hasNews } from './working-copy.ts';

export interface LeftCalls {
  read: (attemptId: string) => ReturnType<AttemptCalls['read']>;
  save: (
    attemptId: string,
    ...[changes]: Parameters<AttemptCalls['save']>
  ) => ReturnType<AttemptCalls['save']>;
}

export const leftCalls = ({ exams }: Pick<Api, 'exams'>): LeftCalls => ({
  read: (attemptId) => tryCall(exams.attempt({ attemptId })),
  save: (attemptId, changes) =>
    tryCall(exams.save({ attemptId, changes }, withKey(newActionKey()))),
});

const done: CallResult<null> = { ok: true, value: null };

/**
 * Attempts whose work has to be looked at: with something unsent, or not said to run any more.
 * @param running ids; the list may be old, so that only the server's word forgets work
 */
export const attemptsToSend = (
  storage: WorkStorage,
  learnerId: string,
  running: readonly string[],
): string[] =>
  attemptsWithWork(storage, learnerId).filter(
    (attemptId) =>
      !running.includes(attemptId) ||
      Object.values(savedWork(storage, learnerId, attemptId).read().entries).some(hasNews),
  );

export async function sendLeft(
  storage: WorkStorage,
  calls: LeftCalls,
  { learnerId, attemptId }: SaveInput,
): Promise<CallResult<null>> {
  const work = unlessWiped(savedWork(storage, learnerId, attemptId));
  if (!work.isThere()) return done;
  const read = await calls.read(attemptId);
  if (!read.ok) {
    if (read.failure.code === 'attempt.not_found') work.forget();
    return read;
  }
  if (read.value.state !== 'open') {
    work.forget();
    return done;
  }
  const core = createCore({ attempt: read.value, savedWork: work, steady: () => 0 });
  const saver = createSaver({
    core,
    calls: {
      read: () => calls.read(attemptId),
      save: (changes) => calls.save(attemptId, changes),
    },
    tellTabs: () => undefined,
    onEnded: () => {
      core.set({ phase: 'over' });
      work.forget();
    },
  });
  return saver.send();
}
