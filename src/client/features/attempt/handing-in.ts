// Handing in: by the learner, or by the clock until the server has answered.
import type { Submitted } from '#contract/exams.ts';
import { type AttemptCalls, type Later, mayPass } from './attempt-calls.ts';
import type { PhaseEvent } from './attempt-phase.ts';
import type { AttemptSessionCore } from './attempt-session-core.ts';
import type { AttemptSessionState, EndState } from './attempt-session-state.ts';
import type { Saver } from './saver.ts';
import { takeChanges } from './working-copy.ts';

const TRY_AGAIN_MS = [500, 1_000, 1_500, 2_000, 5_000] as const;
const TRY_AGAIN_AT_MOST_MS = 10_000;

interface HandingInDeps {
  readonly core: AttemptSessionCore;
  readonly calls: Pick<AttemptCalls, 'submit' | 'heartbeat'>;
  readonly saver: Pick<Saver, 'pause' | 'resume'>;
  /** Answers that are chosen and were not checked become given. */
  readonly giveChosen: () => void;
  /** Sends what waits, one by one where need be. */
  readonly save: () => Promise<unknown>;
  readonly later: Later;
  readonly newKey: () => string;
  readonly on: (event: PhaseEvent, news?: Partial<AttemptSessionState>) => boolean;
  readonly end: (how: EndState, submitted: Submitted | null) => void;
  /** The learner goes on working: what was handed in did not arrive, or there is time left. */
  readonly onResumed: (why: 'refused' | 'time left') => void;
}

export function createHandingIn(deps: HandingInDeps) {
  const { core, calls, saver, giveChosen, save, later, newKey, on, end, onResumed } = deps;
  const { state, set } = core;
  /** The changes that a key stands for. */
  let handedIn = { changes: '', key: '' };

  let endWait = (): void => undefined;
  let isUnderWay = false;

  const isOver = (): boolean => state().phase === 'over';
  const wait = (tries: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = later(resolve, TRY_AGAIN_MS[tries] ?? TRY_AGAIN_AT_MOST_MS);
      endWait = () => {
        cancel();
        resolve();
      };
    });

  /** @returns true where there is nothing more to hand in */
  async function handIn(): Promise<boolean> {
    isUnderWay = true;
    await saver.pause();
    if (isOver()) return true;
    giveChosen();
    const { copy, changes } = takeChanges(state().copy);
    set({ copy });
    const text = JSON.stringify(changes);
    if (handedIn.changes !== text || handedIn.key === '')
      handedIn = { changes: text, key: newKey() };
    const answer = await calls.submit(changes, handedIn.key);
    if (isOver()) return true;
    if (answer.ok) {
      const { state: how } = answer.value.attempt;
      end(how === 'open' ? 'submitted' : how, answer.value);
      return true;
    }
    const { failure } = answer;
    if (failure.code === 'attempt.not_found') {
      isUnderWay = false;
      end('submitted', null);
      return true;
    }
    if (!mayPass(failure)) {
      // One of the changes is at fault, or the key was spent: they go one by one, then once more.
      isUnderWay = false;
      handedIn = { changes: '', key: '' };
      saver.resume();
      await save();
    }
    set({ submitFailure: failure.code });
    return false;
  }

  async function handInUntilAnswered(): Promise<void> {
    for (let tries = 0; !isOver(); tries += 1) {
      if (await handIn()) return;
      await wait(tries);
    }
  }

  /** What only the device's date says, the server is asked before anything is handed in. */
  async function isReallyUp(): Promise<boolean> {
    for (let tries = 0; !core.isClockSure(); tries += 1) {
      const answer = await calls.heartbeat(state().position);
      if (isOver()) return false;
      if (!answer.ok) await wait(tries);
      else {
        core.receive(answer.value);
        if (answer.value.state !== 'open') end(answer.value.state, null);
      }
    }
    if (isOver()) return false;
    if (core.msLeft() <= 0) return true;
    if (on('resume')) onResumed('time left');
    return false;
  }

  return {
    /** Hands in, once; pressing again while it is under way changes nothing. */
    async submit(): Promise<void> {
      if (state().phase !== 'open') return;
      core.accrue();
      on('submit', { submitFailure: null });
      const isHandedIn = await handIn();
      isUnderWay = false;
      if (isHandedIn) return;
      if (on('refuse')) {
        saver.resume();
        onResumed('refused');
      } else await handInUntilAnswered();
    },
    async timeUp(): Promise<void> {
      core.accrue();
      // A submission that is under way goes on in its own turn when it fails.
      const isUnderWay = state().phase === 'submitting';
      if (on('expire') && !isUnderWay && (await isReallyUp())) await handInUntilAnswered();
    },
    /** The network is back, or the learner asks to send now: the next try does not wait. */
    retry: (): void => endWait(),
    /** True while the server's answer to handing in is waited for, also between two tries. */
    isUnderWay: (): boolean => isUnderWay,
  };
}
