// What a learner chose in a course counts as long as the course has it; else the course's first.

import type { Course } from '#domain/catalog/catalog.ts';
import type { Industry, Track } from '#domain/catalog/course-keys.ts';

/** A track and a case company of a course; null where the course has none. */
export interface CourseChoice {
  readonly track: Track | null;
  readonly industry: Industry | null;
}

/** @param chosen what the learner's rows say, which may be of content that has changed since */
export function courseChoice(
  course: Pick<Course, 'tracks' | 'companies'>,
  chosen: CourseChoice,
): CourseChoice {
  const pick = (entries: readonly { readonly key: string }[], key: string | null) =>
    (entries.find((entry) => entry.key === key) ?? entries[0])?.key ?? null;
  return {
    track: pick(course.tracks, chosen.track),
    industry: pick(course.companies, chosen.industry),
  };
}
