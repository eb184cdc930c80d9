// What a learner sets for their studies. A card of a mission may offer some of it to be set in place.

export const STUDY_SETTINGS = ['exam-date', 'daily-goal', 'track', 'company'] as const;
/** The day of the exam, minutes a day, the track and the case company. */
export type StudySetting = (typeof STUDY_SETTINGS)[number];

interface CourseParts {
  readonly tracks: readonly unknown[];
  readonly companies: readonly unknown[];
}

/** Whether there is something to choose from in a course; date and minutes can be set in each. */
export const hasStudySetting = (
  { tracks, companies }: CourseParts,
  setting: StudySetting,
): boolean => {
  if (setting === 'track') return tracks.length > 1;
  return setting !== 'company' || companies.length > 1;
};
