import { Lock, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { screens } from '#client/app/screens.tsx';
import { useCourses } from '#client/base/course.ts';
import { changeDevice } from '#client/base/device.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { Icon } from '#client/ui/icon.tsx';
import { lockedEntries } from './menus.ts';
import { SideSummary } from './side-summary.tsx';
import { useMenuCourse } from './use-menu-course.ts';

const fold = (sideNavCollapsed: boolean) =>
  changeDevice((before) => ({ ...before, nav: { ...before.nav, sideNavCollapsed } }));

interface SideNavProps {
  screen: string;
  collapsed: boolean;
}

/** The side navigation: 280 px, or 80 px with the labels under the icons. */
export function SideNav({ screen, collapsed }: SideNavProps) {
  const shell = useTexts('shell');
  const { nav } = shell;
  const selected = useSelectedCourse();
  const menuCourse = useMenuCourse();
  const courses = useCourses();
  const course = courses.data?.find(({ key }) => key === selected);
  return (
    <nav aria-label={nav.label} className="side">
      <SideSummary course={course} isLost={courses.isError && courses.data === undefined} />
      <ul>
        {screens.menu('side', menuCourse).map((entry) => (
          <li className={entry.isReward ? 'reward' : undefined} key={entry.id}>
            <Go
              aria-current={screens.isWithin(screen, entry.screen) ? 'page' : undefined}
              className="row"
              to={entry.to}
            >
              {entry.icon && <Icon of={entry.icon} />}
              {entry.label(shell)}
            </Go>
          </li>
        ))}
        {lockedEntries.map(({ id, icon, label }) => (
          <li key={id}>
            <button aria-disabled="true" className="row" type="button">
              <Icon of={icon} />
              {label(shell)}
              <span aria-hidden="true" className="end">
                <small>{nav.notOpen}</small>
                <Icon of={Lock} size="s" />
              </span>
              <span className="vh">, {nav.notOpen}</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        aria-expanded={!collapsed}
        className="fold"
        onClick={() => fold(!collapsed)}
        type="button"
      >
        <Icon of={collapsed ? PanelLeftOpen : PanelLeftClose} />
        {collapsed ? nav.expand : nav.collapse}
      </button>
    </nav>
  );
}
