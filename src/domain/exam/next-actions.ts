// After a paper two things help most: to study what went worst, and to practise it. Which exam comes next is
// exam mode's to say (`first-paper.ts`), and is said here only where nothing went worst.
import type { Pool } from './draw-practice.ts';

/** What a finished attempt showed. */
export interface PaperOutcome {
  readonly paperKey: string;
  /** The bank that it was drawn from. */
  readonly bankId: string;
  /** Empty where the attempt is no evidence. */
  readonly objectives: readonly {
    readonly objectiveId: string;
    /** Whole percent of the points. */
    readonly percent: number;
    readonly total: number;
  }[];
}

/** What the course has to offer now. */
export interface StudyOffers {
  /** Objectives with an activity that the learner can open. */
  readonly studied: ReadonlySet<string>;
  /** The papers of topic practice, in the course's order. */
  readonly practices: readonly PracticeOffer[];
  /** The paper that exam mode says to take now; undefined where the course has none. */
  readonly paperNow: string | undefined;
}

/** A paper of topic practice. */
export interface PracticeOffer {
  readonly paperKey: string;
  readonly bankId: string;
  /** Objectives that it has questions on. */
  readonly practised: ReadonlySet<string>;
  /** Whether it has questions that no paper asked. */
  readonly hasUnseen: boolean;
}

export type NextAction =
  | { readonly kind: 'study'; readonly objectiveId: string }
  | {
      readonly kind: 'practise';
      readonly paperKey: string;
      readonly objectiveId: string | null;
      readonly pool: Pool;
    }
  | { readonly kind: 'paper'; readonly paperKey: string };

const ACTIONS = 2;

/** The objective that lost most by share; of equal ones that with more questions, then the first. */
export const weakestOf = ({ objectives }: PaperOutcome): string | undefined =>
  objectives
    .filter(({ percent }) => percent < 100)
    .toSorted((a, b) => a.percent - b.percent || b.total - a.total)[0]?.objectiveId;

/**
 * Two actions, the most useful first: an activity on the weakest objective and practice of it; where
 * nothing went wrong the paper that exam mode names, unless it is this one, and what no paper asked yet.
 * Of an attempt that is no evidence only that paper. Where one is not to be had the next one moves up.
 */
export function nextActions(outcome: PaperOutcome, offers: StudyOffers): readonly NextAction[] {
  const { paperKey, bankId, objectives } = outcome;
  const { studied, paperNow } = offers;
  const weakest = weakestOf(outcome);
  const inputs: readonly NextAction[] = [
    ...(weakest !== undefined && studied.has(weakest)
      ? [{ kind: 'study', objectiveId: weakest } as const]
      : []),
    ...practiceOf(weakest, offers, bankId),
    ...(weakest === undefined && paperNow !== undefined && paperNow !== paperKey
      ? [{ kind: 'paper', paperKey: paperNow } as const]
      : []),
    ...(weakest === undefined && objectives.length > 0 ? unseen(offers, bankId) : []),
  ];
  return inputs.slice(0, ACTIONS);
}

/** A paper that asks missed questions again. */
interface RetakeOffer {
  readonly paperKey: string;
  /** How many it asks at once. */
  readonly atOnce: number;
  readonly missed: ReadonlySet<string>;
}

interface Retake {
  readonly paperKey: string;
  /** How many of the wrong ones it can ask. */
  readonly count: number;
  readonly atOnce: number;
}

/**
 * The paper that can ask most of what went wrong again; of equal ones the first, undefined where none can.
 * @param wrong ids of the questions that an attempt answered wrong
 */
export function retakeOf(
  wrong: readonly string[],
  offers: readonly RetakeOffer[],
): Retake | undefined {
  return offers
    .map(({ paperKey, atOnce, missed }) => ({
      paperKey,
      count: wrong.filter((id) => missed.has(id)).length,
      atOnce,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)[0];
}

/** From the attempt's own bank first. */
const ownFirst = ({ practices }: StudyOffers, bankId: string): readonly PracticeOffer[] =>
  practices.toSorted((a, b) => Number(b.bankId === bankId) - Number(a.bankId === bankId));

/** Practice of the weakest objective. */
function practiceOf(
  weakest: string | undefined,
  offers: StudyOffers,
  bankId: string,
): readonly NextAction[] {
  const found = ownFirst(offers, bankId).find(
    ({ practised }) => weakest !== undefined && practised.has(weakest),
  );
  return weakest !== undefined && found
    ? [{ kind: 'practise', paperKey: found.paperKey, objectiveId: weakest, pool: 'any' }]
    : [];
}

/** What no paper asked yet. */
function unseen(offers: StudyOffers, bankId: string): readonly NextAction[] {
  const fresh = ownFirst(offers, bankId).find(({ hasUnseen }) => hasUnseen);
  return fresh
    ? [{ kind: 'practise', paperKey: fresh.paperKey, objectiveId: null, pool: 'unseen' }]
    : [];
}
