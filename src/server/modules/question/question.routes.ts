// Reports of questions over HTTP: one line a procedure.
import type { RequestContext } from '#server/http/context.ts';
import { signedIn, unwrap } from '#server/http/procedures.ts';
import { type QuestionDeps, readReports, reportQuestion } from './report.usecases.ts';

export const questionRoutes = ({ catalog }: Pick<QuestionDeps, 'catalog'>) => {
  const over = ({ db }: RequestContext): QuestionDeps => ({ db, catalog });
  const { questions } = signedIn;
  return {
    report: questions.report.handler(async ({ context, input }) => {
      const report = { ...input, text: input.text ?? '' };
      return unwrap(
        await context.write((tx) => reportQuestion(tx, catalog, context.learnerId, report)),
      );
    }),
    reports: questions.reports.handler(({ context }) =>
      readReports(over(context), context.learnerId),
    ),
  };
};
