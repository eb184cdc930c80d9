// English (United States) of the exam screens: loaded with them, not with the first page.
import { exam } from './en-us/exam.ts';
import { report } from './en-us/report.ts';

export const examsEnUS = { exam, report };
