// Which course is selected when a learner arrives (brief 1, section 4).

/**
 * The profile's course wins where it is valid and different; else what this device remembers; else
 * the default.
 * @returns the course to select
 */
export function courseOnLoad({
  stored,
  profile,
  known,
  byDefault,
}: {
  stored: string | null;
  profile: string;
  known: readonly string[];
  byDefault: string;
}): string {
  if (known.includes(profile)) return profile;
  return stored !== null && known.includes(stored) ? stored : byDefault;
}
