// What a practice was drawn from, as answers of the server say it.
import type { FocusView } from '#contract/practice.ts';

/** All topics and questions, of the paper's own length and without a clock, but for what is given. */
export const aFocus = (over: Partial<FocusView> = {}): FocusView => {
  const { objectiveId = null, title = null } = over;
  const only = objectiveId === null ? [] : [{ objectiveId, title: title ?? objectiveId }];
  return { objectiveId, title, topics: only, pool: 'any', count: null, clock: false, ...over };
};
