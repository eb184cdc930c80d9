// English (United States) of the exam screens: loaded with them, not with the first page.
import { attempt } from './en-us/attempt.ts';
import { exam } from './en-us/exam.ts';
import { practice } from './en-us/practice.ts';
import { report } from './en-us/report.ts';
import { reporting } from './en-us/reporting.ts';

export const examsEnUS = { attempt, exam, practice, report, reporting };
