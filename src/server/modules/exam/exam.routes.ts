// Papers and attempts over HTTP: one line a procedure.
import type { RequestContext } from '#server/http/context.ts';
import { answer, signedIn } from '#server/http/procedures.ts';
import { beatAttempt, readAttempt, saveChanges, startAttempt } from './attempt.usecases.ts';
import { takeBreak } from './break.usecases.ts';
import {
  type ExamDeps,
  readHistory,
  readOverview,
  readPaper,
  readRunning,
} from './papers.usecases.ts';
import { readResult } from './result.usecases.ts';
import { submitAttempt } from './submit.usecases.ts';

export const examRoutes = ({ catalog }: Pick<ExamDeps, 'catalog'>) => {
  const over = ({ db }: RequestContext): ExamDeps => ({ db, catalog });
  const { exams } = signedIn;
  return {
    overview: exams.overview.handler(async ({ context, input }) =>
      answer(await readOverview(over(context), context.learnerId, input.courseKey)),
    ),
    paper: exams.paper.handler(async ({ context, input }) =>
      answer(await readPaper(over(context), context.learnerId, input.paperKey)),
    ),
    running: exams.running.handler(({ context }) => readRunning(over(context), context.learnerId)),
    history: exams.history.handler(async ({ context, input }) =>
      answer(await readHistory(over(context), context.learnerId, input)),
    ),
    start: exams.start.handler(async ({ context, input }) => {
      const { paperKey, extraTimePercent = 0 } = input;
      const wish = { paperKey, extraTimePercent };
      return answer(await startAttempt(over(context), context.learnerId, wish));
    }),
    attempt: exams.attempt.handler(async ({ context, input }) =>
      answer(await readAttempt(over(context), context.learnerId, input.attemptId)),
    ),
    save: exams.save.handler(async ({ context, input }) =>
      answer(await saveChanges(over(context), context.learnerId, input)),
    ),
    beat: exams.beat.handler(async ({ context, input }) =>
      answer(await beatAttempt(over(context), context.learnerId, input)),
    ),
    pause: exams.pause.handler(async ({ context, input }) =>
      answer(await takeBreak(over(context), context.learnerId, input)),
    ),
    submit: exams.submit.handler(async ({ context, input }) => {
      const { attemptId, changes = [] } = input;
      return answer(
        context.idempotencyKey === null
          ? { ok: false, error: { code: 'request.idempotency_key_required' } }
          : await submitAttempt(over(context), context.learnerId, { attemptId, changes }),
      );
    }),
    result: exams.result.handler(async ({ context, input }) =>
      answer(await readResult(over(context), context.learnerId, input.attemptId)),
    ),
  };
};
