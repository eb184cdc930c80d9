import { Lock, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useCourses, useSelectedCourse } from '#client/app/course.ts';
import { changeDevice, useDevice } from '#client/app/device.ts';
import { useTexts } from '#client/app/language/language.tsx';
import type { Screen } from '#client/app/screen-of.ts';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { type NavEntry, sideEntries } from './entries.ts';
import { SideSummary } from './side-summary.tsx';

const toggle = () =>
  changeDevice((before) => ({
    ...before,
    nav: { ...before.nav, sideNavCollapsed: !before.nav.sideNavCollapsed },
  }));

/** The side navigation: 280 px, or 80 px with the labels under the icons. */
export function SideNav({ screen }: { screen: Screen }) {
  const { nav } = useTexts().shell;
  const collapsed = useDevice().nav.sideNavCollapsed;
  const selected = useSelectedCourse();
  const course = useCourses().data?.find(({ key }) => key === selected);
  return (
    <nav aria-label={nav.label} className="side">
      <SideSummary course={course} />
      <ul>
        {sideEntries(nav, selected).map((entry) => (
          <li key={entry.id}>
            <Entry current={entry.screens.includes(screen.name)} entry={entry} />
          </li>
        ))}
      </ul>
      <button aria-expanded={!collapsed} className="fold" onClick={toggle} type="button">
        <Icon of={collapsed ? PanelLeftOpen : PanelLeftClose} />
        {collapsed ? nav.expand : nav.collapse}
      </button>
    </nav>
  );
}

function Entry({ entry, current }: { entry: NavEntry; current: boolean }) {
  const { actions } = useTexts();
  if (entry.to === null) {
    return (
      <button aria-disabled="true" className="row" type="button">
        <Icon of={entry.icon} />
        {entry.label}
        <span className="end">
          <Icon of={Lock} size="s" />
        </span>
        <span className="vh">, {actions.locked}</span>
      </button>
    );
  }
  return (
    <Go aria-current={current ? 'page' : undefined} className="row" to={entry.to}>
      <Icon of={entry.icon} />
      {entry.label}
    </Go>
  );
}
