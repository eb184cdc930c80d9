// What a learner has done to the questions of an attempt, and how much of it the server has: changes
// get revisions that only rise, and what another device saved is never overwritten.

import { sameAnswer } from '#client/base/same-answer.ts';
import type {
  Answer,
  AnswerChange,
  AttemptQuestion,
  Confidence,
  SavedAnswer,
} from '#contract/exams.ts';

/** A question's own state. */
export interface Marks {
  readonly answer: Answer | null;
  readonly flagged: boolean;
  readonly msSpent: number;
  /** Said with an answer that is explained at once; it is sent with it. */
  readonly confidence?: Confidence | null;
}
export interface Revised extends Marks {
  readonly revision: number;
}

export interface Entry {
  /** What the server had when it last answered. */
  readonly base: Revised;
  /** What the learner made of it since; null where nothing is unsent. */
  readonly mine: Marks | null;
  /** What was sent and not answered yet: whether it arrived is not known. */
  readonly sent: Revised | null;
}

/** By question, in the order of the attempt. */
export type WorkingCopy = ReadonlyMap<string, Entry>;

export interface Merged {
  readonly copy: WorkingCopy;
  /** Questions whose unsent answer gave way to one that another device had saved. */
  readonly conflict: readonly string[];
}

type Received = Pick<AttemptQuestion, 'answer' | 'flagged' | 'revision' | 'msSpent'>;

const baseOf = ({ answer, flagged, revision, msSpent }: Received): Revised => ({
  answer,
  flagged,
  revision,
  msSpent,
});

const sameMarks = (a: Marks, b: Marks): boolean =>
  a.flagged === b.flagged && sameAnswer(a.answer, b.answer);

export const openCopy = (questions: readonly AttemptQuestion[]): WorkingCopy =>
  new Map(questions.map((one) => [one.question.id, { base: baseOf(one), mine: null, sent: null }]));

/** A question as the learner sees it. */
export const marksOf = ({ base, mine }: Entry): Marks => mine ?? base;

/** True where an answer or a flag has yet to reach the server; time alone is no news. */
export const isUnsent = ({ base, mine, sent }: Entry): boolean =>
  mine !== null && (!sameMarks(mine, base) || (sent !== null && !sameMarks(mine, sent)));

/** True where there is anything to send, if only time. */
export const hasNews = (entry: Entry): boolean =>
  isUnsent(entry) || (entry.mine !== null && entry.mine.msSpent > entry.base.msSpent);

export const unsentCount = (copy: WorkingCopy): number =>
  [...copy.values()].filter(isUnsent).length;

function put(copy: WorkingCopy, questionId: string, entry: Entry): WorkingCopy {
  if (copy.get(questionId) === entry) return copy;
  // A question keeps its place in the order.
  return new Map([...copy].map(([id, before]) => [id, id === questionId ? entry : before]));
}

/** What is left to send after the server said what it has; time alone waits for the next change. */
const rest = (base: Revised, mine: Marks | null): Marks | null =>
  mine !== null && (!sameMarks(mine, base) || mine.msSpent > base.msSpent) ? mine : null;

/** The learner answers, flags, or has spent time. */
export function change(copy: WorkingCopy, questionId: string, news: Partial<Marks>): WorkingCopy {
  const entry = copy.get(questionId);
  if (entry === undefined) return copy;
  const mine = { ...marksOf(entry), ...news };
  // What was sent may have arrived: taking it back is news, even where it equals what was known.
  const isBack = entry.sent === null && rest(entry.base, mine) === null;
  return put(copy, questionId, { ...entry, mine: isBack ? null : mine });
}

/** A change that is sent again as it was keeps its revision; any other gets the next one. */
function revisionOf({ base, mine, sent }: Entry): number {
  if (sent === null) return base.revision + 1;
  const isRepeated = mine !== null && sameMarks(mine, sent);
  return isRepeated
    ? Math.max(sent.revision, base.revision + 1)
    : Math.max(sent.revision, base.revision) + 1;
}

/**
 * What there is to send now, and the copy that remembers it was sent.
 * @param most of the questions with news
 */
export function takeChanges(
  copy: WorkingCopy,
  most = Number.POSITIVE_INFINITY,
): { readonly copy: WorkingCopy; readonly changes: AnswerChange[] } {
  const changes: AnswerChange[] = [];
  const next = new Map(copy);
  for (const [questionId, entry] of copy) {
    if (!hasNews(entry) || changes.length >= most) continue;
    const sent = { ...marksOf(entry), revision: revisionOf(entry) };
    next.set(questionId, { ...entry, sent });
    changes.push({ questionId, ...sent });
  }
  return { copy: changes.length === 0 ? copy : next, changes };
}

/**
 * One question after the server said what it has. Where another device changed a part (the answer,
 * the flag) since we last knew, its change stands; what only we changed stays ours.
 */
function merge(entry: Entry, received: Received): { entry: Entry; isConflict: boolean } {
  const { base, mine, sent } = entry;
  const theirs = baseOf(received);
  if (theirs.revision < base.revision) return { entry, isConflict: false };
  if (theirs.revision === base.revision) {
    return {
      entry: { ...entry, base: theirs, mine: sent ? mine : rest(theirs, mine) },
      isConflict: false,
    };
  }
  const isOurs = sent !== null && theirs.revision === sent.revision && sameMarks(theirs, sent);
  if (mine === null || isOurs) {
    return { entry: { base: theirs, mine: rest(theirs, mine), sent: null }, isConflict: false };
  }
  const isAnswered = !sameAnswer(theirs.answer, base.answer);
  const isFlagged = theirs.flagged !== base.flagged;
  const merged: Marks = {
    answer: isAnswered ? theirs.answer : mine.answer,
    flagged: isFlagged ? theirs.flagged : mine.flagged,
    msSpent: Math.max(theirs.msSpent, mine.msSpent),
  };
  const isConflict =
    isAnswered && !sameAnswer(mine.answer, theirs.answer) && !sameAnswer(mine.answer, base.answer);
  return { entry: { base: theirs, mine: rest(theirs, merged), sent: null }, isConflict };
}

function mergeAll(copy: WorkingCopy, received: readonly (readonly [string, Received])[]): Merged {
  const conflict: string[] = [];
  const next = new Map(copy);
  for (const [questionId, theirs] of received) {
    const before = copy.get(questionId);
    if (before === undefined) continue;
    const { entry, isConflict } = merge(before, theirs);
    next.set(questionId, entry);
    if (isConflict) conflict.push(questionId);
  }
  return { copy: next, conflict };
}

/** The server answered a save. */
export function settleSaved(copy: WorkingCopy, saved: readonly SavedAnswer[]): Merged {
  const merged = mergeAll(
    copy,
    saved.map((one) => [one.questionId, one] as const),
  );
  const next = new Map(merged.copy);
  for (const { questionId, outcome, answer } of saved) {
    const entry = next.get(questionId);
    if (entry?.mine === undefined || entry.mine === null) continue;
    // A committed answer stays, one that came late is not taken: neither is sent again and again.
    const isSettled = outcome === 'committed' || outcome === 'late';
    const mine = isSettled ? { ...entry.mine, answer } : entry.mine;
    // The server counts no more time than has passed: what was sent once is not sent again.
    const sentMs = copy.get(questionId)?.sent?.msSpent ?? 0;
    const base = { ...entry.base, msSpent: Math.max(entry.base.msSpent, sentMs) };
    next.set(questionId, { base, mine: rest(base, mine), sent: null });
  }
  return { ...merged, copy: next };
}

/** Forgets a change that the server will never take. */
export function dropChange(copy: WorkingCopy, questionId: string): WorkingCopy {
  const entry = copy.get(questionId);
  return entry === undefined ? copy : put(copy, questionId, { ...entry, mine: null, sent: null });
}

/**
 * The attempt was read again: after a lost answer, or because another tab or device saved. Questions
 * may have come since, where they are served one by one or added.
 */
export const adoptAttempt = (copy: WorkingCopy, questions: readonly AttemptQuestion[]): Merged =>
  mergeAll(
    new Map([...openCopy(questions), ...copy]),
    questions.map((one) => [one.question.id, one] as const),
  );
