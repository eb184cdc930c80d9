// Readiness is an honest picture of what was done: coverage for the exam, mastery for the job.

import type { Track } from '#domain/catalog/course-keys.ts';
import { asksFor } from './guide.ts';
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
  return all === 0 ? 0 : Math.floor((100 * done) / all);
}

/** Objectives covered by done quizzes, of phases and of the Core line. */
export function coveredObjectives(items: readonly ItemState[]): ReadonlySet<string> {
  return new Set(
    items
      .filter((state) => state.item.form === 'quiz' && state.status === 'done')
      .flatMap((state) => state.item.objectives),
  );
}

export type Confidence = 'Low' | 'Medium' | 'High';

/** A paper of fewer questions is no assessment: one scenario says nothing about an exam. */
export const ASSESSMENT_FROM_QUESTIONS = 3;

/**
 * Confidence from the mean of the last three assessments: High from 75, Medium from 60, else Low;
 * Low with fewer than three (decisions 1).
 * @param scores whole percents, newest first
 */
export function confidenceOf(scores: readonly number[]): Confidence {
  const last = scores.slice(0, 3);
  if (last.length < 3) return 'Low';
  const mean = last.reduce((sum, score) => sum + score, 0) / 3;
  if (mean >= 75) return 'High';
  return mean >= 60 ? 'Medium' : 'Low';
}

/** Minutes of the items that the track asks for and that are not done. */
export function minutesLeft(items: readonly ItemState[], track: Track | null): number {
  return items
    .filter((state) => state.status !== 'done' && asksFor(track, state.item))
    .reduce((sum, state) => sum + state.item.estimatedMinutes, 0);
}
