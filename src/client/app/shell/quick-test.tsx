import type { CourseCard } from '#contract/learning.ts';
import { useGo } from '../../ui/go.tsx';
import { lineStyle } from '../../ui/line-color.ts';
import { addresses } from '../addresses.ts';
import { useCourses, useSelectCourse } from '../course.ts';
import { useTexts } from '../language/language.tsx';

/** The 'Quick Course Test' box: each button sets the course and goes to its dashboard path. */
export function QuickTest() {
  const { quick, quickCourse } = useTexts().shell;
  const courses = useCourses().data;
  const select = useSelectCourse();
  const go = useGo();
  if (courses === undefined || courses.length === 0) return null;
  const open = (course: CourseCard) => {
    select(course.key);
    go(addresses.dashboard(course.key));
  };
  return (
    <aside aria-label={quick} className="quick">
      <b aria-hidden="true">{quick}</b>
      {courses.map((course) => (
        <button
          aria-label={quickCourse(course.title)}
          key={course.key}
          onClick={() => open(course)}
          style={lineStyle(course)}
          type="button"
        >
          {course.title}
        </button>
      ))}
    </aside>
  );
}
