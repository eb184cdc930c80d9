// What a screen can know of its own place among the others.
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect } from 'react';
import { useTextOf } from '#client/base/language/language.tsx';
import type { ScreenTable } from './screen-table.ts';

interface Place {
  readonly screen: string;
  readonly table: ScreenTable;
}

const PlaceContext = createContext<Place | null>(null);

export const useScreenPlace = (): Place | null => useContext(PlaceContext);

interface ScreenPlaceProps extends Place {
  readonly children: ReactNode;
}

/** Around a screen whose texts are here: names the window before the screen itself may do so. */
export function ScreenPlace({ screen, table, children }: ScreenPlaceProps) {
  const textOf = useTextOf();
  const title = textOf('shell').title(table.routeOf(screen).title(textOf));
  const isNested = useScreenPlace() !== null;
  useLayoutEffect(() => {
    if (!isNested) document.title = title;
  }, [title, isNested]);
  // A screen that stands in for the one around it has the last word: effects run from the inside out.
  useEffect(() => {
    if (isNested) document.title = title;
  }, [title, isNested]);
  return <PlaceContext value={{ screen, table }}>{children}</PlaceContext>;
}
