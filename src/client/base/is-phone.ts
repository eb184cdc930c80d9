// Whether the window is as narrow as a phone, for what is drawn otherwise there; what only stands
// otherwise is a matter of CSS.
import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 47.99em)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(narrow);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    // Without a window, as where a test draws a component alone.
    () => false,
  );
