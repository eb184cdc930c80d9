// What a course offers.
import { knownCourse, knownCourses } from './known-courses.ts';

export type CourseFeature = 'missions' | 'path' | 'papers' | 'templates' | 'tracks' | 'companies';

/** Before this device heard of any course, every address is taken for one that leads somewhere. */
export const hasFeature = (courseKey: string, feature: CourseFeature): boolean =>
  knownCourses().length === 0 || offers(courseKey, feature);

/** As far as it is known. */
export function offers(courseKey: string, feature: CourseFeature): boolean {
  const course = knownCourse(courseKey);
  if (course === undefined) return false;
  switch (feature) {
    case 'tracks':
      return course.has.path && course.tracks > 1;
    case 'companies':
      return course.has.path && course.companies > 0;
    default:
      return course.has[feature];
  }
}
