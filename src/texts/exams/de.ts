import { exam } from './de/exam.ts';
import { report } from './de/report.ts';
import type { ExamMessages } from './messages.ts';

export const examsDe = { exam, report } satisfies ExamMessages;
