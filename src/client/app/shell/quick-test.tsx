import { ArrowLeftRight, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useCourses } from '#client/base/course.ts';
import { changeDevice, useDevice } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { useOpenCourse } from '#client/features/course/use-switch-course.ts';
import { firstScreen } from '#client/ui/first-screen.ts';
import { Icon } from '#client/ui/icon.tsx';
import { lineStyle } from '#client/ui/line-color.ts';
import type { CourseCard } from '#contract/course.ts';

const putAway = () =>
  changeDevice((before) => ({ ...before, nav: { ...before.nav, quickTestHidden: true } }));

/** It stands where it was pressed: nothing has to be scrolled for the focus. */
const still = { preventScroll: true } as const;

/**
 * The 'Quick Course Test' box: each button sets the course and goes to its dashboard path. It floats at the bottom
 * right where nothing lies under it; over words or controls it shrinks to a tab, which from then on only a press
 * unfolds, and where that would cover something too it stays in its own row at the end of the page. It is shown when the
 * first screen stands, which says where that is. Who has begun nothing is not offered another course.
 */
export function QuickTest() {
  const courses = useCourses().data;
  const { isFirstDay } = useLearner();
  const { quickTestHidden } = useDevice().nav;
  if (quickTestHidden || courses === undefined || courses.length === 0) return null;
  const isNew = isFirstDay && courses.every(({ isBegun }) => !isBegun);
  return isNew ? null : <Box courses={courses} />;
}

function Box({ courses }: { courses: readonly CourseCard[] }) {
  const { quick, quickText, quickCourse, quickAway } = useTexts('shell');
  const open = useOpenCourse();
  const selected = useSelectedCourse();
  const { quickTestFolded } = useDevice().nav;
  const box = useRef<HTMLElement>(null);
  const tab = useRef<HTMLButtonElement>(null);
  /** Unfolded from its tab by a press: then it lies where its learner wants it. */
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let isThere = true;
    let stop = () => {};
    void firstScreen()
      .then(() => import('./give-way.ts'))
      .then(
        ({ giveWay }) => {
          if (isThere && box.current !== null) stop = giveWay(box.current);
        },
        // Without a network it has its own row.
        () => box.current?.setAttribute('data-look', 'row'),
      );
    return () => {
      isThere = false;
      stop();
    };
  }, []);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    requestAnimationFrame(() => tab.current?.focus(still));
  };
  return (
    <aside
      aria-label={quick}
      className="quick"
      data-folded={quickTestFolded || undefined}
      data-open={isOpen || undefined}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      ref={box}
    >
      <button
        aria-expanded={isOpen}
        aria-label={quick}
        className="quick-tab"
        onClick={() => {
          setIsOpen(true);
          requestAnimationFrame(() =>
            box.current?.querySelector<HTMLElement>('.quick-box button')?.focus(still),
          );
        }}
        ref={tab}
        title={quickText}
        type="button"
      >
        <Icon of={ArrowLeftRight} size="s" />
      </button>
      <div className="quick-box">
        <p className="quick-says">
          <span aria-hidden="true">{quick}</span>
          <b>{quickText}</b>
        </p>
        {courses.map((course) => (
          <button
            aria-current={course.key === selected ? 'true' : undefined}
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
      </div>
    </aside>
  );
}
