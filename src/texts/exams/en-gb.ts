// English (United Kingdom) of the exam screens: the words of American English serve it too.
import { examsEnUS } from './en-us.ts';
import type { ExamMessages } from './messages.ts';

export const examsEnGB = examsEnUS satisfies ExamMessages;
