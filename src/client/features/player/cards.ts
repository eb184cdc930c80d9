// Where the learner stands in a mission's cards, and which of them are open.
import type { Play, StepView } from '#contract/learning.ts';

/** A card as the strip above the stage shows it. */
export interface CardMark {
  id: string;
  isCheck: boolean;
  state: 'done' | 'now' | 'open' | 'locked';
}

/** True when nothing more is asked of this card: a reading, or an answered question. */
export const isSettled = (step: StepView): boolean =>
  step.kind === 'reading' || step.verdict !== null;

/**
 * The furthest card that is open: every card before it was reached, and no unanswered question
 * stands in between.
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
 * The card to open first: where the learner stopped, if it is still open.
 * @param unsent ids in the order in which they were reached: the last is newer than what the server
 * knows of where the learner stopped
 */
export function firstCard(
  play: Play,
  reached: ReadonlySet<string>,
  unsent: readonly string[] = [],
): number {
  if (play.progress.status === 'done') return 0;
  const stoppedAt = unsent.at(-1) ?? play.progress.currentStepId;
  const stopped = play.steps.findIndex((step) => step.id === stoppedAt);
  return Math.max(0, Math.min(stopped, furthestOpen(play.steps, reached)));
}

/** True when the next card may be shown from this one. */
export const mayGoOn = (steps: readonly StepView[], index: number): boolean => {
  const step = steps[index];
  return step !== undefined && isSettled(step) && index + 1 < steps.length;
};

/** True when every card was reached and every question is answered. */
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
    isCheck: step.kind === 'check',
    state: markState(step, reached, index === current),
  }));
}

function markState(step: StepView, reached: ReadonlySet<string>, isNow: boolean) {
  if (isNow) return 'now';
  if (!reached.has(step.id)) return 'locked';
  return isSettled(step) ? 'done' : 'open';
}

/** Questions answered right, of those answered so far. */
export function countRight(steps: readonly StepView[]): { right: number; answered: number } {
  const verdicts = steps.flatMap((step) =>
    step.kind === 'check' && step.verdict !== null ? [step.verdict] : [],
  );
  return { right: verdicts.filter((verdict) => verdict.right).length, answered: verdicts.length };
}
