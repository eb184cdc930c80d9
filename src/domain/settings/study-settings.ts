// What a learner sets for their studies. A card of a mission may offer some of it to be set in place.

export const STUDY_SETTINGS = ['exam-date', 'daily-goal', 'track', 'company'] as const;
/** The day of the exam, minutes a day, the track and the case company. */
export type StudySetting = (typeof STUDY_SETTINGS)[number];

/** What of it a learner has set. */
export interface StudySet {
  readonly hasExamDate: boolean;
  readonly hasGoal: boolean;
  readonly hasTrack: boolean;
  readonly hasCompany: boolean;
}

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

/** What is left to set of what a course has, in its order: with nothing left the card of the first day is done. */
export const studySettingsLeft = (course: CourseParts, set: StudySet): readonly StudySetting[] => {
  const isSet: Record<StudySetting, boolean> = {
    'exam-date': set.hasExamDate,
    'daily-goal': set.hasGoal,
    track: set.hasTrack,
    company: set.hasCompany,
  };
  return STUDY_SETTINGS.filter((setting) => hasStudySetting(course, setting) && !isSet[setting]);
};
