// Readiness is an honest picture of what was done: coverage for the exam, mastery for the job.
import { shownPercent } from '#domain/kernel/pass-line.ts';
import type { ItemState } from './path-status.ts';

/** From these whole percents on a learner counts as ready (brief 2, section 5). */
export const EXAM_READY_FROM = 80;
export const JOB_READY_FROM = 70;

/** Weighted whole percent of done items; 0 where there are none. */
export function weightedPercent(items: readonly ItemState[]): number {
  const all = items.reduce((sum, state) => sum + state.item.weight, 0);
  const done = items
    .filter((state) => state.status === 'done')
    .reduce((sum, state) => sum + state.item.weight, 0);
  return shownPercent(done, all, [JOB_READY_FROM]);
}

export type Confidence = 'Low' | 'Medium' | 'High';

/** Confidence is of this level from this mean on, in percent (decisions 1). */
export const HIGH_FROM = 75;
export const MEDIUM_FROM = 60;

/** A paper of fewer questions is no assessment: one scenario says nothing about an exam. */
export const ASSESSMENT_FROM_QUESTIONS = 3;

/** Confidence is said from so many assessments on. */
const ASSESSMENTS_LOOKED_AT = 3;

/** How many assessments are still needed before confidence can be said. */
export const assessmentsNeeded = (scores: readonly number[]): number =>
  Math.max(0, ASSESSMENTS_LOOKED_AT - scores.length);

/**
 * The scores that confidence rests on: the last three, none while there are fewer (decisions 1). A quiz or test-out is
 * one assessment, however many rounds it took, and its score is that of the latest round; each paper is one of its own.
 * @param scores whole percents, newest first
 * @returns whole percents, newest first
 */
export const confidenceScores = (scores: readonly number[]): readonly number[] =>
  assessmentsNeeded(scores) > 0 ? [] : scores.slice(0, ASSESSMENTS_LOOKED_AT);

/**
 * Confidence from the mean of the last three assessments: High from 75, Medium from 60, else Low;
 * null with fewer than three, which say nothing (decisions 1).
 * @param scores whole percents, newest first
 */
export function confidenceOf(scores: readonly number[]): Confidence | null {
  if (assessmentsNeeded(scores) > 0) return null;
  const last = confidenceScores(scores);
  const mean = last.reduce((sum, score) => sum + score, 0) / last.length;
  if (mean >= HIGH_FROM) return 'High';
  return mean >= MEDIUM_FROM ? 'Medium' : 'Low';
}
