// What a course offers to practise with: the figures that somebody compares before they choose.
import { questionsOf } from '#domain/exam/paper.ts';
import { oncePerCourse } from './once.ts';

export interface Offer {
  /** Different questions of its banks, alone or of a case: one that several banks share is one. */
  readonly questions: number;
  /** Papers that are sat like the exam; practice is not among them. */
  readonly practiceExams: number;
}

export const offerOf = oncePerCourse((catalog, courseKey): Offer => {
  return {
    questions: new Set(catalog.banksOf(courseKey).flatMap(questionsOf)).size,
    practiceExams: catalog.papersOf(courseKey).filter(({ kind }) => kind === 'simulation').length,
  };
});
