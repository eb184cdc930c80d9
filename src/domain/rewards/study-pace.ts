// Activities that were gone through in far less than their minutes were not studied: they pay nothing.
import type { PaceRules } from '#domain/catalog/catalog.ts';

const MS_PER_MINUTE = 60_000;

/** How far back to look for what was finished just before, in ms. */
export const paceWindowMs = ({ activitiesWithinMinutes }: PaceRules): number =>
  activitiesWithinMinutes * MS_PER_MINUTE;

/**
 * Looked at over a stretch of time, not for each activity: somebody may know one lesson by heart, but
 * nobody finishes three hours of them within one.
 * @param minutesDone what content says the activities with steps take that were finished in that
 *   stretch, this one included
 */
export const isTooFast = (minutesDone: number, { activityMinutesMax }: PaceRules): boolean =>
  minutesDone > activityMinutesMax;
