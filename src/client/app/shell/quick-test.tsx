import { addresses } from '#client/app/addresses.ts';
import { useCourses, useSelectCourse } from '#client/app/course.ts';
import { useTexts } from '#client/app/language/language.tsx';
import { useGo } from '#client/ui/go.tsx';
import { lineStyle } from '#client/ui/line-color.ts';
import type { CourseCard } from '#contract/learning.ts';

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
