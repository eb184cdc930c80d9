// One attempt as the screen shows it.
import type { FailureCode } from '#client/api/failure.ts';
import type { Answer, Attempt, AttemptQuestion, Confidence, Submitted } from '#contract/exams.ts';
import { blocksOf } from '#domain/exam/blocks.ts';
import { finishedTo } from '#domain/exam/breaks.ts';
import { isWhole } from '#domain/questions/answer.ts';
import type { Phase } from './attempt-phase.ts';
import { type Entry, marksOf, type WorkingCopy } from './working-copy.ts';

export type EndState = Exclude<Attempt['state'], 'open'>;

export interface Ending {
  /** What handing in answered; null where it ended elsewhere. */
  submitted: Submitted | null;
  state: EndState;
  /** True where the time was up on this page. */
  isTimeUp: boolean;
  /** Answers and flags of this device that did not arrive in time. */
  lost: number;
}

export interface AttemptSessionState {
  /** As the server sent it last; its questions carry the feedback that are open. */
  readonly attempt: Attempt;
  readonly copy: WorkingCopy;
  /** The number of the question that is shown; always of the part or block that runs. */
  readonly position: number;
  /** Which part or block runs, from 0; null where the attempt is one whole. */
  readonly part: number | null;
  /** Chosen but not given, in papers that explain at once. */
  readonly choices: ReadonlyMap<string, Answer | null>;
  /** Options that were struck out, by question. They change no answer, and are this device's alone. */
  readonly struck: ReadonlyMap<string, readonly string[]>;
  readonly phase: Phase;
  readonly savedAt: string | null;
  /** Failures in a row; what is unsent is on the device. */
  readonly failures: number;
  /** Numbers whose answer of this device gave way to one from elsewhere. */
  readonly conflict: readonly number[];
  /** Answers of this device that arrived when their part, or their own seconds, were over. */
  readonly late: number;
  readonly submitFailure: FailureCode | null;
  readonly ending: Ending | null;
  /** How sure the learner is of the chosen answer, as far as it was said. */
  readonly confidence: Confidence | null;
  /** A question was asked for and is on its way. */
  readonly asking: Asking | null;
  /** Why the last one did not come. */
  readonly askFailure: FailureCode | null;
}

/** next: the following one of rapid fire; another: one more like the shown one. */
export type Asking = 'next' | 'another';

/** A question with everything that the screen shows of it. */
export interface Shown {
  readonly asked: AttemptQuestion;
  readonly entry: Entry;
  /** What is chosen, given or not. */
  readonly answer: Answer | null;
  readonly flagged: boolean;
  /** Ids of the options that were struck out. */
  readonly struck: readonly string[];
  /** A whole answer is given. */
  readonly isAnswered: boolean;
  /** Given, with a part missing or one too many: it cannot be right, and counts as no answer. */
  readonly isIncomplete: boolean;
  /** True once the answer is final in a paper that explains at once: it stays. */
  readonly isCommitted: boolean;
  /** A whole answer is chosen and was not checked: it is given when the attempt ends. */
  readonly isUnchecked: boolean;
}

export function shownOf(
  { attempt, copy, choices, struck }: AttemptSessionState,
  asked: AttemptQuestion,
): Shown {
  const entry = copy.get(asked.question.id);
  if (entry === undefined)
    throw new Error(`${asked.question.id} is not part of the attemptSession`);
  const { answer, flagged } = marksOf(entry);
  const isGiven = answer !== null;
  const isAnswered = isGiven && isWhole(asked.question, answer);
  const isChangeable = attempt.serving?.number === asked.number;
  const choice = isGiven ? null : (choices.get(asked.question.id) ?? null);
  return {
    asked,
    entry,
    answer: answer ?? choice,
    flagged,
    struck: struck.get(asked.question.id) ?? [],
    isAnswered,
    isIncomplete: isGiven && !isAnswered,
    isCommitted: isGiven && attempt.paper.review === 'immediate' && !isChangeable,
    isUnchecked: choice !== null && isWhole(asked.question, choice),
  };
}

/**
 * The attempt with what the server has of it by now, for whoever shows it next.
 * @param serverNow ms since 1970
 */
export const attemptNow = (
  { attempt, copy, position, savedAt }: AttemptSessionState,
  serverNow: number,
): Attempt => ({
  ...attempt,
  serverNow: new Date(serverNow).toISOString(),
  position,
  savedAt,
  questions: attempt.questions.map((asked) => ({
    ...asked,
    ...copy.get(asked.question.id)?.base,
  })),
});

export const shownAll = (state: AttemptSessionState): Shown[] =>
  state.attempt.questions.map((asked) => shownOf(state, asked));

/** A part with a clock of its own, or a block between breaks: what is behind is not gone back to. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Of its own clock; null for a block. */
  readonly minutes: number | null;
  readonly openBook: boolean;
  readonly isBlock: boolean;
}

/** The parts or blocks of an attempt, in their order; none where it is one whole. */
function stretchesOf({ paper, partEnds, total }: Attempt): readonly Stretch[] {
  // A page without a network may begin with what an older release has sent: it knew no ends.
  if ((partEnds ?? []).length > 0) return paper.parts.map((part) => ({ ...part, isBlock: false }));
  const blocks = blocksOf(paper, total);
  if (blocks.length < 2) return [];
  return blocks.map((block) => ({ ...block, minutes: null, openBook: false, isBlock: true }));
}

/** Which part or block runs, from 0; the last one also past its end, and null where there is only one. */
export function partAt(attempt: Attempt, now: number): number | null {
  const stretches = stretchesOf(attempt);
  if (stretches.length === 0) return null;
  const running = stretches.findIndex(({ to, isBlock }, at) =>
    isBlock ? to > finishedTo(attempt) : now < Date.parse(attempt.partEnds[at]!),
  );
  return running < 0 ? stretches.length - 1 : running;
}

/** The number to show while this part runs: where the learner was, or the first of the part. */
export function placeIn(attempt: Attempt, part: number | null, number: number): number {
  const own = part === null ? undefined : stretchesOf(attempt)[part];
  return own === undefined || (number >= own.from && number <= own.to) ? number : own.from;
}

/** The part or block that runs, and whether another follows it; null where the attempt is one whole. */
export function partOf({ attempt, part }: AttemptSessionState) {
  const stretches = stretchesOf(attempt);
  const own = part === null ? undefined : stretches[part];
  if (part === null || own === undefined) return null;
  const next = stretches[part + 1] ?? null;
  return { ...own, at: part, count: stretches.length, isLast: next === null, next };
}

/** The questions that can be gone to: all, or those of the part or block that runs. */
export function shownHere(state: AttemptSessionState): Shown[] {
  const part = partOf(state);
  const all = shownAll(state);
  return part === null
    ? all
    : all.filter(({ asked: { number } }) => number >= part.from && number <= part.to);
}

/** How many questions there are here, also those that have yet to be served. */
export function totalHere(state: AttemptSessionState): number {
  const part = partOf(state);
  return part === null ? state.attempt.total : part.to - part.from + 1;
}

/**
 * Whether nothing is left to answer or to change: a practice that explains at once, with each answer given. It is
 * finished without being asked again.
 */
export const isSettled = (state: AttemptSessionState): boolean => {
  const { kind, review } = state.attempt.paper;
  const isFinal = kind === 'practice' && review === 'immediate' && state.attempt.serving === null;
  return isFinal && shownAll(state).every(({ isCommitted }) => isCommitted);
};

/** The questions here with a whole answer. */
export const answeredHere = (state: AttemptSessionState): number =>
  shownHere(state).filter(({ isAnswered }) => isAnswered).length;

export interface StillOpen {
  readonly count: number;
  /** The number of the first one. */
  readonly first: number;
}

/** The questions here without a whole answer, beside the shown one; null where there is none. */
export function stillOpen(state: AttemptSessionState, shown: Shown): StillOpen | null {
  const open = shownHere(state).filter(
    ({ asked, isAnswered }) => !isAnswered && asked.number !== shown.asked.number,
  );
  const [first] = open;
  return first === undefined ? null : { count: open.length, first: first.asked.number };
}

/** The question at the position; the first where content has dropped that number. */
export function currentOf(state: AttemptSessionState): Shown {
  const { questions } = state.attempt;
  const asked = questions.find(({ number }) => number === state.position) ?? questions[0];
  if (asked === undefined) throw new Error('An attempt has at least one question.');
  return shownOf(state, asked);
}
