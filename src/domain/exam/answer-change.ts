// Revisions of an answer only rise: an older or repeated change never overwrites a newer one.

import { sameAnswer } from '#domain/questions/answer.ts';
import type { Answer } from '#domain/questions/questions.ts';

/** A question of an attempt as it is stored. */
export interface StoredAnswer {
  readonly answer: Answer | null;
  /** The first that was given whole. */
  readonly firstAnswer: Answer | null;
  readonly flagged: boolean;
  /** Of the last change that was taken; 0 before the first. */
  readonly revision: number;
  readonly msSpent: number;
  /** How often an answer was replaced by another, both whole. */
  readonly changes: number;
  /** How sure the learner was, said with the answer. */
  readonly confidence: Confidence | null;
}

/** A change as a device sends it: all of the question's state; its answer was checked. */
export interface AnswerChange {
  readonly answer: Answer | null;
  readonly flagged: boolean;
  readonly revision: number;
  readonly msSpent: number;
  readonly confidence?: Confidence | null | undefined;
  /** False for a part of an answer: what completes it later is no change of it. */
  readonly isGiven: boolean;
}

export interface ChangeRules {
  /** No question took longer than the attempt has lasted, ms. */
  readonly msSinceStart: number;
  /** True where a given answer is final, because its reasons are open. */
  readonly commits: boolean;
  /** True where an answer carries how sure the learner was. */
  readonly asksConfidence: boolean;
  /** True where the question's own seconds are over: no first answer is taken any more. */
  readonly isClosed: boolean;
  /** False where the stored answer is a part of one. */
  readonly storedIsGiven: boolean;
}

export type ChangeOutcome = 'saved' | 'stale' | 'committed' | 'late';

/** Said before the feedback, as it says something only then. */
export const CONFIDENCES = ['sure', 'fairly', 'guess'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** @returns what becomes of the change, and the state after it: the stored one itself where nothing is taken */
export function applyChange(
  stored: StoredAnswer,
  change: AnswerChange,
  { msSinceStart, commits, asksConfidence, isClosed, storedIsGiven }: ChangeRules,
): { readonly outcome: ChangeOutcome; readonly next: StoredAnswer } {
  if (change.revision <= stored.revision) {
    const isRepeated =
      change.revision === stored.revision &&
      change.flagged === stored.flagged &&
      sameAnswer(change.answer, stored.answer);
    return { outcome: isRepeated ? 'saved' : 'stale', next: stored };
  }
  if (isClosed && stored.answer === null && change.answer !== null) {
    return { outcome: 'late', next: stored };
  }
  const isCommitted = commits && stored.answer !== null;
  const answer = isCommitted ? stored.answer : change.answer;
  const given = change.isGiven && answer !== null ? answer : null;
  // A part of an answer, or none, is not what this one replaces.
  const whole = storedIsGiven ? stored.answer : stored.firstAnswer;
  const isOther = given !== null && whole !== null && !sameAnswer(given, whole);
  const said = asksConfidence && answer !== null ? (change.confidence ?? null) : null;
  return {
    outcome: isCommitted && !sameAnswer(change.answer, answer) ? 'committed' : 'saved',
    next: {
      answer,
      firstAnswer: stored.firstAnswer ?? given,
      flagged: change.flagged,
      revision: change.revision,
      msSpent: Math.max(stored.msSpent, Math.min(change.msSpent, msSinceStart)),
      changes: stored.changes + Number(isOther),
      confidence: isCommitted ? stored.confidence : said,
    },
  };
}
