import { useOpenOverlay } from '#client/app/overlays.tsx';
import { addresses } from '#client/base/addresses.ts';
import { useCourses } from '#client/base/course.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { ThemeButton } from '#client/base/theme.tsx';
import { useSwitchCourse } from '#client/features/course/use-switch-course.ts';
import { BellButton } from '#client/features/notifications/bell-button.tsx';
import { ProfileMenu } from '#client/features/profile/profile-menu.tsx';
import { BrandMark } from '#client/ui/brand.tsx';
import { CourseMenu } from './course-menu.tsx';
import { DemoPlace } from './demo-place.tsx';
import { HeaderMenus } from './header-menus.tsx';
import { QuickButton } from './quick-button.tsx';
import { SearchButton } from './search-button.tsx';

export function Header() {
  const shell = useTexts('shell');
  const selected = useSelectedCourse();
  const { data: courses, isError, refetch } = useCourses();
  const switchCourse = useSwitchCourse();
  const openOverlay = useOpenOverlay();
  return (
    <header className="top">
      <Go aria-label={shell.brand} className="brand" to={addresses.dashboard(selected)}>
        <BrandMark />
        <span>{shell.product}</span>
      </Go>
      <CourseMenu
        courses={courses}
        onRetry={isError && courses === undefined ? () => void refetch() : undefined}
        onSwitch={switchCourse}
        selected={selected}
      />
      <HeaderMenus />
      <span className="sp" />
      <DemoPlace />
      <SearchButton />
      {/* On a phone it is in the profile menu. */}
      <span className="hide-s">
        <ThemeButton />
      </span>
      {/* On a phone they are under More. */}
      <span className="hide-s">
        <QuickButton />
      </span>
      {/* It steps back while a focus boost runs. */}
      <span className="bell">
        <BellButton />
      </span>
      <ProfileMenu onShortcuts={() => openOverlay('shortcuts')} />
    </header>
  );
}
