import { Check, Route } from 'lucide-react';
import { useState } from 'react';
import { useCourses, useSelectedCourse } from '#client/app/course.ts';
import { useTexts } from '#client/app/language/language.tsx';
import type { Screen } from '#client/app/screen-of.ts';
import { CourseIcon } from '#client/ui/course-icon.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { lineStyle } from '#client/ui/line-color.ts';
import { bottomEntries } from './entries.ts';
import { useSwitchCourse } from './use-switch-course.ts';

/** The bar in thumb reach on phones, with the sheet that switches the course. */
export function BottomBar({ screen }: { screen: Screen }) {
  const { nav } = useTexts().shell;
  const selected = useSelectedCourse();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <nav aria-label={nav.bottom} className="bottom">
      {bottomEntries(nav, selected).map(({ id, label, icon, to, screens }) =>
        to === null ? null : (
          <Go aria-current={screens.includes(screen.name) ? 'page' : undefined} key={id} to={to}>
            <Icon of={icon} />
            {label}
          </Go>
        ),
      )}
      <button
        aria-expanded={sheet === 'open'}
        aria-haspopup="dialog"
        onClick={() => setSheet('open')}
        type="button"
      >
        <Icon of={Route} />
        {nav.courses}
      </button>
      {sheet === 'never' ? null : (
        <CoursesSheet onClose={() => setSheet('closed')} open={sheet === 'open'} />
      )}
    </nav>
  );
}

function CoursesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { shell, picker } = useTexts();
  const courses = useCourses().data ?? [];
  const selected = useSelectedCourse();
  const switchCourse = useSwitchCourse();
  return (
    <Dialog
      closeLabel={shell.sheet.close}
      look="sheet"
      onClose={onClose}
      open={open}
      title={shell.sheet.title}
    >
      <ul className="sheet-list">
        {courses.map((course) => (
          <li key={course.key}>
            <button
              aria-current={course.key === selected ? 'true' : undefined}
              onClick={() => {
                onClose();
                switchCourse(course.key);
              }}
              style={lineStyle(course)}
              type="button"
            >
              <span className="sign">
                <CourseIcon icon={course.icon} />
              </span>
              <span>
                <b>{course.title}</b>
                <small>
                  {course.completedMissions === 0
                    ? picker.notStarted
                    : shell.nav.done(course.percent)}
                </small>
              </span>
              {course.key === selected ? <Icon of={Check} /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
