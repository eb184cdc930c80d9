// The menus of the header, from data: several side by side, or one with everything on tablets.
import { ChevronDown, Menu } from 'lucide-react';
import { useTexts } from '#client/app/language/language.tsx';
import { useGo } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { MenuButton } from '#client/ui/menu-button.tsx';
import type { MenuEntry } from '#client/ui/menu-entry.ts';
import { type HeaderMenu, headerMenus } from './entries.ts';

export function HeaderMenus({ courseKey }: { courseKey: string }) {
  const { menus: label, menu: texts } = useTexts().shell;
  const go = useGo();
  const menus = headerMenus(texts, courseKey);
  if (menus.length === 0) return null;
  const rowsOf = (menu: HeaderMenu): MenuEntry[] =>
    menu.entries.map((entry) => ({
      kind: 'action',
      label: entry.label,
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
        <MenuButton className="menu" entries={rowsOf(menu)} key={menu.id} label={menu.label}>
          {menu.label}
          <Icon of={ChevronDown} size="s" />
        </MenuButton>
      ))}
    </nav>
  );
}
