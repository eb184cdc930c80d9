// Beginning a course anew: what counts as progress goes, what was earned stays and is never earned again.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import { deleteProgress, hasOpenAttempt } from './course-reset.queries.ts';

/**
 * Takes the progress of a course back: activities with their steps and work, what was done in the
 * library, ended attempts, and what the log
 * tells of both. The ledger, badges, streaks, study days, certificates and choices stay.
 */
export async function resetCourse(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  courseKey: string,
): Promise<Result<{ ok: true }, Failure>> {
  const course = catalog.findCourse(courseKey);
  if (!course) return err({ code: 'course.not_found' });
  if (!(await lockLearner(tx, learnerId))) return err({ code: 'auth.signed_out' });
  // What runs has a clock and unsent answers of its own: it is ended by whoever began it.
  if (await hasOpenAttempt(tx, learnerId, course.key)) return err({ code: 'course.attempt_runs' });
  // A resource of several courses is at home in the first.
  const resources = catalog.resources.filter(({ courses }) => courses[0] === course.key);
  const items = catalog
    .phasesOf(course.key)
    .flatMap(({ itemIds }) => itemIds.map((id) => catalog.getItem(id)));
  await deleteProgress(tx, learnerId, course.key, {
    resourceIds: resources.map(({ id }) => id),
    listIds: items.filter(({ form }) => form === 'checklist').map(({ id }) => id),
  });
  return ok({ ok: true });
}
