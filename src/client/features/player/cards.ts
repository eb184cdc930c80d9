// Where the learner stands in an activity's cards, and which of them are open.
import type { StepView } from '#contract/learning.ts';
import type { ActivityView, Play } from '#contract/play.ts';
import { isPassed, shownPercent } from '#domain/kernel/pass-line.ts';
import { minutesLeft } from '#domain/progress/minutes-left.ts';

export type CheckStep = Extract<StepView, { kind: 'check' }>;

/** A card as the strip above the stage shows it. */
export interface CardMark {
  id: string;
  shape: 'reading' | 'check' | 'task';
  state: 'done' | 'now' | 'open' | 'locked';
  /** A question whose answer was not right; it stays so when it is asked again before the end. */
  isMissed: boolean;
}

const shapeOf = ({ kind }: StepView): CardMark['shape'] =>
  kind === 'reading' || kind === 'check' ? kind : 'task';

/** A task that was handed in before and is worked on again. */
export const isFurtherRound = (step: StepView): boolean => 'isAgain' in step && step.isAgain;

/** True when nothing more is asked of this card: read, answered, or handed in. */
export function isSettled(step: StepView): boolean {
  if (step.kind === 'reading') return true;
  if (step.kind === 'check') return step.feedback !== null;
  // A further round is practice: the task was handed in before.
  return step.outcome !== null || isFurtherRound(step);
}

/**
 * The furthest card that is open: every card before it was reached, and nothing that waits
 * for an answer stands in between.
 * @param reached ids of the cards that were reached, kept by the server or still unsent
 */
export function furthestOpen(steps: readonly StepView[], reached: ReadonlySet<string>): number {
  let last = 0;
  for (const [index, step] of steps.entries()) {
    if (index > 0 && !reached.has(step.id)) break;
    last = index;
    if (!isSettled(step)) break;
  }
  return last;
}

/**
 * The card to open first: where the learner stopped, if it is still open. After a task that was handed in it is the
 * first that is not.
 * @param unsent ids in the order in which they were reached: the last is newer than what the server
 * knows of where the learner stopped
 */
export function firstCard(
  play: Play,
  reached: ReadonlySet<string>,
  unsent: readonly string[] = [],
): number {
  if (play.progress.status === 'done') {
    // A further round of a done quiz goes on where it was left.
    const isRound = play.activity.quiz !== null && !play.steps.every(isSettled);
    return isRound ? furthestOpen(play.steps, reached) : 0;
  }
  const stoppedAt = unsent.at(-1) ?? play.progress.currentStepId;
  const stopped = play.steps.findIndex((step) => step.id === stoppedAt);
  const last = furthestOpen(play.steps, reached);
  // The server keeps one place for all stories of a lab: another story opens where its work ends.
  const isOtherStory = stopped <= 0 && play.activity.stories.length > 0;
  const at = isOtherStory ? last : Math.max(0, Math.min(stopped, last));
  if (!isBehind(play.steps[at])) return at;
  return isBehind(play.steps[last]) ? Math.min(last + 1, play.steps.length - 1) : last;
}

/** A task that asks for nothing more: handed in, and rated where the learner rates. */
const isBehind = (step: StepView | undefined): boolean =>
  step !== undefined && 'outcome' in step && step.outcome !== null && step.outcome.points !== null;

/**
 * What of an activity's time is ahead at a card: a task that asks for nothing more is behind, as where the activity is
 * taken up again (`cardsBehind`).
 */
export const minutesFrom = ({ activity, steps }: Play, index: number): number =>
  minutesLeft(activity, isBehind(steps[index]) ? index + 1 : index);

/** True when the next card may be shown from this one. */
export const mayGoOn = (steps: readonly StepView[], index: number): boolean => {
  const step = steps[index];
  return step !== undefined && isSettled(step) && index + 1 < steps.length;
};

/** True when every card was reached, every question answered and every task handed in. */
export const isComplete = (steps: readonly StepView[], reached: ReadonlySet<string>): boolean =>
  steps.every((step) => reached.has(step.id) && isSettled(step));

/** The marks of the strip; a card that was reached can be opened again. */
export function cardMarks(
  steps: readonly StepView[],
  reached: ReadonlySet<string>,
  current: number,
): CardMark[] {
  return steps.map((step, index) => ({
    id: step.id,
    shape: shapeOf(step),
    state: markState(step, reached, index === current),
    isMissed: step.kind === 'check' && step.feedback !== null && !step.feedback.right,
  }));
}

function markState(step: StepView, reached: ReadonlySet<string>, isNow: boolean) {
  if (isNow) return 'now';
  if (!reached.has(step.id)) return 'locked';
  return isSettled(step) ? 'done' : 'open';
}

/** Questions answered right, of those answered so far. */
export function countRight(steps: readonly StepView[]): { right: number; answered: number } {
  const feedbacks = steps.flatMap((step) =>
    step.kind === 'check' && step.feedback !== null ? [step.feedback] : [],
  );
  return {
    right: feedbacks.filter((feedback) => feedback.right).length,
    answered: feedbacks.length,
  };
}

/** How the round of a quiz stands, with the answers that this page knows of. */
export interface QuizStand {
  round: number;
  passPercent: number;
  right: number;
  total: number;
  /** Whole percent, rounded: it never looks passed when it is not. */
  percent: number;
  isFailed: boolean;
}

/** @returns null where the activity has no rounds */
export function quizStand(
  steps: readonly StepView[],
  quiz: Pick<NonNullable<ActivityView['quiz']>, 'round' | 'passPercent'> | null,
): QuizStand | null {
  if (quiz === null) return null;
  const { right, answered } = countRight(steps);
  const total = steps.length;
  const percent = shownPercent(right, total, [quiz.passPercent]);
  const isOver = total > 0 && answered === total;
  return {
    round: quiz.round,
    passPercent: quiz.passPercent,
    right,
    total,
    percent,
    isFailed: isOver && !isPassed(right, total, quiz.passPercent),
  };
}
