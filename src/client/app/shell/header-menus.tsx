// The menus of the header, from data: several side by side, or one with everything on tablets.
import { ChevronDown, Menu } from 'lucide-react';
import { screens } from '#client/app/screens.tsx';
import { Go, useGo } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import type { PlacedEntry } from '#client/base/screen/screen-table.ts';
import { Icon } from '#client/ui/icon.tsx';
import { MenuButton } from '#client/ui/menu-button.tsx';
import type { MenuEntry } from '#client/ui/menu-entry.ts';
import { headerMenus } from './menus.ts';
import { useIsShown } from './use-is-shown.ts';
import { useMenuCourse } from './use-menu-course.ts';

export function HeaderMenus() {
  const shell = useTexts('shell');
  const { menus: label, menu: texts } = shell;
  const go = useGo();
  const course = useMenuCourse();
  const isShown = useIsShown();
  const menus = headerMenus(screens, shell, course, isShown);
  const links = screens.menu('header', course).filter(isShown);
  if (menus.length + links.length === 0) return null;
  const rowsOf = (entries: readonly PlacedEntry[]): MenuEntry[] =>
    entries.map((entry) => ({
      kind: 'action',
      label: entry.label(shell),
      run: () => go(entry.to),
    }));
  return (
    <nav aria-label={label} className="menus">
      <MenuButton
        className="menu menu-all"
        entries={[...menus.map(({ entries }) => entries), links]
          .filter(({ length }) => length > 0)
          .flatMap((entries, at) =>
            at === 0 ? rowsOf(entries) : [{ kind: 'line' as const }, ...rowsOf(entries)],
          )}
        label={texts.all}
      >
        <Icon of={Menu} />
        {texts.all}
      </MenuButton>
      {menus.map((menu) => (
        <MenuButton
          className="menu"
          entries={rowsOf(menu.entries)}
          key={menu.place}
          label={menu.label}
        >
          {menu.label}
          <Icon of={ChevronDown} size="s" />
        </MenuButton>
      ))}
      {links.map((entry) => (
        <Go className="menu" key={entry.id} to={entry.to}>
          {entry.icon && <Icon of={entry.icon} size="s" />}
          {entry.label(shell)}
        </Go>
      ))}
    </nav>
  );
}
