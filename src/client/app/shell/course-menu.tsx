import { ChevronDown, RotateCw } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { lineStyle } from '#client/ui/line-color.ts';
import { MenuButton } from '#client/ui/menu-button.tsx';
import type { CourseCard } from '#contract/course.ts';

interface CourseMenuProps {
  courses: readonly CourseCard[] | undefined;
  /** Given where the courses did not load. */
  onRetry?: (() => void) | undefined;
  selected: string;
  onSwitch: (courseKey: string) => void;
}

/** The course switcher of the header; while the courses load, or did not, something stands in its place. */
export function CourseMenu({ courses, selected, onSwitch, onRetry }: CourseMenuProps) {
  const shell = useTexts('shell');
  const current = courses?.find((course) => course.key === selected);
  if (onRetry !== undefined) {
    return (
      <button aria-label={shell.coursesAgain} className="course" onClick={onRetry} type="button">
        <Icon of={RotateCw} size="s" />
        <span>{shell.coursesFailed}</span>
      </button>
    );
  }
  if (courses === undefined || current === undefined) {
    return (
      <span aria-hidden="true" className="course">
        <span className="sk sk-circle bullet-size" />
        <span className="sk sk-text course-name" />
      </span>
    );
  }
  return (
    <MenuButton
      className="course"
      entries={[
        {
          kind: 'choice',
          label: shell.courseMenu,
          bare: true,
          value: selected,
          options: courses.map((course) => ({
            value: course.key,
            label: course.title,
            dot: lineStyle(course),
          })),
          choose: onSwitch,
        },
      ]}
      label={shell.course(current.title)}
    >
      <span className="bullet">
        <ContentIcon icon={current.icon} />
      </span>
      <span className="course-title">{current.title}</span>
      <Icon of={ChevronDown} size="s" />
    </MenuButton>
  );
}
