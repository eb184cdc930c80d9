// What the shell leads to, by the manifests of the screens.
import { type LucideIcon, Users } from 'lucide-react';
import { offers } from '#client/base/course-features.ts';
import { knownCourse } from '#client/base/known-courses.ts';
import { localized } from '#client/base/language/localized.ts';
import type { MenuCourse, MenuPlace } from '#client/base/screen/define-screen.ts';
import type { PlacedEntry, ScreenTable } from '#client/base/screen/screen-table.ts';
import type { Locale } from '#contract/fields.ts';
import type { Messages } from '#texts/messages.ts';

type ShellTexts = Messages['shell'];

/** An entry whose screen is not there yet: it is shown as locked, and a click does nothing. */
export interface LockedEntry {
  readonly id: string;
  readonly label: (shell: ShellTexts) => string;
  readonly icon: LucideIcon;
}

/** Below the entries of the side navigation. */
export const lockedEntries: readonly LockedEntry[] = [
  { id: 'community', label: ({ nav }) => nav.community, icon: Users },
];

export const menuCourse = (key: string, locale: Locale): MenuCourse => ({
  key,
  has: (feature) => offers(key, feature),
  featured: (knownCourse(key)?.featured.menu ?? []).map(({ paper, name }) => ({
    paper,
    label: localized(name, locale),
  })),
});

/** A menu of the header. */
interface HeaderMenu {
  readonly place: MenuPlace;
  readonly label: string;
  readonly entries: readonly PlacedEntry[];
}

/** One without entries is not shown. */
export function headerMenus(
  screens: ScreenTable,
  { menu }: ShellTexts,
  course: MenuCourse,
  isShown: (entry: PlacedEntry) => boolean,
): readonly HeaderMenu[] {
  return [
    { place: 'explore' as const, label: menu.explore },
    { place: 'quests' as const, label: menu.quests },
    { place: 'exam' as const, label: menu.examMode },
  ]
    .map(({ place, label }) => ({
      place,
      label,
      entries: screens.menu(place, course).filter(isShown),
    }))
    .filter(({ entries }) => entries.length > 0);
}
