// Sends what changed: one call at a time, all that waits in it, again and again until it arrived.
import { type Failure, isPassing } from '#client/api/failure.ts';
import { type Later, type SittingCalls, type TabNews, waitAfter } from './sitting-calls.ts';
import type { SittingCore } from './sitting-core.ts';
import { dropChange, hasNews, isUnsent, takeChanges } from './working-copy.ts';

/** A pause this long sends what was answered; who does not pause waits no longer than the second. */
const PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 4_000;

interface SaverDeps {
  core: SittingCore;
  calls: Pick<SittingCalls, 'save' | 'read'>;
  later: Later;
  steady: () => number;
  tellTabs: (news: TabNews) => void;
  onEnded: (state: 'submitted' | 'expired') => void;
}

export type Saver = ReturnType<typeof createSaver>;

/** The same call may succeed later: nothing is wrong with what was sent. */
export const mayPass = (failure: Failure): boolean =>
  isPassing(failure) || failure.code === 'request.too_many' || failure.code === 'request.in_flight';

export function createSaver({ core, calls, later, steady, tellTabs, onEnded }: SaverDeps) {
  let running: Promise<boolean> | null = null;
  let cancel = (): void => undefined;
  let waitingSince: number | null = null;
  let isHeld = false;
  /** What the server has is not known: after a lost answer, or where somebody else has saved. */
  let mustReread = false;
  /** One change of a batch was refused: the others must not suffer for it. */
  let isOneByOne = false;

  const isOver = (): boolean => core.state().phase === 'over';

  function plan(ms: number): void {
    cancel();
    if (!isHeld && !isOver()) cancel = later(() => void flush(), ms);
  }

  /** @returns false: what was to be sent waits */
  function failed(failure: Failure): false {
    if (failure.code === 'attempt.finished') onEnded('submitted');
    else if (failure.code === 'attempt.expired') onEnded('expired');
    else if (failure.code === 'attempt.not_found') onEnded('submitted');
    else if (mayPass(failure)) {
      mustReread = true;
      const failures = core.state().failures + 1;
      core.set({ failures });
      plan(waitAfter(failures));
    }
    return false;
  }

  async function reread(): Promise<boolean> {
    const answer = await calls.read();
    if (isOver()) return false;
    if (!answer.ok) return failed(answer.failure);
    mustReread = false;
    core.adopt(answer.value);
    const { state } = answer.value;
    if (state === 'open') return true;
    onEnded(state);
    return false;
  }

  /** @returns false where nothing more can be sent now */
  async function sendSome(): Promise<boolean> {
    const { copy, changes } = takeChanges(core.state().copy, isOneByOne ? 1 : undefined);
    const [first] = changes;
    if (first === undefined) return true;
    core.set({ copy });
    const answer = await calls.save(changes);
    if (isOver()) return false;
    if (answer.ok) {
      const { saved, ...pulse } = answer.value;
      core.settle(saved);
      core.set({ failures: 0 });
      if (core.hear(pulse, changes.length)) mustReread = true;
      tellTabs({ attemptId: core.state().attempt.id, revision: pulse.revision });
      return true;
    }
    const { failure } = answer;
    if (failure.status !== 400) return failed(failure);
    if (changes.length > 1) isOneByOne = true;
    else {
      core.set({ copy: dropChange(core.state().copy, first.questionId) });
      mustReread = true;
    }
    return true;
  }

  const isWaiting = (): boolean => [...core.state().copy.values()].some(hasNews);

  async function drain(): Promise<boolean> {
    while (mustReread || isWaiting()) {
      if (isOver() || core.state().attempt.onBreak) return false;
      if (mustReread && !(await reread())) return false;
      if (!(await sendSome())) return false;
    }
    isOneByOne = false;
    return true;
  }

  /** Sends what waits, without a pause. @returns true when nothing is left */
  function flush(): Promise<boolean> {
    cancel();
    waitingSince = null;
    if (isOver()) return Promise.resolve(true);
    if (isHeld) return running ?? Promise.resolve(false);
    running ??= drain().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    flush,
    /** Something changed: it is sent once the learner pauses. */
    soon(): void {
      if (![...core.state().copy.values()].some(isUnsent)) return;
      // After failures the next try is planned already; the network's return calls it sooner.
      if (core.state().failures > 0) return;
      waitingSince ??= steady();
      const waited = steady() - waitingSince;
      plan(Math.max(0, Math.min(PAUSE_MS, LONGEST_PAUSE_MS - waited)));
    },
    /** Another tab or device has saved: what it has is read, and ours goes on top of it. */
    reread(): void {
      mustReread = true;
      void flush();
    },
    /** For handing in: nothing is sent beside it. @returns false where the server's state could not be read */
    async hold(): Promise<boolean> {
      isHeld = true;
      cancel();
      await running;
      return isOver() || !mustReread || reread();
    },
    release(): void {
      isHeld = false;
    },
  };
}
