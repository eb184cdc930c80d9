// The screen of an address, with what happens when one arrives at it.
import { Suspense, useEffect, useRef } from 'react';
import { changeDevice } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import type { ShownScreen } from '#client/base/screen/screen-table.ts';
import { LoadingLine } from '#client/ui/states.tsx';
import { screenElement } from './screens.tsx';

export interface AtScreen {
  path: string;
  screen: ShownScreen;
}

export function ArrivingScreen({ path, screen }: AtScreen) {
  const { session: texts } = useTexts('shell');
  useArrival(path, screen.name);
  const isFull = screen.route.frame !== 'shell';
  return (
    <Suspense fallback={<LoadingLine full={isFull} label={texts.screen} />}>
      {screenElement(screen)}
    </Suspense>
  );
}

/** A new address moves the focus to its screen, so that the keyboard and the reader go on there. */
function useArrival(path: string, page: string): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const moved = before.current !== null && before.current !== path;
    before.current = path;
    changeDevice((state) =>
      state.nav.currentPage === page
        ? state
        : { ...state, nav: { ...state.nav, currentPage: page } },
    );
    if (!moved) return;
    const main = document.getElementById('main');
    if (main?.contains(document.activeElement) !== true) main?.focus({ preventScroll: true });
  }, [path, page]);
}
