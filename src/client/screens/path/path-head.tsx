import { Compass } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { TrackTabs } from '#client/features/path/track-tabs.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { CourseView } from '#contract/course.ts';
import type { Track } from '#contract/fields.ts';
import type { Path } from '#contract/path.ts';
import { GUIDED_STEPS } from '#domain/route/guided-steps.ts';
import { GuideDialog } from './guide-dialog.tsx';
import styles from './path.module.css';

interface PathHeadProps {
  /** Undefined until it is here. */
  path: Path | undefined;
  /** Undefined until it is here. */
  course: CourseView | undefined;
  track: Track | null;
  onTrack: (track: Track) => void;
}

/** The title, the track, and the way to the next half hour. */
export function PathHead({ path, course, track, onTrack }: PathHeadProps) {
  const t = useTexts('path');
  const count = path?.nextSteps.length ?? GUIDED_STEPS;
  const [guide, setGuide] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className={styles.phead}>
      <div>
        <h1 tabIndex={-1}>{t.title}</h1>
        {track !== null && course !== undefined && course.tracks.length > 1 && (
          <TrackTabs onChoose={onTrack} track={track} tracks={course.tracks} />
        )}
      </div>
      <button
        aria-haspopup="dialog"
        className={`btn btn-line ${styles.guide}`}
        disabled={path === undefined}
        onClick={() => setGuide('open')}
        type="button"
      >
        <Icon of={Compass} />
        {count === 0 ? t.guide.buttonNone : t.guide.button(count)}
      </button>
      {guide === 'never' || path === undefined ? null : (
        <GuideDialog onClose={() => setGuide('closed')} open={guide === 'open'} path={path} />
      )}
    </div>
  );
}
