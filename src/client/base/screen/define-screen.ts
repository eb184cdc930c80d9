// What a screen says about itself, in the `route.ts` of its folder. The folder's name is its name.
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Address } from '#client/base/addresses.ts';
import type { CourseFeature } from '#client/base/course-features.ts';
import type { TextOf } from '#client/base/language/language.tsx';
import type { Area, Messages } from '#texts/messages.ts';

/** What decides, beside the path itself, which screen an address shows. */
export interface AddressContext {
  /** The courses of this installation; undefined until they are known. */
  readonly courseKeys: readonly string[] | undefined;
  /** What addresses that name no course follow. */
  readonly selectedCourse: string;
  readonly hasFeature: (courseKey: string, feature: CourseFeature) => boolean;
}

/** What the pattern of an address found: its named segments, and what follows under `*`. */
export type Found = Readonly<Record<string, string>>;

/** The course whose menus are shown. */
export interface MenuCourse {
  readonly key: string;
  readonly has: (feature: CourseFeature) => boolean;
  /** The papers that menus lead to, as they are called in the language of the screen. */
  readonly featured: readonly { readonly paper: string; readonly label: string }[];
}

/** `side` and `bottom` are bars with icons, `header` stands beside the menus of the header, the others are those. */
export type MenuPlace = 'side' | 'bottom' | 'header' | 'explore' | 'quests' | 'exam';

export interface MenuEntry {
  readonly place: MenuPlace;
  /** Where it stands in its place; the smaller comes first. */
  readonly order: number;
  readonly label: (shell: Messages['shell']) => string;
  readonly icon?: LucideIcon;
  readonly to: Address;
  /** It is about XP: quiet mode does not show it. */
  readonly isReward?: boolean;
}

/** A place on a screen that the search leads to. */
export interface FoundPlace {
  readonly label: string;
  /** What is there, in a line. */
  readonly description: string;
  /** As that of a menu entry. */
  readonly isReward?: boolean;
  readonly to: Address;
}

export interface ScreenCrumb {
  readonly label: (text: TextOf) => string;
  /** Where it leads from the screens below it. */
  readonly to?: (courseKey: string) => Address;
}

export interface ScreenRoute<Params extends object = object> {
  /**
   * Paths behind the hash: `:name` takes a segment, `:course` only one that is a course's key, `/*`
   * at the end whatever follows. Of several that fit, the most exact one counts, in any order.
   */
  readonly paths: readonly Address[];
  /** What the screen is told; null sends to the screen of unknown addresses. */
  params?(found: Found, context: AddressContext): Params | null;
  /** Where this address lives; null where that is here. */
  canonical?(params: Params, path: string): Address | null;
  /**
   * `shell`: inside the navigation. `footer`: alone with its own footer. `bare`: nothing of the
   * product stands around it.
   */
  readonly frame: 'shell' | 'footer' | 'bare';
  /** `guest`: nobody who is signed in, and it makes no queries; `anyone`: the links that mails lead to. */
  readonly access: 'guest' | 'anyone' | 'learner';
  /** The screen that it is below: its menu entries are current here too. */
  readonly parent?: string;
  readonly menu?: (course: MenuCourse) => readonly MenuEntry[];
  /** What the search finds of it beside its menu entries. */
  readonly finds?: (text: TextOf) => readonly FoundPlace[];
  /** Needs the room: the side navigation is folded here until the learner unfolds it. */
  readonly isWide?: boolean;
  /** Plays an activity: it sends what it left on this device by itself. */
  readonly isPlayer?: boolean;
  /** Areas of texts that its code reads; what every page reads is there anyway. */
  readonly texts: readonly Area[];
  /** It says what the server refuses only after a press: those sentences come once it stands, and not with it. */
  readonly refusals?: 'later';
  /** Names the window until the screen knows better. */
  readonly title: (text: TextOf) => string;
  /** Its own step among the breadcrumbs; left out where the step is named by content. */
  readonly crumb?: ScreenCrumb;
  load(): Promise<ComponentType<Params>>;
  /** An address to try it at; `{mission}` and the like stand for whatever the course at hand has. */
  readonly example: Address;
}

/** Checks a manifest, and forgets the type of its parameters: what matches them also hands them on. */
export const defineScreen = <Params extends object>(route: ScreenRoute<Params>): ScreenRoute =>
  route as unknown as ScreenRoute;
