import { attempt } from './de/attempt.ts';
import { exam } from './de/exam.ts';
import { report } from './de/report.ts';
import type { ExamMessages } from './messages.ts';

export const examsDe = { attempt, exam, report } satisfies ExamMessages;
