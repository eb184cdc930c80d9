// A sitting while it runs: what is answered is on the device at once and on the server soon after,
// whatever the network does; it ends by the learner, by its deadline, or elsewhere.
import type { Age } from '#client/api/heard.ts';
import type { Answer, Attempt, Confidence, Submitted } from '#contract/exams.ts';
import type { KeptWork } from './kept-work.ts';
import { createMore } from './more-questions.ts';
import { createSaver, mayPass } from './saver.ts';
import { type Later, pageTimers, type SittingCalls, type TabNews } from './sitting-calls.ts';
import { createCore } from './sitting-core.ts';
import { currentOf } from './sitting-state.ts';
import { takeChanges, unsentCount } from './working-copy.ts';

/** Half a minute at most between two signs of life, with some time for the way. */
const BEAT_MS = 25_000;
const TRY_AGAIN_MS = [500, 1_000, 1_500, 2_000, 5_000] as const;
const TRY_AGAIN_AT_MOST_MS = 10_000;

export interface SittingDeps {
  attempt: Attempt;
  /** How long ago it was told; left out where it was just now. */
  age?: Age;
  calls: SittingCalls;
  kept: KeptWork;
  /** A clock in ms that only runs forward. */
  steady: () => number;
  later: Later;
  newKey: () => string;
  tellTabs: (news: TabNews) => void;
}

export type Sitting = ReturnType<typeof createSitting>;

export function createSitting(deps: SittingDeps) {
  const { calls, kept, newKey, tellTabs } = deps;
  const timers = pageTimers(deps.later);
  const { later } = timers;
  const core = createCore(deps);
  const { state, set } = core;
  const saver = createSaver({ ...deps, later, core, onEnded: (how) => end(how, null) });
  const attemptId = deps.attempt.id;
  let cancelBeat = (): void => undefined;
  let cancelCheck = (): void => undefined;
  let toldPosition = deps.attempt.position;
  let isTimeUp = false;
  /** The changes that a key stands for. */
  let handedIn = { changes: '', key: '' };

  function end(how: 'submitted' | 'expired', submitted: Submitted | null): void {
    if (state().phase === 'over') return;
    const lost = submitted !== null && how === 'submitted' ? 0 : unsentCount(state().copy);
    timers.stop();
    set({ phase: 'over', ending: { submitted, state: how, isTimeUp, lost } });
    kept.forget();
    tellTabs({ attemptId, revision: null });
  }

  async function beat(): Promise<void> {
    cancelBeat();
    if (state().phase === 'over') return;
    cancelBeat = later(() => void beat(), BEAT_MS);
    const { position } = state();
    const answer = await calls.beat(position);
    if (state().phase === 'over' || !answer.ok) return;
    toldPosition = position;
    const isElsewhere = core.hear(answer.value);
    if (answer.value.state !== 'open') end(answer.value.state, null);
    else if (isElsewhere || state().failures > 0) saver.reread();
    else if (state().phase === 'open') void saver.flush();
    check();
  }

  /** Looks at the clock now, and again when the time or the break is over. */
  function check(): void {
    cancelCheck();
    const { phase, attempt } = state();
    if (phase === 'over' || isTimeUp) return;
    const left = core.msLeft();
    if (left <= 0) {
      void timeUp();
      return;
    }
    const breakLeft = attempt.onBreak
      ? Date.parse(attempt.onBreak.endsAt) - core.serverNow()
      : left;
    if (breakLeft <= 0) void beat();
    cancelCheck = later(check, Math.max(250, Math.min(left, breakLeft)) + 20);
  }

  async function timeUp(): Promise<void> {
    core.accrue();
    isTimeUp = true;
    const isUnderWay = state().phase === 'submitting';
    set({ phase: 'timeUp' });
    // A submission that is under way goes on here when it fails.
    if (!isUnderWay && (await isReallyUp())) await handInUntilAnswered();
  }

  /** What only the device's date says, the server is asked before anything is handed in. */
  async function isReallyUp(): Promise<boolean> {
    for (let tries = 0; !core.isClockSure(); tries += 1) {
      const answer = await calls.beat(state().position);
      if (state().phase === 'over') return false;
      if (!answer.ok) await wait(tries);
      else {
        core.hear(answer.value);
        if (answer.value.state !== 'open') end(answer.value.state, null);
      }
    }
    if (state().phase === 'over') return false;
    if (core.msLeft() <= 0) return true;
    isTimeUp = false;
    set({ phase: 'open' });
    core.accrue();
    check();
    saver.reread();
    return false;
  }

  const wait = (tries: number): Promise<void> =>
    new Promise((resolve) => {
      later(resolve, TRY_AGAIN_MS[tries] ?? TRY_AGAIN_AT_MOST_MS);
    });

  async function handInUntilAnswered(): Promise<void> {
    for (let tries = 0; state().phase !== 'over'; tries += 1) {
      if (await handIn()) return;
      await wait(tries);
    }
  }

  /** @returns true where there is nothing more to hand in */
  async function handIn(): Promise<boolean> {
    await saver.hold();
    if (state().phase === 'over') return true;
    const { copy, changes } = takeChanges(state().copy);
    set({ copy });
    const text = JSON.stringify(changes);
    if (handedIn.changes !== text || handedIn.key === '')
      handedIn = { changes: text, key: newKey() };
    const answer = await calls.submit(changes, handedIn.key);
    if (state().phase === 'over') return true;
    if (answer.ok) {
      const { state: how } = answer.value.attempt;
      end(how === 'open' ? 'submitted' : how, answer.value);
      return true;
    }
    const { failure } = answer;
    if (failure.code === 'attempt.not_found') {
      end('submitted', null);
      return true;
    }
    if (!mayPass(failure)) {
      // One of the changes is at fault, or the key was spent: they go one by one, then once more.
      handedIn = { changes: '', key: '' };
      saver.release();
      await saver.flush();
    }
    set({ submitFailure: failure.code });
    return false;
  }

  const isOpen = (): boolean => state().phase === 'open' && !state().attempt.onBreak;
  const more = createMore({ core, calls, saver, isOpen });

  return {
    state,
    subscribe: core.subscribe,
    msLeft: core.msLeft,
    serverNow: core.serverNow,
    isClockSure: core.isClockSure,
    next: more.next,
    another: more.another,
    msOfQuestion: more.msOfQuestion,

    /** Begins to send, to beat and to look at the clock. */
    start(): void {
      if (state().phase === 'over') {
        kept.forget();
        return;
      }
      timers.start();
      core.accrue();
      cancelBeat = later(() => void beat(), BEAT_MS);
      check();
      void saver.flush();
    },
    /** The page leaves: what is unsent is on the device, and is sent once more; then others send it. */
    stop(): void {
      if (state().phase === 'over') return;
      core.accrue();
      timers.stop();
      void saver.flush();
      if (state().position !== toldPosition) void calls.beat(state().position);
    },
    /** Nobody is signed in any more: nothing is sent, and nothing is kept anew. */
    abandon(): void {
      timers.stop();
      set({ phase: 'over' });
    },
    /** An answer, or null to take it back; where it is explained at once, a choice that can still change. */
    answer(answer: Answer | null): void {
      if (!isOpen()) return;
      const { asked, isCommitted } = currentOf(state());
      if (isCommitted) return;
      const { id } = asked.question;
      if (state().attempt.paper.review === 'immediate') {
        const choices = new Map(state().choices);
        if (answer === null) choices.delete(id);
        else choices.set(id, answer);
        set({ choices });
        return;
      }
      core.accrue();
      core.change(id, { answer });
      saver.soon();
    },
    /** Gives the chosen answer for good, where it is explained at once. */
    commit(): void {
      const { asked, answer, isAnswered } = currentOf(state());
      if (!isOpen() || isAnswered || answer === null) return;
      core.accrue();
      const { confidence } = state();
      core.change(asked.question.id, confidence === null ? { answer } : { answer, confidence });
      const choices = new Map(state().choices);
      choices.delete(asked.question.id);
      set({ choices, confidence: null });
      void saver.flush();
    },
    /** How sure the learner is; it goes with the answer. */
    say(confidence: Confidence): void {
      if (isOpen() && !currentOf(state()).isAnswered) set({ confidence });
    },
    flag(): void {
      if (!isOpen()) return;
      const { asked, flagged } = currentOf(state());
      core.accrue();
      core.change(asked.question.id, { flagged: !flagged });
      saver.soon();
    },
    move(number: number): void {
      // Where questions are served one by one, none can be gone to.
      if (!isOpen() || number === state().position || state().attempt.serving !== null) return;
      if (!state().attempt.questions.some((one) => one.number === number)) return;
      core.accrue();
      set({ position: number, confidence: null });
    },
    /** The question that comes after the break. */
    goOnAt(number: number): void {
      set({ position: number });
    },
    /** Hands in, once; pressing again while it is under way changes nothing. */
    async submit(): Promise<void> {
      if (state().phase !== 'open') return;
      core.accrue();
      set({ phase: 'submitting', submitFailure: null });
      const isDone = await handIn();
      if (isDone) return;
      if (isTimeUp) return handInUntilAnswered();
      saver.release();
      set({ phase: 'open' });
      core.accrue();
      saver.soon();
    },
    /** @returns false where it could not be asked for */
    async pause(action: 'start' | 'end', after: number): Promise<boolean> {
      if (state().phase !== 'open') return false;
      core.accrue();
      if (action === 'start') await saver.flush();
      const answer = await calls.pause(action, after);
      if (state().phase !== 'open') return false;
      if (!answer.ok) {
        saver.reread();
        return false;
      }
      core.hear(answer.value);
      const { attempt } = state();
      const breaksTaken = [...new Set([...attempt.breaksTaken, after])];
      set({ attempt: { ...attempt, breaksTaken } });
      core.accrue();
      check();
      return true;
    },
    /** The tab was hidden or shown again. */
    show(visible: boolean): void {
      core.accrue();
      core.show(visible);
      core.accrue();
      if (!visible) void saver.flush();
      else void beat();
    },
    /** The network is back, or the learner asks to send now. */
    retry(): void {
      if (state().failures > 0) saver.reread();
      void beat();
    },
    hearTab(news: TabNews): void {
      if (news.attemptId !== attemptId || state().phase === 'over') return;
      if (news.revision === null || news.revision > core.revision()) saver.reread();
    },
    /** The attempt was read by somebody else, such as the query of the screen. */
    adopt(read: Attempt): void {
      if (state().phase === 'over') return;
      core.adopt(read);
      if (read.state !== 'open') end(read.state, null);
      check();
    },
    seenOverruled: (): void => set({ overruled: [] }),
  };
}
