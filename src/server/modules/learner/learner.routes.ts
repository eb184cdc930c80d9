// The learner's own profile over HTTP.
import { ok } from '#domain/kernel/result.ts';
import { answer, signedIn } from '#server/http/procedures.ts';
import type { LearningDeps } from '#server/modules/learning/learning.usecases.ts';
import { getLearnerView, updateLearner } from './learner.usecases.ts';

export const learnerRoutes = ({ db, catalog }: LearningDeps) => {
  const { learner } = signedIn;
  return {
    get: learner.get.handler(async ({ context }) =>
      answer(ok(await getLearnerView(db, catalog, context.learnerId))),
    ),
    update: learner.update.handler(async ({ context, input }) =>
      answer(await updateLearner(db, catalog, context.learnerId, input)),
    ),
  };
};
