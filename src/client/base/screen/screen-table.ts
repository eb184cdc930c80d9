// All screens by their manifests: which one an address shows, who may see it, and what leads to it.
import { type Address, addresses } from '#client/base/addresses.ts';
import type {
  AddressContext,
  MenuCourse,
  MenuEntry,
  MenuPlace,
  ScreenCrumb,
  ScreenRoute,
} from './define-screen.ts';
import { compareExactness, matchPattern, segmentsOf } from './path-pattern.ts';

/** A screen with what its address says about it. */
export interface ShownScreen {
  readonly name: string;
  readonly route: ScreenRoute;
  readonly params: object;
  /** Only the courses, which are not known yet, can say that it is this one. */
  readonly isGuess: boolean;
}

/** An entry of a menu, and the screens at which it is the current one. */
export interface PlacedEntry extends MenuEntry {
  readonly id: string;
  readonly screen: string;
}

export interface ScreenTable {
  readonly names: readonly string[];
  readonly routeOf: (name: string) => ScreenRoute;
  /** @param path the path behind the hash, without its search */
  readonly match: (path: string, context: AddressContext) => ShownScreen;
  /** The entries of a place in their order. */
  readonly menu: (place: MenuPlace, course: MenuCourse) => readonly PlacedEntry[];
  /** Is `screen` the other one, or somewhere below it? */
  /** The steps above a screen, and its own where it has one, from the top. */
  readonly crumbs: (screen: string) => readonly { screen: string; crumb: ScreenCrumb }[];
  readonly isWithin: (screen: string, other: string) => boolean;
}

/** Everything that nothing else answers. */
const ANYTHING = '/*';

/** @param routes the manifests by the names of their screens */
export function screenTable(routes: Readonly<Record<string, ScreenRoute>>): ScreenTable {
  const names = Object.keys(routes).sort();
  const patterns = names
    .flatMap((name) =>
      routeOf(name).paths.map((path) => ({ name, path, segments: segmentsOf(path) })),
    )
    .toSorted((a, b) => compareExactness(a.segments, b.segments));
  const last = patterns.find(({ path }) => path === ANYTHING);
  if (last === undefined) throw new Error(`no screen answers ${ANYTHING}`);
  const fallback = last.name;

  function routeOf(name: string): ScreenRoute {
    const route = routes[name];
    if (route === undefined) throw new Error(`there is no screen "${name}"`);
    return route;
  }

  function match(path: string, context: AddressContext): ShownScreen {
    const segments = segmentsOf(path);
    let isGuess = false;
    for (const pattern of patterns) {
      const fits = matchPattern(pattern.segments, segments, context.courseKeys);
      if (fits?.kind === 'depends') isGuess = true;
      if (fits?.kind !== 'fits') continue;
      const route = routeOf(pattern.name);
      const params = route.params === undefined ? {} : route.params(fits.found, context);
      if (params === null) {
        // What a course offers is known for certain only once the courses are.
        isGuess ||= context.courseKeys === undefined;
        break;
      }
      return { name: pattern.name, route, params, isGuess };
    }
    return { name: fallback, route: routeOf(fallback), params: {}, isGuess };
  }

  const menu = (place: MenuPlace, course: MenuCourse): readonly PlacedEntry[] =>
    names
      .flatMap((screen) =>
        (routeOf(screen).menu?.(course) ?? []).map((entry, at) => ({
          ...entry,
          id: `${screen}-${at}`,
          screen,
        })),
      )
      .filter((entry) => entry.place === place)
      .toSorted((a, b) => a.order - b.order);

  function isWithin(screen: string, other: string): boolean {
    if (screen === other) return true;
    const { parent } = routeOf(screen);
    return parent !== undefined && isWithin(parent, other);
  }

  function crumbs(screen: string): readonly { screen: string; crumb: ScreenCrumb }[] {
    const { parent, crumb } = routeOf(screen);
    const above = parent === undefined ? [] : crumbs(parent);
    return crumb === undefined ? above : [...above, { screen, crumb }];
  }

  return { names, routeOf, match, menu, crumbs, isWithin };
}

/**
 * Where somebody has to go instead, or null to stay: signed out every path leads to the door, signed
 * in the door leads to the picker (or to where somebody wanted to go before it), and any other address to where it lives.
 */
export function redirectOf(
  path: string,
  { route, params }: ShownScreen,
  isSignedIn: boolean,
  afterSignIn: Address = addresses.picker(),
): Address | null {
  if (!isSignedIn) return route.access === 'learner' ? addresses.auth() : null;
  if (route.access === 'guest') return afterSignIn;
  const home = route.canonical?.(params, path) ?? null;
  const here = segmentsOf(path).map(encodeURIComponent).join('/');
  return home === null || home === `/${here}` ? null : home;
}
