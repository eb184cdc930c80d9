// Questions as learners judge them: what is wrong with one, and what became of the report.
import { z } from 'zod';
import { fails } from './errors.ts';
import { instantSchema, questionIdSchema } from './fields.ts';
import { read, write } from './policy.ts';

/** What a learner finds wrong with a question. */
export const reportReasonSchema = z.enum(['wrong_key', 'ambiguous', 'outdated', 'typo', 'other']);
export type ReportReason = z.infer<typeof reportReasonSchema>;

/** The longest text of a report, in characters. */
export const REPORT_TEXT_MAX = 1_000;

/** A learner's report of a question, with what became of it. */
export const questionReportSchema = z.object({
  id: z.string(),
  questionId: z.string(),
  /** Of the question as it stands now; null where content has dropped it. */
  stem: z.string().nullable(),
  courseKey: z.string(),
  reason: reportReasonSchema,
  text: z.string().nullable(),
  /** open: nobody has decided yet; accepted: the question is corrected; answered: it stays, with a note. */
  state: z.enum(['open', 'accepted', 'answered']),
  /** The revision in which it is corrected; of accepted reports. */
  fixedInRev: z.int().nullable(),
  /**
   * What the maintainers say to it. Null while there is none, and while a running exam of this
   * learner asks the question: a note may tell its key.
   */
  note: z.string().nullable(),
  createdAt: instantSchema,
  resolvedAt: instantSchema.nullable(),
});
export type QuestionReport = z.infer<typeof questionReportSchema>;

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  ({ method, path, tags: ['questions'], summary, successStatus: 200 }) as const;

export const questionsContract = {
  /**
   * Reports a question. Only one whose key this learner may see now: it was answered or its paper
   * has ended, and no running exam of the learner asks it. One report of a question is open at
   * a time, and a learner makes at most twenty in 24 hours.
   */
  report: write('learner', { idempotency: 'kept' })
    .route(route('POST', '/questions/{questionId}/reports', 'Report a question'))
    .errors(
      fails(
        'question.not_found',
        'question.closed',
        'question.already_reported',
        'request.too_many',
      ),
    )
    .input(
      z.strictObject({
        questionId: questionIdSchema,
        reason: reportReasonSchema,
        text: z.string().max(REPORT_TEXT_MAX).optional(),
      }),
    )
    .output(questionReportSchema),
  /** My reports, newest first, at most a hundred. */
  reports: read('learner')
    .route(route('GET', '/me/question-reports', 'My reports of questions'))
    .output(z.array(questionReportSchema)),
};
