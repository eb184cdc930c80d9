// Plays the background music while the learner wants it. Its code comes when it is first switched on.
import { useEffect, useRef } from 'react';
import { useDevice } from '#client/base/device.ts';
import type { Music } from './music.ts';

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
    import('./music.ts').then(
      ({ startMusic }) => {
        if (isWanted) playing.current = startMusic(loud.current);
      },
      // Without a network there is none; the next page tries again.
      () => undefined,
    );
    return () => {
      isWanted = false;
      playing.current?.stop();
      playing.current = null;
    };
  }, [isOn]);
}
