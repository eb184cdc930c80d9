import type { examsEnUS } from './en-us.ts';

/** Every text of the exam screens. */
export type ExamMessages = typeof examsEnUS;
