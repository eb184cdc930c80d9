// The two tracks as tabs; choosing one keeps it on the profile at once.
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTexts } from '#client/app/language/language.tsx';
import type { Track } from '#contract/fields.ts';
import { TRACKS } from '#domain/catalog/path.ts';
import { nextTab } from './tab-keys.ts';

interface TrackTabsProps {
  track: Track;
  onChoose: (track: Track) => void;
}

export function TrackTabs({ track, onChoose }: TrackTabsProps) {
  const t = useTexts().path.tracks;
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
        {TRACKS.map((value) => (
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
            {t[value].name}
          </button>
        ))}
      </div>
      <p aria-labelledby={`${id}-${track}`} className="muted tdesc" id={id} role="tabpanel">
        {t[track].text}
      </p>
    </>
  );
}
