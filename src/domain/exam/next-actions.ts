// After a paper three things help most: study and practise what went worst, then sit it again or go on.
import type { Pool } from './draw-practice.ts';
import type { PaperKind } from './paper.ts';

/** What a finished attempt showed. */
export interface PaperOutcome {
  readonly paperKey: string;
  /** The bank that it was drawn from. */
  readonly bankId: string;
  readonly passed: boolean;
  readonly objectives: readonly {
    readonly objectiveId: string;
    /** Whole percent of the points. */
    readonly percent: number;
    readonly total: number;
  }[];
  /** Numbers of its flagged questions. */
  readonly flagged: readonly number[];
}

/** What the course has to offer now. */
export interface StudyOffers {
  /** Objectives with an activity that the learner can open. */
  readonly studied: ReadonlySet<string>;
  /** The papers of topic practice, in the course's order. */
  readonly practices: readonly PracticeOffer[];
  /** The course's papers that can be started as they are, in their order. */
  readonly papers: readonly {
    readonly key: string;
    readonly kind: PaperKind;
    readonly passedOnce: boolean;
  }[];
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
  | { readonly kind: 'retake' | 'paper'; readonly paperKey: string }
  | { readonly kind: 'flagged'; readonly numbers: readonly number[] };

const ACTIONS = 3;

/** The objective that lost most by share; of equal ones that with more questions, then the first. */
export const weakestOf = ({ objectives }: PaperOutcome): string | undefined =>
  objectives
    .filter(({ percent }) => percent < 100)
    .toSorted((a, b) => a.percent - b.percent || b.total - a.total)[0]?.objectiveId;

/**
 * Three actions, the most useful first: an activity on the weakest objective, practice of it, and
 * after a failed paper the paper again; after a passed one its flagged questions, else a paper that
 * was not passed yet, simulations first. Where one is not to be had the next one moves up.
 */
export function nextActions(outcome: PaperOutcome, offers: StudyOffers): readonly NextAction[] {
  const { paperKey, bankId, passed, flagged } = outcome;
  const weakest = weakestOf(outcome);
  const again = offers.papers.some(({ key }) => key === paperKey)
    ? [{ kind: 'retake', paperKey } as const]
    : [];
  const open = offers.papers.filter(({ key, passedOnce }) => key !== paperKey && !passedOnce);
  const other = open.find(({ kind }) => kind === 'simulation') ?? open[0];
  const inputs: readonly NextAction[] = [
    ...(weakest !== undefined && offers.studied.has(weakest)
      ? [{ kind: 'study', objectiveId: weakest } as const]
      : []),
    ...practice(weakest, offers, bankId),
    ...(passed ? [] : again),
    ...(flagged.length > 0 ? [{ kind: 'flagged', numbers: flagged } as const] : []),
    ...(other ? [{ kind: 'paper', paperKey: other.key } as const] : []),
    ...(passed ? again : []),
    ...offers.papers
      .filter(({ key }) => key !== paperKey && key !== other?.key)
      .map(({ key }) => ({ kind: 'paper', paperKey: key }) as const),
  ];
  return inputs.slice(0, ACTIONS);
}

/**
 * Practice of the weakest objective from the attempt's own bank, else from the first that asks about
 * it; where none does, what is unseen, from the own bank first.
 */
function practice(
  weakest: string | undefined,
  { practices }: StudyOffers,
  bankId: string,
): readonly NextAction[] {
  const ownFirst = practices.toSorted(
    (a, b) => Number(b.bankId === bankId) - Number(a.bankId === bankId),
  );
  const onWeakest = ownFirst.find(
    ({ practised }) => weakest !== undefined && practised.has(weakest),
  );
  if (weakest !== undefined && onWeakest) {
    const { paperKey } = onWeakest;
    return [{ kind: 'practise', paperKey, objectiveId: weakest, pool: 'any' }];
  }
  const fresh = ownFirst.find(({ hasUnseen }) => hasUnseen);
  return fresh
    ? [{ kind: 'practise', paperKey: fresh.paperKey, objectiveId: null, pool: 'unseen' }]
    : [];
}
