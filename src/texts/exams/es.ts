import { attempt } from './es/attempt.ts';
import { exam } from './es/exam.ts';
import { practice } from './es/practice.ts';
import { report } from './es/report.ts';
import { reporting } from './es/reporting.ts';
import type { ExamMessages } from './messages.ts';

export const examsEs = { attempt, exam, practice, report, reporting } satisfies ExamMessages;
