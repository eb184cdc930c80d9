// The pages of the product as the search finds them: what menus lead to, and places on screens.
import { BookOpen, FileText, GraduationCap, Map as MapIcon, Settings } from 'lucide-react';
import { type Address, addresses } from '#client/base/addresses.ts';
import type { TextOf } from '#client/base/language/language.tsx';
import type { MenuCourse, MenuEntry } from '#client/base/screen/define-screen.ts';
import type { ScreenTable } from '#client/base/screen/screen-table.ts';
import { lockedEntries } from '../shell/menus.ts';
import { type Entry, ownEntry } from './entry.ts';

interface PagesInput {
  readonly screens: ScreenTable;
  readonly textOf: TextOf;
  readonly course: MenuCourse;
  /** Which entries menus show: none that is about XP in quiet mode. */
  readonly isShown: (entry: Pick<MenuEntry, 'isReward'>) => boolean;
  /** All courses, by key and name. */
  readonly courses: readonly { readonly key: string; readonly title: string }[];
}

/** Each address once, under the first name that a menu gives it. */
const once = (entries: readonly Entry[]): Entry[] =>
  [...new Map(entries.toReversed().map((entry) => [entry.to, entry])).values()].toReversed();

const page = (title: string, to: Address, icon: Entry['icon']): Entry =>
  ownEntry({ id: `page:${to}`, kind: 'page', title, description: '', to, icon });

export function pageEntries({
  screens,
  textOf,
  course,
  courses,
  isShown,
}: PagesInput): readonly Entry[] {
  const shell = textOf('shell');
  const t = textOf('search');
  const inBars = (['side', 'header', 'explore', 'quests'] as const).flatMap((place) =>
    screens
      .menu(place, course)
      .filter(isShown)
      .map(({ label, to, icon = BookOpen }) => page(label(shell), to, icon)),
  );
  const locked = lockedEntries.map(({ id, label, icon }) => ({
    ...page(label(shell), `/${id}`, icon),
    isLocked: true,
  }));
  const dashboards = courses
    .filter(({ key }) => key !== course.key)
    .map(({ key, title }) => page(t.dashboardOf(title), addresses.dashboard(key), MapIcon));
  return once([
    ...inBars,
    ...locked,
    page(shell.picker, addresses.picker(), MapIcon),
    ...dashboards,
  ]);
}

/** The exams that menus name. */
export const examEntries = ({ screens, textOf, course }: PagesInput): readonly Entry[] =>
  once(
    screens.menu('exam', course).map(({ label, to }) =>
      ownEntry({
        id: `page:${to}`,
        kind: 'exam',
        title: label(textOf('shell')),
        description: '',
        to,
        icon: GraduationCap,
      }),
    ),
  );

/** Places on screens, such as the tabs of the settings. */
export const placeEntries = ({ screens, textOf, isShown }: PagesInput): readonly Entry[] =>
  screens.names.flatMap((name) =>
    (screens.routeOf(name).finds?.(textOf) ?? [])
      .filter(isShown)
      .map(({ label, description, to }) =>
        ownEntry({
          id: `place:${to}`,
          kind: name === 'settings' ? 'setting' : 'page',
          title: label,
          description,
          to,
          icon: name === 'settings' ? Settings : FileText,
        }),
      ),
  );
