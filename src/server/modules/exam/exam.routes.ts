// Papers and attempts over HTTP: one line a procedure.
import type { Result } from '#domain/kernel/result.ts';
import type { Failure, RequestContext } from '#server/http/context.ts';
import { signedIn, unwrap } from '#server/http/procedures.ts';
import { heartbeatAttempt, readAttempt, saveChanges, startAttempt } from './attempt.usecases.ts';
import { takeBreak } from './break.usecases.ts';
import { giveUpAttempt } from './give-up.usecases.ts';
import { addAnother } from './more-questions.usecases.ts';
import { type OwnedAttempt, onOwnAttempt } from './own-attempt.usecases.ts';
import {
  type ExamDeps,
  readHistory,
  readOffered,
  readOverview,
  readPaper,
  readRunning,
} from './papers.usecases.ts';
import { endRunningPart } from './part.usecases.ts';
import { serveNext } from './rapid-fire.usecases.ts';
import { readReference } from './reference.usecases.ts';
import { readResult } from './result.usecases.ts';
import { submitAttempt } from './submit.usecases.ts';

export const examRoutes = ({ catalog }: Pick<ExamDeps, 'catalog'>) => {
  const over = ({ db }: RequestContext): ExamDeps => ({ db, catalog });
  const onOwn = <T>(
    { write, learnerId }: RequestContext & { readonly learnerId: string },
    attemptId: string,
    work: (own: OwnedAttempt) => Promise<Result<T, Failure>>,
  ) => onOwnAttempt(write, catalog, { learnerId, attemptId }, work);
  const { exams } = signedIn;
  return {
    overview: exams.overview.handler(async ({ context, input }) =>
      unwrap(await readOverview(over(context), context.learnerId, input.courseKey)),
    ),
    offered: exams.offered.handler(async ({ context, input }) =>
      unwrap(await readOffered(over(context), context.learnerId, input.courseKey)),
    ),
    reference: exams.reference.handler(({ input }) =>
      unwrap(readReference(catalog, input.courseKey)),
    ),
    paper: exams.paper.handler(async ({ context, input }) =>
      unwrap(await readPaper(over(context), context.learnerId, input.paperKey)),
    ),
    running: exams.running.handler(({ context }) => readRunning(over(context), context.learnerId)),
    history: exams.history.handler(async ({ context, input }) =>
      unwrap(await readHistory(over(context), context.learnerId, input)),
    ),
    start: exams.start.handler(async ({ context, input }) => {
      const { extraTimePercent = 0, ...about } = input;
      const started = { ...about, extraTimePercent };
      return unwrap(
        await context.write((tx) => startAttempt(tx, catalog, context.learnerId, started)),
      );
    }),
    attempt: exams.attempt.handler(async ({ context, input }) =>
      unwrap(await readAttempt(over(context), context.learnerId, input.attemptId)),
    ),
    save: exams.save.handler(async ({ context, input }) =>
      unwrap(await onOwn(context, input.attemptId, (own) => saveChanges(own, input))),
    ),
    heartbeat: exams.heartbeat.handler(async ({ context, input }) =>
      unwrap(await onOwn(context, input.attemptId, (own) => heartbeatAttempt(own, input))),
    ),
    beat: exams.beat.handler(async ({ context, input }) =>
      unwrap(await onOwn(context, input.attemptId, (own) => heartbeatAttempt(own, input))),
    ),
    pause: exams.pause.handler(async ({ context, input }) =>
      unwrap(await onOwn(context, input.attemptId, (own) => takeBreak(own, input))),
    ),
    endPart: exams.endPart.handler(async ({ context, input }) =>
      unwrap(await onOwn(context, input.attemptId, (own) => endRunningPart(own, input))),
    ),
    next: exams.next.handler(async ({ context, input }) =>
      unwrap(await onOwn(context, input.attemptId, (own) => serveNext(own, input))),
    ),
    another: exams.another.handler(async ({ context, input }) =>
      unwrap(await onOwn(context, input.attemptId, (own) => addAnother(own, input))),
    ),
    submit: exams.submit.handler(async ({ context, input }) => {
      const { attemptId, changes = [] } = input;
      return unwrap(await onOwn(context, attemptId, (own) => submitAttempt(own, { changes })));
    }),
    giveUp: exams.giveUp.handler(async ({ context, input }) =>
      unwrap(await onOwn(context, input.attemptId, giveUpAttempt)),
    ),
    result: exams.result.handler(async ({ context, input }) =>
      unwrap(await readResult(over(context), context.learnerId, input.attemptId)),
    ),
  };
};
