// Who came for a part of a screen arrives at it: it may stand below everything else.
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchText } from './go.tsx';

/**
 * @param part what the address asks for by `show`
 * @returns for the heading of the part, which then takes the focus; it needs a `tabIndex`
 */
export function useArrival(part: string): RefObject<HTMLHeadingElement | null> {
  const [search] = useSearchText();
  const title = useRef<HTMLHeadingElement>(null);
  const isAsked = search.show === part;
  useEffect(() => {
    if (!isAsked) return;
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return title;
}
