// Dragging is loaded once something can be dragged; until then, and where it does not load, presses and keys do.
import { useEffect, useState } from 'react';
import { type PlaceParts, plainParts } from './place-parts.tsx';

let loaded: PlaceParts | null = null;

export function usePlaceParts(): PlaceParts {
  const [parts, setParts] = useState(loaded ?? plainParts);
  useEffect(() => {
    if (loaded !== null) return;
    let isHere = true;
    import('./drag-parts.tsx').then(
      ({ dragParts }) => {
        loaded = dragParts;
        if (isHere) setParts(dragParts);
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return parts;
}
