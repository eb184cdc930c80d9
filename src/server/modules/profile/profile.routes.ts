// The learner's own profile over HTTP.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok } from '#domain/kernel/result.ts';
import { signedIn, unwrap } from '#server/http/procedures.ts';
import { findLearnerView, updateLearner } from './profile.usecases.ts';

export const profileRoutes = ({ catalog }: { readonly catalog: CatalogIndex }) => {
  const { learner } = signedIn;
  return {
    get: learner.get.handler(async ({ context }) => {
      const view = await findLearnerView(context.db, catalog, context.learnerId);
      return unwrap(view ? ok(view) : err({ code: 'profile.not_found' }));
    }),
    update: learner.update.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => updateLearner(tx, catalog, context.learnerId, input))),
    ),
  };
};
