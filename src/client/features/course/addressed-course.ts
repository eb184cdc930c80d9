// Which course an address names by itself; top-level paths follow the selection instead.
import { mainCourse } from '#client/app/addresses.ts';

/** @returns the course that visiting the path selects, or null where the path names none */
export function addressedCourse(path: string, known: readonly string[]): string | null {
  const [first, second] = path.split('/').filter((segment) => segment !== '');
  if (first === 'dashboard') return mainCourse;
  return first === 'learn' && second !== undefined && known.includes(second) ? second : null;
}
