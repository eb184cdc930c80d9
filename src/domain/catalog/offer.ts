// What a course offers to practise with and to take to work: the figures that somebody compares before they choose.
import { questionsOf } from '#domain/exam/paper.ts';
import { oncePerCourse } from './once.ts';

export interface Offer {
  /** Different questions of its banks, alone or of a case: one that several banks share is one. */
  readonly questions: number;
  /** Papers that are sat like the exam; practice is not among them. */
  readonly practiceExams: number;
  readonly templates: number;
  /** Those of them that a pass of the store opens. */
  readonly premiumTemplates: number;
}

export const offerOf = oncePerCourse((catalog, courseKey): Offer => {
  const templates = catalog.templatesOf(courseKey);
  return {
    questions: new Set(catalog.banksOf(courseKey).flatMap(questionsOf)).size,
    practiceExams: catalog.papersOf(courseKey).filter(({ kind }) => kind === 'simulation').length,
    templates: templates.length,
    premiumTemplates: templates.filter(({ isPremium }) => isPremium).length,
  };
});
