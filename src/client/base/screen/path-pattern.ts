// Patterns of paths: `/learn/:course/missions/*`. Pure.
import type { Found } from './define-screen.ts';

/** The segment that only the key of a course fits. */
const COURSE = ':course';
const REST = '*';

/** The segments of a path, decoded; one that is no proper code stays as it is. */
export const segmentsOf = (path: string): string[] =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    });

export type Fit =
  | { readonly kind: 'fits'; readonly found: Found }
  /** It fits if a segment is a course's key, which is not known yet. */
  | { readonly kind: 'depends' };

/**
 * @param pattern the segments of a pattern
 * @param courseKeys the courses there are; undefined until they are known
 * @returns null where the path does not fit
 */
export function matchPattern(
  pattern: readonly string[],
  segments: readonly string[],
  courseKeys: readonly string[] | undefined,
): Fit | null {
  const hasRest = pattern.at(-1) === REST;
  const own = hasRest ? pattern.slice(0, -1) : pattern;
  if (segments.length < own.length || (!hasRest && segments.length > own.length)) return null;
  const found: Record<string, string> = {};
  let depends = false;
  for (const [at, part] of own.entries()) {
    const segment = segments[at] ?? '';
    if (part === COURSE) {
      if (courseKeys === undefined) depends = true;
      else if (!courseKeys.includes(segment)) return null;
    }
    if (part.startsWith(':')) found[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  if (depends) return { kind: 'depends' };
  if (hasRest) found[REST] = segments.slice(own.length).join('/');
  return { kind: 'fits', found };
}

/** The end of a pattern is as exact as a word. */
const exactness = (part: string | undefined): number => {
  if (part === REST) return 0;
  if (part === undefined || !part.startsWith(':')) return 3;
  return part === COURSE ? 2 : 1;
};

/** Sorts the more exact pattern first, by the first segment in which two differ. */
export function compareExactness(one: readonly string[], other: readonly string[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const difference = exactness(other[at]) - exactness(one[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}
