import { Lock, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Go } from '../../ui/go.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCourses, useSelectedCourse } from '../course.ts';
import { changeDevice, useDevice } from '../device.ts';
import { useTexts } from '../language/language.tsx';
import type { Screen } from '../screen-of.ts';
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
