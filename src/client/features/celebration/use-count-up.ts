import { useEffect, useState } from 'react';
import { countUp } from './count-up.ts';

const DURATION_MS = 1_000;

/** True where the device, the learner or quiet mode asks for less motion. */
export const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.matches('[data-still], [data-quiet]');

/** A whole number on its way from one value to the other; at once where motion is not wanted. */
export function useCountUp(from: number, to: number): number {
  const [shown, setShown] = useState(() => (isStill() ? to : from));
  useEffect(() => {
    if (from === to || isStill()) {
      setShown(to);
      return;
    }
    const started = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = (now - started) / DURATION_MS;
      setShown(countUp(from, to, share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return shown;
}
