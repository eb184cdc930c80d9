// Which activity every call of the player is about.
import type { Industry } from '#contract/fields.ts';

export interface ActivityRequest {
  /** A mission's key, or the id of an item. */
  activityRef: string;
  /** The story of a lab; the learner's own where it is left out. */
  industry?: Industry;
}

/** The input of a call: a field that is undefined is left out. */
export const activityRequest = (
  activityRef: string,
  industry: Industry | null | undefined,
): ActivityRequest => (industry ? { activityRef, industry } : { activityRef });
