// Which paper to take first, by what the learner has done: a short one to begin with, then what is
// weak, then the simulations from the easiest to the hardest, each again until it is passed.
import { DIFFICULTIES, type PaperDifficulty, type PaperKind } from './paper.ts';

/** A paper as far as the choice looks at it. */
export interface OfferedPaper {
  readonly key: string;
  readonly kind: PaperKind;
  readonly difficulty: PaperDifficulty;
  readonly count: number;
  readonly minutes: number;
  readonly passPercent: number;
  /** It asks for a topic first, or gives each question its own seconds: nothing to begin with. */
  readonly takesFocus: boolean;
  readonly secondsPerQuestion: number | null;
  readonly attempts: number;
  /** Whole percent; null before the first finished attempt. */
  readonly bestPercent: number | null;
  readonly passedOnce: boolean;
  /** How many weak topics it would draw now; 0 where it is not made of them. */
  readonly aimedTopics: number;
}

export type FirstPaper =
  | { readonly paperKey: string; readonly reason: 'begin' | 'simulation' | 'stayFresh' }
  | { readonly paperKey: string; readonly reason: 'weak'; readonly topics: number }
  /** `answered` of `ENOUGH_ANSWERS`, before which a simulation would tell little. */
  | { readonly paperKey: string; readonly reason: 'practise'; readonly answered: number }
  /** Tried and not passed: `missing` points of percent to its line. */
  | { readonly paperKey: string; readonly reason: 'again'; readonly missing: number };

/** From so many answers on the topics tell enough to try a simulation: about as many as one asks. */
export const ENOUGH_ANSWERS = 40;

/**
 * @param papers of a course, in its order
 * @param answered questions in all finished papers of the course
 * @returns the paper and why; undefined where the course has none that can be started as it is
 */
export function firstPaper(
  papers: readonly OfferedPaper[],
  answered: number,
): FirstPaper | undefined {
  const startable = papers.filter((paper) => !paper.takesFocus);
  const calm = startable.filter(
    (paper) => paper.kind === 'practice' && paper.secondsPerQuestion === null,
  );
  const shortest = calm.toSorted((a, b) => a.count - b.count)[0];
  const daily = calm.find((paper) => paper.aimedTopics === 0) ?? calm[0];
  const simulations = startable
    .filter((paper) => paper.kind === 'simulation')
    .toSorted((a, b) => DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty));
  const hasBegun = startable.some((paper) => paper.attempts > 0) || answered > 0;
  if (!hasBegun && shortest) return { paperKey: shortest.key, reason: 'begin' };
  const aimed = calm.find((paper) => paper.aimedTopics > 0);
  if (aimed) return { paperKey: aimed.key, reason: 'weak', topics: aimed.aimedTopics };
  const open = simulations.find((paper) => !paper.passedOnce);
  if (open && open.bestPercent !== null) {
    const missing = Math.max(1, open.passPercent - open.bestPercent);
    return { paperKey: open.key, reason: 'again', missing };
  }
  if (daily && answered < ENOUGH_ANSWERS && simulations.every((paper) => paper.attempts === 0)) {
    return { paperKey: daily.key, reason: 'practise', answered };
  }
  if (open) return { paperKey: open.key, reason: 'simulation' };
  const fresh = daily ?? simulations.at(-1);
  return fresh && { paperKey: fresh.key, reason: 'stayFresh' };
}
