// The course whose menus are shown.
import { useSelectedCourse } from '#client/base/course.ts';
import { useKnownCourses } from '#client/base/known-courses.ts';
import { useLanguage } from '#client/base/language/language.tsx';
import type { MenuCourse } from '#client/base/screen/define-screen.ts';
import { menuCourse } from './menus.ts';

export function useMenuCourse(): MenuCourse {
  const selected = useSelectedCourse();
  const { locale } = useLanguage();
  useKnownCourses();
  return menuCourse(selected, locale);
}
