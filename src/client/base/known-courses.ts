// What this installation's courses are made of, as this device last heard: menus, addresses and colours are
// right from the first paint on, before the server has answered. It says nothing about any learner.
import { useSyncExternalStore } from 'react';
import type { CourseView } from '#contract/course.ts';

export type KnownCourse = Pick<CourseView, 'key' | 'has' | 'colors' | 'featured'> & {
  /** How many there are to choose from. */
  readonly tracks: number;
  readonly companies: number;
};

const storageKey = 'meritpath-courses';
const listeners = new Set<() => void>();

let known = read();

function read(): readonly KnownCourse[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKnown) : [];
  } catch {
    // Storage is refused, or holds what another release wrote: the server will tell.
    return [];
  }
}

/** The device may hold what another release wrote. */
function isKnown(course: Partial<KnownCourse> | null): course is KnownCourse {
  const { key, has, colors, featured } = course ?? {};
  return (
    typeof key === 'string' &&
    typeof has?.path === 'boolean' &&
    typeof colors?.midnight?.accentEdge === 'string' &&
    Array.isArray(featured?.menu)
  );
}

/** @returns takes the listener away again */
export const onKnownCourses = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** In the order of the courses; none before this device heard of any. */
export const knownCourses = (): readonly KnownCourse[] => known;
export const useKnownCourses = (): readonly KnownCourse[] =>
  useSyncExternalStore(onKnownCourses, knownCourses);
export const knownCourse = (courseKey: string): KnownCourse | undefined =>
  known.find(({ key }) => key === courseKey);

/** What is kept of a course. */
export const toKnown = ({
  key,
  has,
  colors,
  featured,
  tracks,
  companies,
}: CourseView): KnownCourse => ({
  ...{ key, has, colors, featured },
  tracks: tracks.length,
  companies: companies.length,
});

/** Keeps what the server says of its courses. */
export function keepKnownCourses(courses: readonly CourseView[]): void {
  const next = courses.map(toKnown);
  const text = JSON.stringify(next);
  if (text === JSON.stringify(known)) return;
  known = next;
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}
