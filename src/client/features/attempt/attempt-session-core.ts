// The state of an attempt: changed in one place, on the device as soon as it changes.

import type { Age } from '#client/api/received.ts';
import type { Attempt, AttemptPulse, AttemptQuestion, SavedAnswer } from '#contract/exams.ts';
import { type AttemptSessionState, currentOf, partAt, placeIn } from './attempt-session-state.ts';
import type { SavedWork } from './saved-work.ts';
import { serverClock } from './server-clock.ts';
import {
  adoptAttempt,
  change,
  type Entry,
  type Merged,
  marksOf,
  openCopy,
  settleSaved,
  unsentCount,
  type WorkingCopy,
} from './working-copy.ts';

interface CoreDeps {
  attempt: Attempt;
  /** How long ago it was received; left out where it was just now. */
  age?: Age;
  savedWork: SavedWork;
  /** A clock in ms that only runs forward. */
  steady: () => number;
}

export type AttemptSessionCore = ReturnType<typeof createCore>;

/** The state at the start: what the server has, and on top of it what this device has saved. */
function startOf({ attempt, savedWork }: CoreDeps, now: number): AttemptSessionState {
  const { entries, choices, struck, position } = savedWork.read();
  const open = [...openCopy(attempt.questions)];
  const withSaved = new Map(open.map(([id, entry]) => [id, entries[id] ?? entry]));
  const { copy, conflict } = adoptAttempt(withSaved, attempt.questions);
  const part = partAt(attempt, now);
  return {
    attempt,
    copy,
    part,
    // Where questions are served one by one, the one that is asked is shown.
    position: attempt.serving?.number ?? placeIn(attempt, part, position ?? attempt.position),
    choices: new Map(Object.entries(choices)),
    struck: new Map(Object.entries(struck)),
    phase: attempt.state === 'open' ? 'open' : 'over',
    savedAt: attempt.savedAt,
    failures: 0,
    conflict: numbersOf(attempt, conflict),
    late: 0,
    submitFailure: null,
    confidence: null,
    asking: null,
    askFailure: null,
    // Read too late: it has ended since the list of what is running was made.
    ending:
      attempt.state === 'open'
        ? null
        : { submitted: null, state: attempt.state, isTimeUp: false, lost: unsentCount(copy) },
  };
}

const numbersOf = ({ questions }: Attempt, ids: readonly string[]): number[] =>
  questions.filter(({ question }) => ids.includes(question.id)).map(({ number }) => number);

/**
 * The entries that changed: other questions may be another tab's. What the server has taken stays too,
 * as a start without a network finds the attempt as it was read before.
 */
function workNews(before: WorkingCopy, after: WorkingCopy): Record<string, Entry | null> {
  const changed = [...after].filter(([id, entry]) => {
    const old = before.get(id);
    return old !== entry && ((old?.mine ?? null) !== null || entry.mine !== null);
  });
  const isFresh = ({ base, mine }: Entry) => mine === null && base.revision === 0;
  return Object.fromEntries(changed.map(([id, entry]) => [id, isFresh(entry) ? null : entry]));
}

/** What changed of a map, null for what is gone. */
function newsOf<T>(
  before: ReadonlyMap<string, T | null>,
  after: ReadonlyMap<string, T | null>,
): Record<string, T | null> {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return Object.fromEntries(
    [...ids]
      .filter((id) => before.get(id) !== after.get(id))
      .map((id) => [id, after.get(id) ?? null]),
  );
}

export function createCore(deps: CoreDeps) {
  const { attempt, savedWork, steady } = deps;
  const clock = serverClock(attempt.serverNow, steady, deps.age);
  const listeners = new Set<() => void>();
  let state = startOf(deps, clock.now());
  let knownRevision = attempt.revision;
  let lookedSince: number | null = null;
  let isVisible = true;

  function set(news: Partial<AttemptSessionState>): void {
    const before = state;
    state = { ...state, ...news };
    if (state.phase !== 'over') {
      const work = {
        position: state.position,
        entries: workNews(before.copy, state.copy),
        choices: newsOf(before.choices, state.choices),
        struck: newsOf(before.struck, state.struck),
      };
      const isNews =
        before.position !== state.position ||
        [work.entries, work.choices, work.struck].some((news) => Object.keys(news).length > 0);
      if (isNews) savedWork.write(work);
    }
    for (const listener of listeners) listener();
  }

  function take({ copy, conflict }: Merged): void {
    const numbers = new Set([...state.conflict, ...numbersOf(state.attempt, conflict)]);
    const choices = new Map(
      [...state.choices].filter(([id]) => {
        const entry = copy.get(id);
        return entry !== undefined && marksOf(entry).answer === null;
      }),
    );
    set({
      copy,
      conflict: numbers.size === state.conflict.length ? state.conflict : [...numbers],
      choices: choices.size === state.choices.size ? state.choices : choices,
    });
  }

  /** @returns true where another tab or device has saved since we last knew */
  function receive(pulse: AttemptPulse, ownChanges = 0): boolean {
    clock.receive(pulse.serverNow);
    const isNews = pulse.revision > knownRevision + ownChanges;
    if (!isNews) knownRevision = Math.max(knownRevision, pulse.revision);
    const { deadlineAt, onBreak, breaksTaken, partEnds, savedAt } = pulse;
    const before = state.attempt;
    const isSame =
      before.deadlineAt === deadlineAt &&
      before.onBreak?.startedAt === onBreak?.startedAt &&
      before.breaksTaken.length === breaksTaken.length;
    const news = { deadlineAt, onBreak, breaksTaken, partEnds };
    set({ savedAt, ...(!isSame && { attempt: { ...before, ...news } }) });
    lookAtPart();
    return isNews;
  }

  /** Adds the time since the last look to the question that is shown. */
  function accrue(): void {
    const now = steady();
    const ms = lookedSince === null ? 0 : Math.round(now - lookedSince);
    const isLooking = isVisible && state.phase === 'open' && !state.attempt.onBreak;
    lookedSince = isLooking ? now : null;
    if (ms <= 0 || state.phase === 'over') return;
    const { asked, entry } = currentOf(state);
    const msSpent = marksOf(entry).msSpent + ms;
    set({ copy: change(state.copy, asked.question.id, { msSpent }) });
  }

  /** Looks which part or block runs. @returns true where another one began: its first question is shown */
  function lookAtPart(): boolean {
    const part = partAt(state.attempt, clock.now());
    if (part === state.part) return false;
    accrue();
    set({ part, position: placeIn(state.attempt, part, state.position), confidence: null });
    return true;
  }

  /** When the part that runs is over, or the whole, ms since 1970. */
  const endHere = (): number => {
    const { attempt, part } = state;
    return Date.parse((part === null ? undefined : attempt.partEnds[part]) ?? attempt.deadlineAt);
  };

  return {
    state: (): AttemptSessionState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set,
    receive,
    revision: (): number => knownRevision,
    /** ms; 0 once the time is up. */
    msLeft: (): number => Math.max(0, Date.parse(state.attempt.deadlineAt) - clock.now()),
    /** Of the part that runs, or of the whole where parts have no clocks: ms; 0 once its time is up. */
    msLeftHere: (): number => Math.max(0, endHere() - clock.now()),
    lookAtPart,
    serverNow: clock.now,
    isClockSure: clock.isSure,
    settle(saved: readonly SavedAnswer[]): void {
      const received = new Map(saved.map((one) => [one.questionId, one]));
      const questions = state.attempt.questions.map((one) => {
        const news = received.get(one.question.id);
        const feedback = news?.feedback ?? one.feedback;
        const confidence = news?.confidence ?? one.confidence;
        const isSame = feedback === one.feedback && confidence === one.confidence;
        return isSame ? one : { ...one, feedback, confidence };
      });
      const isNew = questions.some((one, at) => one !== state.attempt.questions[at]);
      if (isNew) state = { ...state, attempt: { ...state.attempt, questions } };
      const late = saved.filter(({ outcome }) => outcome === 'late').length;
      if (late > 0) state = { ...state, late: state.late + late };
      take(settleSaved(state.copy, saved));
    },
    /** The attempt was read again. */
    adopt(read: Attempt): void {
      if (read.revision < knownRevision) return;
      clock.receive(read.serverNow);
      knownRevision = read.revision;
      const isServed = read.serving !== null && read.serving.number !== state.position;
      // One that came between has moved the numbers: the question that is shown stays.
      const shownId = currentOf(state).asked.question.id;
      const shown = read.questions.find(({ question }) => question.id === shownId);
      const position = read.serving?.number ?? shown?.number ?? state.position;
      const copy = new Map([...openCopy(read.questions), ...state.copy]);
      state = { ...state, attempt: read, savedAt: read.savedAt, copy };
      if (isServed) set({ position, confidence: null });
      else if (position !== state.position) set({ position });
      take(adoptAttempt(state.copy, read.questions));
      lookAtPart();
    },
    /** A question came to be asked between the others: it is shown now. @returns false where the others are not known */
    insert(question: AttemptQuestion, total: number): boolean {
      const { attempt: before, copy } = state;
      const isKnown = before.questions.some((one) => one.question.id === question.question.id);
      if (isKnown || before.total + 1 !== total) return false;
      const others = before.questions.map((one) =>
        one.number < question.number ? one : { ...one, number: one.number + 1 },
      );
      const questions = [...others, question].toSorted((a, b) => a.number - b.number);
      set({
        attempt: { ...before, total, questions },
        copy: adoptAttempt(copy, questions).copy,
        position: question.number,
        confidence: null,
      });
      return true;
    },
    /** A question was served; it is shown now. With it may come the one that was left. */
    grow(
      question: AttemptQuestion,
      news: Partial<Attempt>,
      left: AttemptQuestion | null = null,
    ): void {
      const { attempt: before, copy } = state;
      const came = left === null ? [question] : [left, question];
      const numbers = new Set(came.map(({ number }) => number));
      const others = before.questions.filter(({ number }) => !numbers.has(number));
      const questions = [...others, ...came].toSorted((a, b) => a.number - b.number);
      set({
        attempt: { ...before, ...news, questions },
        copy: adoptAttempt(copy, questions).copy,
        position: question.number,
        confidence: null,
      });
    },
    change(questionId: string, news: Parameters<typeof change>[2]): void {
      set({ copy: change(state.copy, questionId, news) });
    },
    accrue,
    show(visible: boolean): void {
      isVisible = visible;
    },
  };
}
