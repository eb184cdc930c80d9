// Addresses of the first release that name no course, and papers by their names (brief 1, 2.1; brief 2, 2).
// The one place where the client knows a course or a paper by its key.

/** Whose dashboard and missions stand at the top: `/dashboard`, `/missions`. */
export const topLevelCourse = 'togaf';

/** What is named after an exam lives under /exam, every other paper under /quiz. */
export const isNamedAfterExam = (paperKey: string): boolean =>
  /foundation|certified/.test(paperKey);
