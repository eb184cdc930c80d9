import { useEffect } from 'react';
import { useTexts } from '#client/base/language/language.tsx';

/** Names the window after what the screen shows; undefined leaves the name that it has. */
export function useTitle(screen: string | undefined): void {
  const { title } = useTexts('shell');
  useEffect(() => {
    if (screen !== undefined) document.title = title(screen);
  }, [screen, title]);
}
