import { Compass } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#client/app/language/language.tsx';
import { TrackTabs } from '#client/features/path/track-tabs.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Track } from '#contract/fields.ts';
import type { Path } from '#contract/path.ts';
import { GuideDialog } from './guide-dialog.tsx';

interface PathHeadProps {
  /** Undefined until it is here. */
  path: Path | undefined;
  track: Track;
  onTrack: (track: Track) => void;
}

/** The title, the track, and the way to the next half hour. */
export function PathHead({ path, track, onTrack }: PathHeadProps) {
  const t = useTexts().path;
  const [guide, setGuide] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className="phead">
      <div>
        <h1 tabIndex={-1}>{t.title}</h1>
        <TrackTabs onChoose={onTrack} track={track} />
      </div>
      <button
        aria-haspopup="dialog"
        className="btn btn-line guide"
        disabled={path === undefined}
        onClick={() => setGuide('open')}
        type="button"
      >
        <Icon of={Compass} />
        {t.guide.button}
      </button>
      {guide === 'never' || path === undefined ? null : (
        <GuideDialog onClose={() => setGuide('closed')} open={guide === 'open'} path={path} />
      )}
    </div>
  );
}
