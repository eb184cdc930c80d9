// What a course offers to practise with: the figures that somebody compares before they choose.
import { oncePerCourse } from './once.ts';

export interface Offer {
  /** Different questions of its banks: one that several banks share is one. */
  readonly questions: number;
  /** Papers that are sat like the exam; practice is not among them. */
  readonly practiceExams: number;
}

export const offerOf = oncePerCourse((catalog, courseKey): Offer => {
  const entries = catalog.banksOf(courseKey).flatMap(({ units }) => Object.values(units).flat());
  return {
    questions: new Set(entries.map(({ questionId }) => questionId)).size,
    practiceExams: catalog.papersOf(courseKey).filter(({ kind }) => kind === 'simulation').length,
  };
});
