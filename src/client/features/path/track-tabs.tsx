// The course's tracks as tabs; choosing one keeps it on the profile at once.
import { type KeyboardEvent, useId, useRef } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import type { CourseView } from '#contract/course.ts';
import type { Track } from '#contract/fields.ts';
import { nextTab } from './tab-keys.ts';

interface TrackTabsProps {
  tracks: CourseView['tracks'];
  track: Track;
  onChoose: (track: Track) => void;
}

export function TrackTabs({ tracks, track, onChoose }: TrackTabsProps) {
  const locale = useLocale();
  const t = useTexts('path').tracks;
  const mine = tracks.find(({ key }) => key === track);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const all = [...(tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const next = nextTab(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <>
      <div aria-label={t.label} className="seg" onKeyDown={onKey} ref={tabs} role="tablist">
        {tracks.map(({ key: value, name }) => (
          <button
            aria-controls={id}
            aria-selected={value === track}
            id={`${id}-${value}`}
            key={value}
            onClick={() => value !== track && onChoose(value)}
            role="tab"
            tabIndex={value === track ? 0 : -1}
            type="button"
          >
            {localized(name, locale)}
          </button>
        ))}
      </div>
      <p aria-labelledby={`${id}-${track}`} className="muted" id={id} role="tabpanel">
        {mine && localized(mine.text, locale)}
      </p>
    </>
  );
}
