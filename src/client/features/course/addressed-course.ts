// Which course an address names by itself; top-level paths follow the selection instead.
import { topLevelCourse } from '#client/base/address-aliases.ts';

/** @returns the course that visiting the path selects, or null where the path names none */
export function addressedCourse(path: string, known: readonly string[]): string | null {
  const [first, second] = path.split('/').filter((segment) => segment !== '');
  if (first === 'dashboard') return known.includes(topLevelCourse) ? topLevelCourse : null;
  return first === 'learn' && second !== undefined && known.includes(second) ? second : null;
}
