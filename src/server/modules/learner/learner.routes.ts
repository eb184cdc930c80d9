// The learner's own profile over HTTP.
import { err, ok } from '#domain/kernel/result.ts';
import { answer, signedIn } from '#server/http/procedures.ts';
import type { LearningDeps } from '#server/modules/learning/learning.usecases.ts';
import { findLearnerView, updateLearner } from './learner.usecases.ts';

export const learnerRoutes = ({ catalog }: Pick<LearningDeps, 'catalog'>) => {
  const { learner } = signedIn;
  return {
    get: learner.get.handler(async ({ context }) => {
      const view = await findLearnerView(context.db, catalog, context.learnerId);
      return answer(view ? ok(view) : err({ code: 'profile.not_found' }));
    }),
    update: learner.update.handler(async ({ context, input }) =>
      answer(await updateLearner(context.db, catalog, context.learnerId, input)),
    ),
  };
};
