// Which screen an address shows, and who may see it (brief 1, 2.1; product routes behind the hash).
import { CORE_ID, ITEM_TYPES } from '#domain/catalog/path.ts';
import { type Address, addresses, mainCourse, sampleQuiz, weakAreasPaper } from './addresses.ts';

/** What `/learning/{phaseId}/…` can name: the six items of a phase, and the test that opens it. */
export const playables: readonly string[] = [...ITEM_TYPES, 'testout'];

export type Screen =
  | { name: 'auth' | 'reset' | 'confirm' | 'picker' }
  | { name: 'dashboard' | 'missions'; courseKey: string }
  | { name: 'mission' | 'player'; missionKey: string }
  | { name: 'path' | 'tracks' | 'industries' }
  /** `itemName`: a type or `testout` in a phase, the key of a lesson or quiz on the Core line. */
  | { name: 'item'; phaseId: string; itemName: string }
  | { name: 'exam' | 'examHistory'; courseKey: string }
  /** `isReview`: `/exam/review`, which also has something to say where nothing is weak. */
  | { name: 'paper'; paperKey: string; isReview: boolean }
  | { name: 'attempt'; paperKey: string }
  | { name: 'report'; paperKey: string; attemptId: string };

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
  const [first, second, third, fourth] = segmentsOf(path);
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
    case 'curriculum':
      return curriculumOf(selectedCourse);
    case 'tracks':
    case 'industries':
      return { name: first };
    case 'exam':
      return second === undefined || second === 'history'
        ? examModeOf(selectedCourse, second)
        : screenOfPaper(second, third, fourth);
    case 'quiz':
      return screenOfPaper(second ?? sampleQuiz, third, fourth);
    case 'learning':
      return second !== undefined &&
        third !== undefined &&
        (second === CORE_ID || isPlayable(third))
        ? { name: 'item', phaseId: second, itemName: third }
        : { name: 'picker' };
    case 'learn':
      if (second === undefined) return { name: 'picker' };
      if (courseKeys.includes(second)) return screenOfCourse(second, third);
      return third === undefined ? { name: 'player', missionKey: second } : { name: 'picker' };
    default:
      return { name: 'picker' };
  }
}

/** Only the main course has a path yet: the others show the picker until theirs is built. */
const curriculumOf = (courseKey: string): Screen =>
  courseKey === mainCourse ? { name: 'path' } : { name: 'picker' };

/** Only the main course has papers yet. */
const examModeOf = (courseKey: string, segment: 'history' | undefined): Screen =>
  courseKey === mainCourse
    ? { name: segment === undefined ? 'exam' : 'examHistory', courseKey }
    : { name: 'picker' };

/** What stands below a paper's address. `review` is no paper of its own. */
function screenOfPaper(
  key: string,
  segment: string | undefined,
  attemptId: string | undefined,
): Screen {
  const isReview = key === 'review';
  const paperKey = isReview ? weakAreasPaper : key;
  if (segment === 'attempt' && attemptId === undefined) return { name: 'attempt', paperKey };
  if (segment === 'report' && attemptId !== undefined)
    return { name: 'report', paperKey, attemptId };
  return { name: 'paper', paperKey, isReview: isReview && segment === undefined };
}

/** What stands below a course's own address; what nobody knows is its dashboard (brief 2, 2). */
function screenOfCourse(courseKey: string, segment: string | undefined): Screen {
  switch (segment) {
    case 'missions':
      return { name: 'missions', courseKey };
    case 'curriculum':
      return curriculumOf(courseKey);
    case 'exam':
      return examModeOf(courseKey, undefined);
    default:
      return { name: 'dashboard', courseKey };
  }
}

const isPlayable = (segment: string): boolean => playables.includes(segment);

/** Screens that answer without a session: the door, and the links that mails lead to. */
const open: readonly Screen['name'][] = ['auth', 'reset', 'confirm'];
/** Screens with a footer only, outside the navigation shell. */
const bare: readonly Screen['name'][] = [
  'auth',
  'reset',
  'confirm',
  'picker',
  'player',
  'item',
  'attempt',
];

export const isBare = (screen: Screen): boolean => bare.includes(screen.name);

/**
 * Where somebody has to go instead, or null to stay: signed out every path leads to the door,
 * signed in the door leads to the picker, and the root is the picker's.
 */
export function redirectOf(path: string, screen: Screen, signedIn: boolean): Address | null {
  if (!signedIn) return open.includes(screen.name) ? null : addresses.auth();
  if (screen.name === 'auth' || path === '/' || path === '') return addresses.picker();
  return strayOf(path, screen);
}

/** Where a paper lives, when the address names it in the other family or ends in what nobody knows. */
function strayOf(path: string, screen: Screen): Address | null {
  const home = homeOf(screen);
  const here = segmentsOf(path).map(encodeURIComponent).join('/');
  return home === null || home === `/${here}` ? null : home;
}

function homeOf(screen: Screen): Address | null {
  switch (screen.name) {
    case 'exam':
      return addresses.exam();
    case 'paper':
      return screen.isReview ? addresses.examReview() : addresses.paper(screen.paperKey);
    case 'attempt':
      return addresses.attempt(screen.paperKey);
    case 'report':
      return addresses.report(screen.paperKey, screen.attemptId);
    default:
      return null;
  }
}
