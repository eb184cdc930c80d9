// Which course is selected: remembered on this device, for a visitor too.
import { topLevelCourse } from './address-aliases.ts';
import { useStoredCourseKey } from './device.ts';
import { knownCourses } from './known-courses.ts';

/** Where none was chosen: the first. */
export const defaultCourse = (): string => knownCourses()[0]?.key ?? topLevelCourse;

export const useSelectedCourse = (): string => useStoredCourseKey() ?? defaultCourse();
