// Whether there is room for something beside the text, for what is drawn otherwise then; what only stands
// otherwise is a matter of CSS.
import { useSyncExternalStore } from 'react';

const wide = '(min-width: 64em)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(wide);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
