import { useCourses } from '#client/base/course.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useOpenCourse } from '#client/features/course/use-switch-course.ts';
import { lineStyle } from '#client/ui/line-color.ts';

/** The 'Quick Course Test' box: each button sets the course and goes to its dashboard path. */
export function QuickTest() {
  const { quick, quickCourse } = useTexts('shell');
  const courses = useCourses().data;
  const open = useOpenCourse();
  if (courses === undefined || courses.length === 0) return null;
  return (
    <aside aria-label={quick} className="quick">
      <b aria-hidden="true">{quick}</b>
      {courses.map((course) => (
        <button
          aria-label={quickCourse(course.title)}
          key={course.key}
          onClick={() => open(course.key)}
          style={lineStyle(course)}
          type="button"
        >
          {course.title}
        </button>
      ))}
    </aside>
  );
}
