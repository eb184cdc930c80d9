// The course whose menus are shown. Before this device heard of any course it is taken for one that has everything:
// nearly every course is, and the bars do not change under a finger.

import { hasFeature } from '#client/base/course-features.ts';
import { useKnownCourses } from '#client/base/known-courses.ts';
import { useLanguage } from '#client/base/language/language.tsx';
import type { MenuCourse } from '#client/base/screen/define-screen.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { menuCourse } from './menus.ts';

export function useMenuCourse(): MenuCourse {
  const selected = useSelectedCourse();
  const { locale } = useLanguage();
  useKnownCourses();
  return { ...menuCourse(selected, locale), has: (feature) => hasFeature(selected, feature) };
}
