// Which badges stand in a course: those of the others would lead its learner to what they do not study.

/** The badges that a course counts: its own, and those of no course. */
export const badgesIn = <B extends { readonly courseKey: string | null }>(
  courseKey: string,
  badges: readonly B[],
): readonly B[] =>
  badges.filter((badge) => badge.courseKey === null || badge.courseKey === courseKey);
