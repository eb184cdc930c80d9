// The index over some texts, once it is here; without it a search finds by its rule alone.
import { useEffect, useState } from 'react';
import type { IndexedText, TextIndex } from './text-index.ts';

/**
 * @param texts the same list as long as they are the same; undefined while nothing is searched for
 * @returns null until its code is loaded and it is built
 */
export function useTextIndex(texts: readonly IndexedText[] | undefined): TextIndex | null {
  const [built, setBuilt] = useState<{ texts: readonly IndexedText[]; index: TextIndex } | null>(
    null,
  );
  useEffect(() => {
    if (texts === undefined) return;
    let isCurrent = true;
    import('./text-index.ts').then(
      ({ textIndex }) => {
        if (isCurrent) setBuilt({ texts, index: textIndex(texts) });
      },
      // Without a network it cannot be fetched.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [texts]);
  return built !== null && built.texts === texts ? built.index : null;
}
