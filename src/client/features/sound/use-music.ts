// Plays the background music while the learner wants it. Its code comes when it may be heard for the first time.
import { useEffect, useRef } from 'react';
import { useDevice } from '#client/base/device.ts';
import type { Music } from './music.ts';

/**
 * Calls back once the learner has touched the page, at once where that has happened: a browser refuses sound before,
 * and complains of each try.
 * @returns stops waiting
 */
function onceTouched(then: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive !== false) {
    then();
    return () => undefined;
  }
  const waiting = new AbortController();
  const touched = () => {
    if (!navigator.userActivation.hasBeenActive) return;
    waiting.abort();
    then();
  };
  for (const gesture of ['click', 'keydown']) {
    window.addEventListener(gesture, touched, { signal: waiting.signal });
  }
  return () => waiting.abort();
}

export function useMusic(): void {
  const { musicEnabled, quietMode, volume } = useDevice().settings;
  const isOn = musicEnabled && !quietMode && volume > 0;
  const loud = useRef(volume);
  const playing = useRef<Music | null>(null);
  useEffect(() => {
    loud.current = volume;
    playing.current?.setVolume(volume);
  }, [volume]);
  useEffect(() => {
    if (!isOn || typeof AudioContext === 'undefined') return;
    let isWanted = true;
    const stopWaiting = onceTouched(() => {
      import('./music.ts').then(
        ({ startMusic }) => {
          if (isWanted) playing.current = startMusic(loud.current);
        },
        // Without a network there is none; the next page tries again.
        () => undefined,
      );
    });
    return () => {
      isWanted = false;
      stopWaiting();
      playing.current?.stop();
      playing.current = null;
    };
  }, [isOn]);
}
