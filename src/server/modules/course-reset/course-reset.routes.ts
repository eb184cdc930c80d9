// Beginning a course anew, over HTTP.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { signedIn, unwrap } from '#server/http/procedures.ts';
import { resetCourse } from './course-reset.usecases.ts';

export const courseResetRoutes = ({ catalog }: { readonly catalog: CatalogIndex }) => ({
  resetCourse: signedIn.learner.resetCourse.handler(async ({ context, input }) =>
    unwrap(
      await context.write((tx) => resetCourse(tx, catalog, context.learnerId, input.courseKey)),
    ),
  ),
});
