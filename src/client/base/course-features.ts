// What a course offers.
import type { CourseView } from '#contract/course.ts';
import { type KnownCourse, knownCourse, knownCourses, toKnown } from './known-courses.ts';

export type CourseFeature =
  | 'missions'
  | 'path'
  | 'papers'
  | 'templates'
  | 'models'
  | 'checklists'
  | 'tracks'
  | 'companies';

/** Before this device heard of any course, every address is taken for one that leads somewhere. */
export const hasFeature = (courseKey: string, feature: CourseFeature): boolean =>
  knownCourses().length === 0 || offers(courseKey, feature);

/** As far as it is known. */
export function offers(courseKey: string, feature: CourseFeature): boolean {
  const course = knownCourse(courseKey);
  return course !== undefined && has(course, feature);
}

/**
 * What the server says, from the moment it has said it: what the device kept may be of an earlier release.
 * @returns whether a course offers something; a course that is not among them offers nothing
 */
export const featuresOf =
  (courses: readonly CourseView[]) =>
  (courseKey: string, feature: CourseFeature): boolean => {
    const course = courses.find(({ key }) => key === courseKey);
    return course !== undefined && has(toKnown(course), feature);
  };

function has(course: KnownCourse, feature: CourseFeature): boolean {
  switch (feature) {
    case 'tracks':
      return course.has.path && course.tracks > 1;
    case 'companies':
      return course.has.path && course.companies > 0;
    default:
      return course.has[feature];
  }
}
