import { addresses } from '#client/app/addresses.ts';
import { useCourses, useSelectedCourse } from '#client/app/course.ts';
import { useTexts } from '#client/app/language/language.tsx';
import { ThemeButton } from '#client/features/theme/theme.tsx';
import { BrandMark } from '#client/ui/brand.tsx';
import { Go } from '#client/ui/go.tsx';
import { CourseMenu } from './course-menu.tsx';
import { HeaderMenus } from './header-menus.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { useSwitchCourse } from './use-switch-course.ts';

export function Header() {
  const { shell } = useTexts();
  const selected = useSelectedCourse();
  const courses = useCourses().data;
  const switchCourse = useSwitchCourse();
  return (
    <header className="top">
      <Go aria-label={shell.brand} className="brand" to={addresses.dashboard(selected)}>
        <BrandMark />
        <span>{shell.product}</span>
      </Go>
      <CourseMenu courses={courses} onSwitch={switchCourse} selected={selected} />
      <HeaderMenus courseKey={selected} />
      <span className="sp" />
      <ThemeButton />
      <ProfileMenu />
    </header>
  );
}
