// Which badges stand in a course: the others would tell a learner of PMP of TOGAF's.

/** The badges that a course counts: its own, and those of no course. */
export const badgesIn = <B extends { readonly courseKey: string | null }>(
  courseKey: string,
  badges: readonly B[],
): readonly B[] =>
  badges.filter((badge) => badge.courseKey === null || badge.courseKey === courseKey);
