// Which paper to take first, by what the learner has done: a short one to begin with, then what is
// weak, then the simulations from the easiest to the hardest, each again until it is passed; never what is done today.
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
  /** Not null of the paper of the day once it was taken today: the next step is another one. */
  readonly today: object | null;
  /** What it would draw now, where it is made of topics; else null. */
  readonly aim: { readonly kind: string; readonly topics: readonly unknown[] } | null;
}

export type FirstPaper =
  | { readonly paperKey: string; readonly reason: 'begin' | 'weak' | 'simulation' | 'stayFresh' }
  /** `answered` of `ENOUGH_ANSWERS`, before which a simulation would tell little. */
  | { readonly paperKey: string; readonly reason: 'practise'; readonly answered: number }
  /** Tried and not passed: `missing` points of percent to its line. */
  | { readonly paperKey: string; readonly reason: 'again'; readonly missing: number };

/** How many weak topics it would draw now. */
const aimedTopics = ({ aim }: OfferedPaper): number =>
  aim?.kind === 'weak' ? aim.topics.length : 0;

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
    ({ kind, secondsPerQuestion, today }) =>
      kind === 'practice' && secondsPerQuestion === null && today === null,
  );
  const shortest = calm.toSorted((a, b) => a.count - b.count)[0];
  const daily = calm.find((paper) => aimedTopics(paper) === 0) ?? calm[0];
  const simulations = startable
    .filter((paper) => paper.kind === 'simulation')
    .toSorted((a, b) => DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty));
  const hasBegun = startable.some((paper) => paper.attempts > 0) || answered > 0;
  if (!hasBegun && shortest) return { paperKey: shortest.key, reason: 'begin' };
  const aimed = calm.find((paper) => aimedTopics(paper) > 0);
  if (aimed) return { paperKey: aimed.key, reason: 'weak' };
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

/** A paper whose clock may run: `open` says when it ends, as an ISO instant. */
export type OfferedOrOpen = OfferedPaper & {
  readonly open: { readonly deadlineAt: string } | null;
};

/** The papers whose clock runs, the one that ends first before the others. */
export const runningPapers = <P extends Pick<OfferedOrOpen, 'open'>>(papers: readonly P[]) =>
  papers
    .filter((paper): paper is P & { open: NonNullable<P['open']> } => paper.open !== null)
    .toSorted((a, b) => a.open.deadlineAt.localeCompare(b.open.deadlineAt));

/**
 * The paper to offer where there is room for one: what runs, else the one to take first.
 * @param papers of a course, in its order
 * @param answered questions in all finished papers of the course
 * @returns its key; undefined where the course has none
 */
export const paperToOffer = (
  papers: readonly OfferedOrOpen[],
  answered: number,
): string | undefined => runningPapers(papers)[0]?.key ?? firstPaper(papers, answered)?.paperKey;
