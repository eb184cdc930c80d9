// The learner's own profile over HTTP.
import { ok } from '#domain/kernel/result.ts';
import { answer, signedIn } from '#server/http/procedures.ts';
import type { LearningDeps } from '#server/modules/learning/learning.usecases.ts';
import { getLearnerView, updateLearner } from './learner.usecases.ts';

export const learnerRoutes = ({ catalog }: Pick<LearningDeps, 'catalog'>) => {
  const { learner } = signedIn;
  return {
    get: learner.get.handler(async ({ context }) =>
      answer(ok(await getLearnerView(context.db, catalog, context.learnerId))),
    ),
    update: learner.update.handler(async ({ context, input }) =>
      answer(await updateLearner(context.db, catalog, context.learnerId, input)),
    ),
  };
};
