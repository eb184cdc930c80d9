// When a new level takes the screen: a moment after what brought it, so that both are seen.
import { useCallback, useEffect, useState } from 'react';
import { isStill } from './use-count-up.ts';

const LEVEL_AFTER_MS = 1_100;

/** @param onLevel is called as it is shown; its identity must stand */
export function useLevelMoment(isReached: boolean, onLevel: () => void) {
  const [now, setNow] = useState(false);
  useEffect(() => {
    if (!isReached || isStill()) return;
    const timer = setTimeout(() => {
      setNow(true);
      onLevel();
    }, LEVEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReached, onLevel]);
  const end = useCallback(() => setNow(false), []);
  return { now, end };
}
