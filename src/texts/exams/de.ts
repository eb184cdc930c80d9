import { attempt } from './de/attempt.ts';
import { exam } from './de/exam.ts';
import { report } from './de/report.ts';
import { reporting } from './de/reporting.ts';
import type { ExamMessages } from './messages.ts';

export const examsDe = { attempt, exam, report, reporting } satisfies ExamMessages;
