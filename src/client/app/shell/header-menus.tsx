// The menus of the header, from data: several side by side, or one with everything on tablets.
import { ChevronDown, Menu } from 'lucide-react';
import { screens } from '#client/app/screens.tsx';
import { useGo } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { MenuButton } from '#client/ui/menu-button.tsx';
import type { MenuEntry } from '#client/ui/menu-entry.ts';
import { headerMenus } from './menus.ts';
import { useMenuCourse } from './use-menu-course.ts';

export function HeaderMenus() {
  const shell = useTexts('shell');
  const { menus: label, menu: texts } = shell;
  const go = useGo();
  const menus = headerMenus(screens, shell, useMenuCourse());
  if (menus.length === 0) return null;
  const rowsOf = (menu: (typeof menus)[number]): MenuEntry[] =>
    menu.entries.map((entry) => ({
      kind: 'action',
      label: entry.label(shell),
      run: () => go(entry.to),
    }));
  return (
    <nav aria-label={label} className="menus">
      <MenuButton
        className="menu menu-all"
        entries={menus.flatMap((menu, at) =>
          at === 0 ? rowsOf(menu) : [{ kind: 'line' }, ...rowsOf(menu)],
        )}
        label={texts.all}
      >
        <Icon of={Menu} />
        {texts.all}
      </MenuButton>
      {menus.map((menu) => (
        <MenuButton className="menu" entries={rowsOf(menu)} key={menu.place} label={menu.label}>
          {menu.label}
          <Icon of={ChevronDown} size="s" />
        </MenuButton>
      ))}
    </nav>
  );
}
