import { Check, ChevronRight, Ellipsis, Zap } from 'lucide-react';
import { useState } from 'react';
import { useOpenOverlay } from '#client/app/overlays.tsx';
import { screens } from '#client/app/screens.tsx';
import { useCourses } from '#client/base/course.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useOnBack } from '#client/base/navigation.tsx';
import type { PlacedEntry } from '#client/base/screen/screen-table.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { isOfTrack } from '#client/features/course/counted-track.ts';
import { useSwitchCourse } from '#client/features/course/use-switch-course.ts';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { lineStyle } from '#client/ui/line-color.ts';
import { useIsShown } from './use-is-shown.ts';
import { useMenuCourse } from './use-menu-course.ts';

/** So many stand apart under a thumb at 360 px, with More as the fifth; the others go there. */
const BESIDE_MORE = 4;

/** The bar in thumb reach on phones, with the sheet that holds what is left and switches the course. */
export function BottomBar({ screen }: { screen: string }) {
  const shell = useTexts('shell');
  const { nav } = shell;
  const entries = screens.menu('bottom', useMenuCourse()).filter(useIsShown());
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  // Where the page goes back to another screen, the sheet does not stay over it.
  useOnBack(() => setSheet((now) => (now === 'open' ? 'closed' : now)));
  return (
    <nav aria-label={nav.bottom} className="bottom">
      {entries.slice(0, BESIDE_MORE).map((entry) => (
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
        <Icon of={Ellipsis} />
        {nav.more}
      </button>
      {sheet === 'never' ? null : (
        <MoreSheet
          entries={entries.slice(BESIDE_MORE)}
          onClose={() => setSheet('closed')}
          open={sheet === 'open'}
        />
      )}
    </nav>
  );
}

interface MoreSheetProps {
  entries: readonly PlacedEntry[];
  open: boolean;
  onClose: () => void;
}

function MoreSheet({ entries, open, onClose }: MoreSheetProps) {
  const shell = useTexts('shell');
  const courses = useCourses().data ?? [];
  const selected = useSelectedCourse();
  const switchCourse = useSwitchCourse();
  const openOverlay = useOpenOverlay();
  return (
    <Dialog
      closeLabel={shell.sheet.close}
      look="sheet"
      onClose={onClose}
      open={open}
      title={shell.nav.more}
    >
      <ul className="sheet-list">
        <li>
          <button
            onClick={() => {
              onClose();
              openOverlay('actions');
            }}
            type="button"
          >
            <span className="sign">
              <Icon of={Zap} />
            </span>
            <b>{shell.quickActions}</b>
            <Icon of={ChevronRight} />
          </button>
        </li>
      </ul>
      {entries.length > 0 && (
        <ul className="sheet-list">
          {entries.map((entry) => (
            <li className={entry.isReward ? 'reward' : undefined} key={entry.id}>
              <Go onClick={onClose} to={entry.to}>
                <span className="sign">{entry.icon && <Icon of={entry.icon} />}</span>
                <b>{entry.label(shell)}</b>
                <Icon of={ChevronRight} />
              </Go>
            </li>
          ))}
        </ul>
      )}
      <h3 id="sheet-courses">{shell.nav.courses}</h3>
      <ul aria-labelledby="sheet-courses" className="sheet-list">
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
                  {course.isBegun
                    ? shell.nav.done(course.percent, isOfTrack(course))
                    : shell.nav.notStarted}
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
