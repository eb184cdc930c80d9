// What to do next of exams and practice, one rule for every screen: what runs, then what was missed, then a paper, by
// what the learner has done: a short one to begin with, then what is weak, then the simulations from the easiest to the
// hardest, each again until it is passed; never what is done today (decision record 0099).
import { DIFFICULTIES, type PaperDifficulty, type PaperKind } from './paper.ts';
import { lengthFor, practiceLengths } from './practice-choice.ts';

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
  /** Its latest finished attempt was too quick to count: in no figure, and yet its taker is no newcomer. */
  readonly lastTooQuick: boolean;
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

/** A paper that asks missed questions again, while some wait for it. */
export interface MissedOffer {
  readonly paperKey: string;
  /** Questions that it asks at once, where nobody chose another length. */
  readonly atOnce: number;
  /** Missed questions that it can ask now: at least one, and none that another such paper asks. */
  readonly waiting: number;
  /** Of those, the ones that were seen and left open; the others were answered wrong. */
  readonly leftOpen: number;
}

/** Missed questions to practise: by the paper that most of them wait for. */
export interface MissedStep extends MissedOffer {
  /** Those that wait for all papers together. */
  readonly all: number;
  /** Of all, the ones that were seen and left open. */
  readonly allLeftOpen: number;
}

/**
 * Which practice of missed questions comes next.
 * @param offers in the order of the course's papers
 * @returns the paper that most of them wait for, of equal ones the first; undefined where none waits
 */
export function missedStep(offers: readonly MissedOffer[]): MissedStep | undefined {
  const most = offers.toSorted((a, b) => b.waiting - a.waiting)[0];
  return (
    most && {
      ...most,
      all: offers.reduce((sum, { waiting }) => sum + waiting, 0),
      allLeftOpen: offers.reduce((sum, { leftOpen }) => sum + leftOpen, 0),
    }
  );
}

/**
 * How many missed questions a practice of them asks: what a link to it says and what its start page offers.
 * @param wished the length that the learner chose last for this paper; undefined is the paper's own
 */
export const askedOfMissed = (
  { atOnce, waiting }: Pick<MissedOffer, 'atOnce' | 'waiting'>,
  wished?: number,
): number => lengthFor(wished ?? atOnce, practiceLengths({ count: atOnce }, waiting)) ?? 0;

/** The one thing to do next of exams and practice. */
export type ExamStep =
  | { readonly kind: 'resume'; readonly paperKey: string }
  | ({ readonly kind: 'missed' } & MissedStep)
  | ({ readonly kind: 'paper' } & FirstPaper);

/**
 * What exam mode, the dashboard, the quick actions and a report lead with: what runs; then what was missed, before any
 * paper is taken or taken again; else the paper to take first. Somebody who took none yet begins with a paper, whatever
 * was missed in missions and lessons.
 * @param papers of a course, in its order
 * @param answered questions in all finished papers of the course
 * @param missed where missed questions wait, in the order of the course's papers
 * @returns undefined where the course has nothing to take
 */
export function examStep(
  papers: readonly OfferedOrOpen[],
  answered: number,
  missed: readonly MissedOffer[],
): ExamStep | undefined {
  const running = runningPapers(papers)[0];
  if (running) return { kind: 'resume', paperKey: running.key };
  const tookOne = answered > 0 || papers.some((one) => one.attempts > 0 || one.lastTooQuick);
  const step = tookOne ? missedStep(missed) : undefined;
  if (step) return { kind: 'missed', ...step };
  const first = firstPaper(papers, answered);
  return first && { kind: 'paper', ...first };
}
