// Reports of questions over HTTP: one line a procedure.
import type { RequestContext } from '#server/http/context.ts';
import { answer, signedIn } from '#server/http/procedures.ts';
import { type QuestionDeps, readReports, reportQuestion } from './report.usecases.ts';

export const questionRoutes = ({ catalog }: Pick<QuestionDeps, 'catalog'>) => {
  const over = ({ db }: RequestContext): QuestionDeps => ({ db, catalog });
  const { questions } = signedIn;
  return {
    report: questions.report.handler(async ({ context, input }) => {
      const wish = { ...input, text: input.text ?? '' };
      return answer(await reportQuestion(over(context), context.learnerId, wish));
    }),
    reports: questions.reports.handler(({ context }) =>
      readReports(over(context), context.learnerId),
    ),
  };
};
