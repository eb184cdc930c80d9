// A desk for an attempt in tests: a server that applies changes by the domain's rule, a network that
// can be cut, and a clock that moves by hand.
import { QueryClient } from '@tanstack/react-query';
import { type CallResult, type Failure, failureOf } from '#client/api/failure.ts';
import type { Age } from '#client/api/received.ts';
import { createJournal } from '#client/base/outbox/journal.ts';
import { createOutbox, type Outbox } from '#client/base/outbox/outbox.ts';
import { pageOutboxStore } from '#client/base/outbox/outbox-store.ts';
import type { AttemptCalls, TabNews } from '#client/features/attempt/attempt-calls.ts';
import { createAttemptSession } from '#client/features/attempt/attempt-session.ts';
import { attemptWrites, saveTurns } from '#client/features/attempt/attempt-writes.ts';
import { savedWork } from '#client/features/attempt/saved-work.ts';
import { sendLeft } from '#client/features/attempt/send-left.ts';
import type { WorkStorage } from '#client/features/attempt/work-storage.ts';
import type {
  AnswerChange,
  Attempt,
  AttemptPulse,
  AttemptQuestion,
  SavedAnswer,
  Submitted,
} from '#contract/exams.ts';
import { applyChange, type StoredAnswer } from '#domain/exam/answer-change.ts';
import { isInRunningBlock } from '#domain/exam/breaks.ts';
import { endPart, isInOpenPart, timedParts } from '#domain/exam/part-clock.ts';
import { isWhole } from '#domain/questions/answer.ts';
import { anEntryStore, aStorage } from './outbox-desk.ts';

const START = Date.parse('2026-11-20T10:00:00.000Z');
const BREAK_MS = 10 * 60_000;
const iso = (at: number): string => new Date(at).toISOString();

/** `localStorage`, as far as it is needed. */
export const aReceived = (over: Partial<AttemptQuestion> = {}): AttemptQuestion => ({
  number: 1,
  question: {
    id: 'q1',
    type: 'sc',
    stem: 'Which one?',
    choose: 1,
    options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Option ${id}` })),
  },
  answer: null,
  flagged: false,
  revision: 0,
  msSpent: 0,
  maxPoints: 1,
  confidence: null,
  feedback: null,
  ...over,
});

export const chosen = (...ids: string[]) => ({ chosen: ids });

interface DeskOptions {
  review?: 'immediate' | 'afterSubmit';
  minutes?: number;
  questions?: number;
  /** The minutes of its two halves, where each has a clock of its own. */
  halves?: readonly [number, number];
  /** Last numbers of its blocks. */
  breaksAfter?: readonly number[];
  /** How many options each question asks for. */
  choose?: number;
}

/** The server, its clock, and the timers of every page that sits at it. */
export function aDesk(options: DeskOptions = {}) {
  const { review = 'afterSubmit', questions = 4, halves, breaksAfter = [], choose = 1 } = options;
  const { minutes = halves ? halves[0] + halves[1] : 60 } = options;
  let now = START;
  let onBreak: Attempt['onBreak'] = null;
  const breaksTaken: number[] = [];
  let network: 'there' | 'cut' | 'answers lost' = 'there';
  let state: Attempt['state'] = 'open';
  let revision = 0;
  let savedAt: string | null = null;
  let timers: { at: number; run: () => void }[] = [];
  let deadline = START + minutes * 60_000;
  const calls: { name: string; changes: AnswerChange[]; key?: string }[] = [];
  const ids = Array.from({ length: questions }, (_, at) => `q${at + 1}`);
  const rows = new Map<string, StoredAnswer>(
    ids.map((id) => [
      id,
      {
        answer: null,
        firstAnswer: null,
        flagged: false,
        revision: 0,
        msSpent: 0,
        changes: 0,
        confidence: null,
      },
    ]),
  );

  const half = questions / 2;
  const parts = (halves ?? []).map((own, at) => ({
    from: 1 + at * half,
    to: half + at * half,
    maxPoints: half,
    passPercent: 60,
    openBook: at === 1,
    minutes: own,
  }));
  const timed = () =>
    timedParts(
      parts.map((part) => ({ ...part, units: [] })),
      { deadlineAt: deadline, extraTimePercent: 0 },
    );

  const type = choose > 1 ? 'ms' : 'sc';
  const answeredCount = () =>
    [...rows.values()].filter(({ answer }) => isWhole({ type, choose }, answer)).length;
  const pulse = (): AttemptPulse => ({
    state,
    serverNow: iso(now),
    deadlineAt: iso(deadline),
    savedAt,
    revision,
    answered: answeredCount(),
    onBreak,
    breaksTaken: [...breaksTaken],
    partEnds: timed().map(({ endsAt }) => iso(endsAt)),
  });
  const told = (id: string): AttemptQuestion => {
    const row = rows.get(id)!;
    const { answer, flagged, msSpent } = row;
    const question = { ...aReceived().question, id, type, choose } as AttemptQuestion['question'];
    return {
      ...aReceived({ number: ids.indexOf(id) + 1, question }),
      answer: answer as AttemptQuestion['answer'],
      flagged,
      msSpent,
      revision: row.revision,
      feedback: review === 'immediate' && answer ? feedback : null,
    };
  };
  const attempt = (): Attempt =>
    ({
      id: 'attempt-1',
      paper: {
        key: 'foundation',
        review,
        kind: 'simulation',
        breaksAfter,
        breakMinutes: 10,
        parts,
      },
      startedAt: iso(START),
      extraTimePercent: 0,
      position: 1,
      focus: null,
      total: questions,
      serving: null,
      ...pulse(),
      questions: ids.map(told),
    }) as unknown as Attempt;

  function take(changes: AnswerChange[]): SavedAnswer[] {
    return changes.map((change) => {
      const number = ids.indexOf(change.questionId) + 1;
      const isClosed =
        !isInOpenPart(timed(), number, now) ||
        !isInRunningBlock({ breaksTaken }, { breaksAfter }, questions, number);
      const rules = {
        msSinceStart: now - START,
        commits: review === 'immediate' || isClosed,
        asksConfidence: false,
        isClosed,
        storedIsGiven: true,
      };
      const { outcome, next } = applyChange(
        rows.get(change.questionId)!,
        { ...change, isGiven: change.answer !== null },
        rules,
      );
      if (next !== rows.get(change.questionId)) {
        rows.set(change.questionId, next);
        revision += 1;
        savedAt = iso(now);
      }
      return { ...told(change.questionId), questionId: change.questionId, outcome };
    });
  }

  function answering<T>(name: string, changes: AnswerChange[], work: () => T, key?: string) {
    calls.push({ name, changes, ...(key !== undefined && { key }) });
    const lost: CallResult<T> = { ok: false, failure: failureOf(new TypeError('no network')) };
    if (network === 'cut') return Promise.resolve(lost);
    if (onBreak !== null && now >= Date.parse(onBreak.endsAt)) onBreak = null;
    if (state === 'open' && now > deadline + 5_000) state = 'expired';
    if (name === 'save' && state !== 'open') {
      const code = state === 'expired' ? 'attempt.expired' : 'attempt.finished';
      const failure: Failure = { code, status: 409, fields: [], requestId: '' };
      return Promise.resolve<CallResult<T>>({ ok: false, failure });
    }
    const value = work();
    const heard: CallResult<T> = network === 'answers lost' ? lost : { ok: true, value };
    return Promise.resolve(heard);
  }

  let onSave = (): void => undefined;
  const notHere = () => Promise.reject(new Error('This desk has no papers that grow.'));
  const serverCalls: AttemptCalls = {
    next: notHere,
    another: notHere,
    save: (changes) => {
      onSave();
      return answering('save', changes, () => ({ saved: take(changes), ...pulse() }));
    },
    heartbeat: () => answering('heartbeat', [], pulse),
    read: () => answering('read', [], attempt),
    pause: (action, after) =>
      answering('pause', [], () => {
        const endsAt = iso(now + BREAK_MS);
        onBreak = action === 'start' ? { after, startedAt: iso(now), endsAt } : null;
        if (action !== 'end') breaksTaken.push(after);
        if (action === 'start') deadline += BREAK_MS;
        return pulse();
      }),
    endPart: (to) =>
      answering('endPart', [], () => {
        const ended = endPart(timed(), { deadlineAt: deadline }, to, now);
        if (ended.ok) deadline = ended.value;
        return pulse();
      }),
    submit: (changes, key) =>
      answering(
        'submit',
        changes,
        () => {
          const alreadyDone = state !== 'open';
          if (!alreadyDone) {
            take(changes);
            state = 'submitted';
          }
          return { attempt: { state }, alreadyDone, outcome: {} } as unknown as Submitted;
        },
        key,
      ),
  };

  const settle = async () => {
    for (let round = 0; round < 120; round += 1) await Promise.resolve();
  };

  const later = (run: () => void, ms: number) => {
    const timer = { at: now + ms, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const leftCalls = {
    read: serverCalls.read,
    save: (_: string, changes: AnswerChange[]) => serverCalls.save(changes),
  };
  const outboxes = new Map<WorkStorage, Outbox>();
  /** The outbox of the app on a device: it outlives the screens of the attempt. */
  function outboxOn(storage: WorkStorage): Outbox {
    const known = outboxes.get(storage);
    if (known !== undefined) return known;
    const notes = aStorage();
    const outbox = createOutbox({
      client: new QueryClient(),
      kinds: attemptWrites(storage, (input) => sendLeft(storage, leftCalls, input)),
      store: pageOutboxStore(
        anEntryStore(),
        createJournal(() => notes),
        later,
      ),
      later,
      now: () => 0,
      newKey: () => 'outbox',
      inTurn: (_resource, work) => work(),
      tellTabs: () => undefined,
      isOnline: () => true,
      askServer: async () => undefined,
    });
    outboxes.set(storage, outbox);
    void outbox.open('learner-1');
    return outbox;
  }

  return {
    calls,
    rows,
    attempt,
    settle,
    outboxOn,
    network: (next: typeof network) => {
      network = next;
    },
    /** Does something in the moment of a save. */
    onSave: (what: () => void) => {
      onSave = what;
    },
    /** Another device saves, past this page. */
    elsewhere: (change: AnswerChange) => void take([change]),
    end: (how: 'submitted' | 'expired') => {
      state = how;
    },
    namesOf: () => calls.map(({ name }) => name),
    /** Lets time pass: what was planned for meanwhile is done in its order. */
    async pass(ms: number) {
      const until = now + ms;
      for (;;) {
        await settle();
        const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        now = Math.max(now, next.at);
        timers = timers.filter((timer) => timer !== next);
        next.run();
      }
      now = until;
      await settle();
    },
    /**
     * A page that opens the attempt, on a device of its own or one that was used before.
     * @param read what a page without a network begins with: the attempt as it was read, and how long ago
     */
    sit(storage: WorkStorage = aStorage(), read?: { attempt: Attempt; age: Age }) {
      const tabs: TabNews[] = [];
      const saved = savedWork(storage, 'learner-1', 'attempt-1');
      const attemptSession = createAttemptSession({
        attempt: read?.attempt ?? attempt(),
        ...(read && { age: read.age }),
        calls: serverCalls,
        savedWork: saved,
        // A device's steady clock has its own zero.
        steady: () => now - START + 123_456,
        later,
        newKey,
        tellTabs: (news) => tabs.push(news),
        turns: saveTurns(outboxOn(storage), storage, {
          learnerId: 'learner-1',
          attemptId: 'attempt-1',
        }),
      });
      attemptSession.start();
      return { attemptSession, tabs, kept: saved, storage };
    },
  };
}

const feedback = {
  type: 'sc',
  right: true,
  points: 1,
  maxPoints: 1,
  chosen: ['a'],
  answer: ['a'],
  reasons: [],
  explanation: 'Because.',
  ref: 'The standard',
  lesson: null,
} as unknown as NonNullable<AttemptQuestion['feedback']>;
