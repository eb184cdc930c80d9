// Fetches the code of a screen while a link to it is pointed at: a press follows within a moment. Nothing is fetched
// ahead of that: each style sheet that comes makes the browser lay the whole page out again.
import { connection } from '#client/api/connection.ts';
import { placeOf } from '#client/base/place.ts';
import type { AddressContext } from '#client/base/screen/define-screen.ts';
import { preloadScreen, screens } from './screens.tsx';

/**
 * Watches for links under a mouse, and for those that a finger or a mouse begins to press.
 * @param context what decides which screen an address shows
 * @returns what ends it
 */
export function preloadPointedAt(context: AddressContext): () => void {
  const pointed = ({ target, type, pointerType }: PointerEvent) => {
    // A finger that scrolls passes over everything.
    if (type === 'pointerover' && pointerType !== 'mouse') return;
    // A style sheet that failed to come once is not asked for again: the screen would stay bare.
    if (connection() !== 'online' || !(target instanceof Element)) return;
    const hash = target.closest('a[href^="#"]')?.getAttribute('href');
    if (hash?.startsWith('#/')) preloadScreen(screens.match(placeOf(hash).path, context));
  };
  const kinds = ['pointerover', 'pointerdown'] as const;
  for (const kind of kinds) addEventListener(kind, pointed, { passive: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, pointed);
  };
}
