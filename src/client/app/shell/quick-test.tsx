import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useCourses } from '#client/base/course.ts';
import { changeDevice, useDevice } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useOpenCourse } from '#client/features/course/use-switch-course.ts';
import { coversAny } from '#client/ui/free-place.ts';
import { Icon } from '#client/ui/icon.tsx';
import { lineStyle } from '#client/ui/line-color.ts';
import { controlBoxes, onPageChange } from '#client/ui/page-controls.ts';
import type { CourseCard } from '#contract/course.ts';

const putAway = () =>
  changeDevice((before) => ({ ...before, nav: { ...before.nav, quickTestHidden: true } }));

/**
 * The 'Quick Course Test' box: each button sets the course and goes to its dashboard path. It floats at
 * the bottom right, and stays in its own row at the end of the page while a control would lie under it.
 */
export function QuickTest() {
  const courses = useCourses().data;
  const { quickTestHidden } = useDevice().nav;
  if (quickTestHidden || courses === undefined || courses.length === 0) return null;
  return <Box courses={courses} />;
}

function Box({ courses }: { courses: readonly CourseCard[] }) {
  const { quick, quickCourse, quickAway } = useTexts('shell');
  const open = useOpenCourse();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return current === null ? undefined : onPageChange(() => giveWay(current));
  }, []);
  return (
    <aside aria-label={quick} className="quick" ref={box}>
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
      <button aria-label={quickAway} className="quick-away" onClick={putAway} type="button">
        <Icon of={X} size="s" />
      </button>
    </aside>
  );
}

/** Where it would float is known also while it does not: its distance to the edges is its style's. */
function giveWay(box: HTMLElement): void {
  const own = box.getBoundingClientRect();
  const bottom = innerHeight - Number.parseFloat(getComputedStyle(box).bottom);
  const floating = { left: own.left, right: own.right, top: bottom - own.height, bottom };
  box.toggleAttribute('data-in-row', coversAny(floating, controlBoxes(box)));
}
