// Sends what changed in an attempt: all that waits in one call, after reading where it is not known what
// the server has. The outbox says when, and tries again.
import type { CallResult, Failure } from '#client/api/failure.ts';
import { type AttemptCalls, mayPass, type TabNews } from './attempt-calls.ts';
import type { AttemptSessionCore } from './attempt-session-core.ts';
import type { EndState } from './attempt-session-state.ts';
import { dropChange, hasNews, takeChanges } from './working-copy.ts';

interface SaverDeps {
  core: AttemptSessionCore;
  calls: Pick<AttemptCalls, 'save' | 'read'>;
  tellTabs: (news: TabNews) => void;
  onEnded: (state: EndState) => void;
}

export type Saver = ReturnType<typeof createSaver>;

const done: CallResult<null> = { ok: true, value: null };

export function createSaver({ core, calls, tellTabs, onEnded }: SaverDeps) {
  let running: Promise<CallResult<null>> | null = null;
  let isPaused = false;
  /** What the server has is not known: after a lost answer, or where somebody else has saved. */
  let mustReread = false;
  /** One change of a batch was refused: the others must not suffer for it. */
  let isOneByOne = false;

  const isOver = (): boolean => core.state().phase === 'over';

  function failed(failure: Failure): CallResult<null> {
    if (failure.code === 'attempt.finished') onEnded('submitted');
    else if (failure.code === 'attempt.expired') onEnded('expired');
    else if (failure.code === 'attempt.given_up') onEnded('given_up');
    else if (failure.code === 'attempt.not_found') onEnded('submitted');
    else if (mayPass(failure)) {
      mustReread = true;
      core.set({ failures: core.state().failures + 1 });
    }
    return { ok: false, failure };
  }

  async function reread(): Promise<CallResult<null>> {
    const answer = await calls.read();
    if (isOver()) return done;
    if (!answer.ok) return failed(answer.failure);
    mustReread = false;
    core.adopt(answer.value);
    const { state } = answer.value;
    if (state !== 'open') onEnded(state);
    return done;
  }

  async function sendSome(): Promise<CallResult<null>> {
    const { copy, changes } = takeChanges(core.state().copy, isOneByOne ? 1 : undefined);
    const [first] = changes;
    if (first === undefined) return done;
    core.set({ copy });
    const answer = await calls.save(changes);
    if (isOver()) return done;
    if (answer.ok) {
      const { saved, ...pulse } = answer.value;
      core.settle(saved);
      core.set({ failures: 0 });
      if (core.receive(pulse, changes.length)) mustReread = true;
      tellTabs({ attemptId: core.state().attempt.id, revision: pulse.revision });
      return done;
    }
    const { failure } = answer;
    if (failure.status !== 400) return failed(failure);
    if (changes.length > 1) isOneByOne = true;
    else {
      core.set({ copy: dropChange(core.state().copy, first.questionId) });
      mustReread = true;
    }
    return done;
  }

  const isWaiting = (): boolean => [...core.state().copy.values()].some(hasNews);

  async function drain(): Promise<CallResult<null>> {
    // The last look for work and the end of the try are one moment: no change comes between them.
    await Promise.resolve();
    try {
      while (mustReread || isWaiting()) {
        if (isOver() || core.state().attempt.onBreak) return done;
        const read = mustReread ? await reread() : done;
        if (!read.ok || isOver()) return read;
        const sent = await sendSome();
        if (!sent.ok) return sent;
      }
      isOneByOne = false;
      return done;
    } finally {
      running = null;
    }
  }

  return {
    /** One try, for the outbox. @returns a failure where something still waits */
    send(): Promise<CallResult<null>> {
      if (isOver()) return Promise.resolve(done);
      if (isPaused) return running ?? Promise.resolve(done);
      running ??= drain();
      return running;
    },
    /** Another tab or device has saved: what it has is read before anything is sent. */
    doubt(): void {
      mustReread = true;
    },
    /** For handing in: nothing is sent beside it. */
    async pause(): Promise<void> {
      isPaused = true;
      await running;
      if (!isOver() && mustReread) await reread();
    },
    resume(): void {
      isPaused = false;
    },
  };
}
