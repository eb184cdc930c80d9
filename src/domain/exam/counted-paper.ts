// A paper too quick to count is no evidence and no achievement: it counts in no figure, stays in the history,
// and is named there (decision record 0079).
import { ASSESSMENT_FROM_QUESTIONS } from '#domain/path/readiness.ts';

/** An ended paper, as far as it is asked whether it counts. */
export interface EndedPaper {
  readonly answered: number;
  readonly total: number;
  /** Answered faster than its words can be read (`isImplausible`). */
  readonly implausible: boolean;
}

/** Does any figure count it? What is called answered (questions answered, accuracy by topic) asks this alone. */
export const isCounted = ({ implausible }: Pick<EndedPaper, 'implausible'>): boolean =>
  !implausible;

/** Does it say what somebody knows: counted, and at least half answered? Averages, coverage, badges and events ask this. */
export const isEvidence = (paper: EndedPaper): boolean =>
  isCounted(paper) && paper.answered > 0 && 2 * paper.answered >= paper.total;

/** Was less than half of it answered? Then it was neither passed nor failed, however quick it was. */
export const isHalfOpen = (paper: Pick<EndedPaper, 'answered' | 'total'>): boolean =>
  !isEvidence({ ...paper, implausible: false });

/**
 * Does it ask missed questions again? Their answers were just explained: it is practice and no attempt, nobody passes
 * or fails it, no first pass is paid for it, and no badge and no event counts it (decision record 0089).
 * @param focus what an attempt was drawn from; null where its paper takes no focus
 */
export const isOfMissed = (focus: { readonly pool: string } | null | undefined): boolean =>
  focus?.pool === 'missed';

/** Why an ended attempt is left out of scored attempts, passes and averages. */
export type LeftOut = 'tooQuick' | 'missed' | 'halfOpen' | 'short';

/** The first reason why it is left out; null where it is a scored attempt. */
export function leftOutBy(
  paper: EndedPaper & { readonly focus: { readonly pool: string } | null },
): LeftOut | null {
  if (!isCounted(paper)) return 'tooQuick';
  if (isOfMissed(paper.focus)) return 'missed';
  if (!isEvidence(paper)) return 'halfOpen';
  return paper.total < ASSESSMENT_FROM_QUESTIONS ? 'short' : null;
}

/** Was it passed, as something achieved? */
export const isAchieved = (paper: {
  readonly implausible: boolean;
  readonly passed: boolean | null;
  readonly focus: { readonly pool: string } | null;
}): boolean => isCounted(paper) && !isOfMissed(paper.focus) && paper.passed === true;
