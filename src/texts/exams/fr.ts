import { attempt } from './fr/attempt.ts';
import { exam } from './fr/exam.ts';
import { practice } from './fr/practice.ts';
import { report } from './fr/report.ts';
import { reporting } from './fr/reporting.ts';
import type { ExamMessages } from './messages.ts';

export const examsFr = { attempt, exam, practice, report, reporting } satisfies ExamMessages;
