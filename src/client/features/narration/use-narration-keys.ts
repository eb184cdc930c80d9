import { useEffect, useRef } from 'react';
import { useDevice } from '#client/base/device.ts';
import { speedBeside } from '#domain/narration/narration-run.ts';
import { narrationAction } from './narration-keys.ts';
import type { NarrationPlayer } from './use-narration.ts';

const isTaken = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    target.matches('input, textarea, select, [role="menuitem"], [contenteditable]'));

/** Keys of a narration, for the whole page: a learner need not aim at anything first. */
export function useNarrationKeys(player: NarrationPlayer): void {
  const { keyShortcuts } = useDevice().settings;
  const latest = useRef(player);
  useEffect(() => {
    latest.current = player;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const { key, ctrlKey, metaKey, altKey } = event;
      const action = narrationAction({
        key,
        isModified: ctrlKey || metaKey || altKey,
        isTaken: isTaken(event.target),
        areLettersOff: !keyShortcuts,
      });
      if (action === null) return;
      event.preventDefault();
      const { run, speed, tell, setSpeed } = latest.current;
      if (action === 'toggle') tell({ kind: run.isPlaying ? 'pause' : 'play' });
      else if (action === 'slower') setSpeed(speedBeside(speed, -1));
      else if (action === 'faster') setSpeed(speedBeside(speed, 1));
      else tell({ kind: action });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keyShortcuts]);
}
