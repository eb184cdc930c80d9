import { attempt } from './de/attempt.ts';
import { exam } from './de/exam.ts';
import { practice } from './de/practice.ts';
import { report } from './de/report.ts';
import { reporting } from './de/reporting.ts';
import type { ExamMessages } from './messages.ts';

export const examsDe = { attempt, exam, practice, report, reporting } satisfies ExamMessages;
