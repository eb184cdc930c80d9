// The course whose menus are shown.

import { useKnownCourses } from '#client/base/known-courses.ts';
import { useLanguage } from '#client/base/language/language.tsx';
import type { MenuCourse } from '#client/base/screen/define-screen.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { menuCourse } from './menus.ts';

export function useMenuCourse(): MenuCourse {
  const selected = useSelectedCourse();
  const { locale } = useLanguage();
  useKnownCourses();
  return menuCourse(selected, locale);
}
