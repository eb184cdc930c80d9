// Dragging is loaded once something can be dragged; until then, and where it does not load, presses and keys do.
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type PlaceParts, plainParts } from './place-parts.tsx';

let loaded: PlaceParts | null = null;

const buttonsOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('button') ?? []),
];

/**
 * The parts of a board or a list, plain until those that can be dragged are loaded.
 * @param root what holds the buttons of the board: whoever has the focus on one keeps it when the parts are exchanged
 */
export function usePlaceParts(root: RefObject<HTMLElement | null>): PlaceParts {
  const [parts, setParts] = useState(loaded ?? plainParts);
  useEffect(() => {
    if (loaded !== null) return;
    let isHere = true;
    import('./drag-parts.tsx').then(
      ({ dragParts }) => {
        loaded = dragParts;
        if (!isHere) return;
        const focused = buttonsOf(root.current).findIndex((one) => one.matches(':focus'));
        // At once: nothing takes the focus between the look and the exchange.
        flushSync(() => setParts(dragParts));
        // Other components mean other elements in the page: the browser dropped the focus with those it had.
        if (focused !== -1 && document.activeElement === document.body)
          buttonsOf(root.current)[focused]?.focus({ preventScroll: true });
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [root]);
  return parts;
}
