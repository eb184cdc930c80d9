// Which screen an address shows, and who may see it (brief 1, 2.1; product routes behind the hash).
import { type Address, addresses, mainCourse } from './addresses.ts';

export type Screen =
  | { name: 'auth' | 'reset' | 'confirm' | 'picker' }
  | { name: 'dashboard' | 'missions'; courseKey: string }
  | { name: 'mission' | 'player'; missionKey: string };

const segmentsOf = (path: string): string[] =>
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

/**
 * @param path the path behind the hash, without its search
 * @param courseKeys the courses of this installation
 * @param selectedCourse what top-level paths follow
 * @returns the screen; an unknown first segment is the course picker
 */
export function screenOf(
  path: string,
  courseKeys: readonly string[],
  selectedCourse: string,
): Screen {
  const [first, second, third] = segmentsOf(path);
  switch (first) {
    case 'auth':
      return { name: 'auth' };
    case 'reset':
      return { name: 'reset' };
    case 'confirm':
      return { name: 'confirm' };
    case 'dashboard':
      return { name: 'dashboard', courseKey: mainCourse };
    case 'missions':
      return second === undefined
        ? { name: 'missions', courseKey: selectedCourse }
        : { name: 'mission', missionKey: second };
    case 'learn':
      if (second === undefined) return { name: 'picker' };
      if (courseKeys.includes(second)) {
        return { name: third === 'missions' ? 'missions' : 'dashboard', courseKey: second };
      }
      return third === undefined ? { name: 'player', missionKey: second } : { name: 'picker' };
    default:
      return { name: 'picker' };
  }
}

/** Screens that answer without a session: the door, and the links that mails lead to. */
const open: readonly Screen['name'][] = ['auth', 'reset', 'confirm'];
/** Screens with a footer only, outside the navigation shell. */
const bare: readonly Screen['name'][] = ['auth', 'reset', 'confirm', 'picker', 'player'];

export const isBare = (screen: Screen): boolean => bare.includes(screen.name);

/**
 * Where somebody has to go instead, or null to stay: signed out every path leads to the door,
 * signed in the door leads to the picker, and the root is the picker's.
 */
export function redirectOf(path: string, screen: Screen, signedIn: boolean): Address | null {
  if (!signedIn) return open.includes(screen.name) ? null : addresses.auth();
  if (screen.name === 'auth' || path === '/' || path === '') return addresses.picker();
  return null;
}
