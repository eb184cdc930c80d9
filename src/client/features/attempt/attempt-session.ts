// An attempt while it runs: what is answered is on the device at once and on the server soon after,
// whatever the network does; it ends by the learner, by its deadline, or elsewhere.
import type { Age } from '#client/api/received.ts';
import type { Attempt, AttemptPulse, Submitted } from '#contract/exams.ts';
import { createAnswering } from './answering.ts';
import { type AttemptCalls, type Later, pageTimers, type TabNews } from './attempt-calls.ts';
import { nextPhase, type PhaseEvent } from './attempt-phase.ts';
import { createCore } from './attempt-session-core.ts';
import { type AttemptSessionState, type EndState, partOf } from './attempt-session-state.ts';
import type { SaveTurns } from './attempt-writes.ts';
import { createHandingIn } from './handing-in.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createMore } from './more-questions.ts';
import { saveSchedule } from './save-schedule.ts';
import { type SavedWork, unlessWiped } from './saved-work.ts';
import { createSaver } from './saver.ts';
import { unsentCount } from './working-copy.ts';

export interface AttemptSessionDeps {
  attempt: Attempt;
  /** How long ago it was sent; left out where it was just now. */
  age?: Age;
  calls: AttemptCalls;
  savedWork: SavedWork;
  /** A clock in ms that only runs forward. */
  steady: () => number;
  later: Later;
  newKey: () => string;
  tellTabs: (news: TabNews) => void;
  /** When it saves. */
  turns: SaveTurns;
}

export type AttemptSession = ReturnType<typeof createAttemptSession>;

export function createAttemptSession(deps: AttemptSessionDeps) {
  const { calls, newKey, tellTabs, turns } = deps;
  let isLeft = false;
  const whenLeft = unlessWiped(deps.savedWork);
  const savedWork: SavedWork = {
    ...deps.savedWork,
    write: (news) => (isLeft ? whenLeft : deps.savedWork).write(news),
  };
  const attemptId = deps.attempt.id;
  const timers = pageTimers(deps.later);
  const { later } = timers;
  const core = createCore({ ...deps, savedWork });
  const { state, set } = core;
  const saver = createSaver({ ...deps, core, onEnded: (how) => end(how, null) });
  const saves = saveSchedule({ core, turns, steady: deps.steady });
  let endTurns = (): void => undefined;

  const isOver = (): boolean => state().phase === 'over';
  const isOpen = (): boolean => state().phase === 'open' && !state().attempt.onBreak;
  const reread = (): void => {
    saver.doubt();
    void saves.now();
  };

  /** @returns false where the event means nothing now */
  function on(event: PhaseEvent, news: Partial<AttemptSessionState> = {}): boolean {
    const phase = nextPhase(state().phase, event);
    if (phase !== null) set({ ...news, phase });
    return phase !== null;
  }

  function end(how: EndState, submitted: Submitted | null): void {
    // A sign of life may overtake the answer to handing in, and knows less: the answer has the word.
    if (submitted === null && handing.isUnderWay()) {
      handing.retry();
      return;
    }
    const isTimeUp = state().phase === 'timeUp';
    const isWhole = how === 'given_up' || (submitted !== null && how === 'submitted');
    const lost = isWhole ? 0 : unsentCount(state().copy);
    if (!on('end', { ending: { submitted, state: how, isTimeUp, lost } })) return;
    timers.stop();
    endTurns();
    savedWork.forget();
    tellTabs({ attemptId, revision: null });
  }

  function onPulse(pulse: AttemptPulse, isElsewhere: boolean): void {
    if (pulse.state !== 'open') end(pulse.state, null);
    else if (isElsewhere || state().failures > 0) reread();
    else if (state().phase === 'open') void saves.now();
  }

  const heartbeat = createHeartbeat({
    core,
    calls,
    later,
    onPulse,
    onTimeUp: () => void handing.timeUp(),
    onPart: () => void saves.now(),
  });
  const { giveChosen, ...answering } = createAnswering({ core, saves, isOpen });
  const handing = createHandingIn({
    core,
    calls,
    saver,
    giveChosen,
    save: saves.now,
    later,
    newKey,
    on,
    end,
    onResumed: (why) => {
      core.accrue();
      if (why === 'refused') saves.soon();
      else {
        heartbeat.check();
        reread();
      }
    },
  });

  return {
    state,
    subscribe: core.subscribe,
    msLeft: core.msLeft,
    msLeftHere: core.msLeftHere,
    serverNow: core.serverNow,
    isClockSure: core.isClockSure,
    ...createMore({ core, calls, save: saves.now, reread, isOpen }),
    ...answering,
    submit: handing.submit,
    /** It was given up from here: the server has said so. */
    givenUp: (): void => end('given_up', null),

    /** Begins to send, to say that it is there, and to look at the clock. */
    start(): void {
      if (isOver()) {
        savedWork.forget();
        return;
      }
      isLeft = false;
      timers.start();
      endTurns = turns.begin(() => {
        saves.began();
        return saver.send();
      });
      core.accrue();
      heartbeat.plan();
      heartbeat.check();
      void saves.now();
    },
    /** The page leaves: what is unsent is on the device, and is sent once more; then others send it. */
    stop(): void {
      if (isOver()) return;
      core.accrue();
      isLeft = true;
      timers.stop();
      void saves.now().finally(endTurns);
      heartbeat.sayPosition();
    },
    /** Nobody is signed in any more: nothing is sent, and nothing is saved anew. */
    abandon(): void {
      timers.stop();
      endTurns();
      on('end');
    },
    /**
     * Finishes the block that runs, with its break or without one, or ends the break.
     * @returns false where it could not be asked for, or where answers of the block have not arrived: they
     *   would come too late afterwards
     */
    async pause(action: 'start' | 'pass' | 'end', after: number): Promise<boolean> {
      if (state().phase !== 'open') return false;
      core.accrue();
      if (action !== 'end') {
        await saves.now();
        if (unsentCount(state().copy) > 0) return false;
      }
      const answer = await calls.pause(action, after);
      if (state().phase !== 'open') return false;
      if (!answer.ok) {
        reread();
        return false;
      }
      core.receive(answer.value);
      core.accrue();
      heartbeat.check();
      return true;
    },
    /** Ends the part that runs, with all that was answered in it. @returns false where it could not be asked for */
    async endPart(): Promise<boolean> {
      const part = partOf(state());
      if (state().phase !== 'open' || part === null || part.isBlock || part.isLast) return false;
      core.accrue();
      await saves.now();
      const answer = await calls.endPart(part.to);
      if (state().phase !== 'open') return false;
      if (!answer.ok) {
        reread();
        return false;
      }
      core.receive(answer.value);
      heartbeat.check();
      return true;
    },
    /** The tab was hidden or shown again. */
    show(visible: boolean): void {
      core.accrue();
      core.show(visible);
      core.accrue();
      if (!visible) void saves.now();
      else void heartbeat.send();
    },
    /** The network is back, or the learner asks to send now. */
    retry(): void {
      if (state().failures > 0) reread();
      void heartbeat.send();
      handing.retry();
    },
    receiveFromTab(news: TabNews): void {
      if (news.attemptId !== attemptId || isOver()) return;
      if (news.revision === null || news.revision > core.revision()) reread();
    },
    /** The attempt was read by somebody else, such as the query of the screen. */
    adopt(read: Attempt): void {
      if (isOver()) return;
      core.adopt(read);
      if (read.state !== 'open') end(read.state, null);
      heartbeat.check();
    },
    seenConflict: (): void => set({ conflict: [] }),
  };
}
