import { Check, TrainFront } from 'lucide-react';
import { useState } from 'react';
import { screens } from '#client/app/screens.tsx';
import { useCourses, useSelectedCourse } from '#client/base/course.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useSwitchCourse } from '#client/features/course/use-switch-course.ts';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { lineStyle } from '#client/ui/line-color.ts';
import { useMenuCourse } from './use-menu-course.ts';

/** The bar in thumb reach on phones, with the sheet that switches the course. */
export function BottomBar({ screen }: { screen: string }) {
  const shell = useTexts('shell');
  const { nav } = shell;
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <nav aria-label={nav.bottom} className="bottom">
      {screens.menu('bottom', useMenuCourse()).map((entry) => (
        <Go
          aria-current={screens.isWithin(screen, entry.screen) ? 'page' : undefined}
          key={entry.id}
          to={entry.to}
        >
          {entry.icon && <Icon of={entry.icon} />}
          {entry.label(shell)}
        </Go>
      ))}
      <button
        aria-expanded={sheet === 'open'}
        aria-haspopup="dialog"
        onClick={() => setSheet('open')}
        type="button"
      >
        <Icon of={TrainFront} />
        {nav.courses}
      </button>
      {sheet === 'never' ? null : (
        <CoursesSheet onClose={() => setSheet('closed')} open={sheet === 'open'} />
      )}
    </nav>
  );
}

function CoursesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const shell = useTexts('shell');
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
                <ContentIcon icon={course.icon} />
              </span>
              <span>
                <b>{course.title}</b>
                <small>
                  {course.completedMissions === 0
                    ? shell.nav.notStarted
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
