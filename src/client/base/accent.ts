// Whose colour the page wears: the selected course's, or that of the course an open activity is of.
import { useLayoutEffect, useSyncExternalStore } from 'react';

let worn: string | null = null;
const listeners = new Set<() => void>();
function wear(courseKey: string | null): void {
  worn = courseKey;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** While a screen stands, the page wears this course's colour; undefined until it is known. */
export function useAccentOf(courseKey: string | undefined): void {
  useLayoutEffect(() => {
    if (courseKey === undefined) return;
    wear(courseKey);
    return () => wear(null);
  }, [courseKey]);
}

/** Puts the colour on the page: the screen's own, else the selected course's. */
export function useAccentOnPage(selected: string): void {
  const courseKey = useSyncExternalStore(subscribe, () => worn) ?? selected;
  useLayoutEffect(() => {
    document.documentElement.dataset.course = courseKey;
  }, [courseKey]);
}
