// The returning learner's picker leads with what to go on with (decisions 12a).
import type { ListedCourse } from '#contract/learning.ts';

type Told = Pick<ListedCourse, 'key' | 'isBegun'>;

/** The course one is in stands first, once it is begun; the others keep their order. */
export function leadingFirst<Course extends Told>(
  courses: readonly Course[],
  selected: string,
): readonly Course[] {
  const leads = ({ key, isBegun }: Course) => isBegun && key === selected;
  return [...courses.filter(leads), ...courses.filter((course) => !leads(course))];
}
