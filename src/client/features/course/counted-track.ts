// Whose minutes a figure of a whole course counts, where the course has a choice of tracks.
import { localized } from '#client/base/language/localized.ts';
import type { CourseView } from '#contract/course.ts';
import type { Locale, Track } from '#contract/fields.ts';

/** Whether such a figure is of the learner's track: there is another one that could be meant. */
export const isOfTrack = ({ tracks }: Pick<CourseView, 'tracks'>): boolean => tracks.length > 1;

/**
 * @param key the track that was counted
 * @returns its name; null where there is no other one that could be meant
 */
export function countedTrack(
  tracks: CourseView['tracks'],
  key: Track | null,
  locale: Locale,
): string | null {
  const counted = tracks.length > 1 ? tracks.find((track) => track.key === key) : undefined;
  return counted === undefined ? null : localized(counted.name, locale);
}
