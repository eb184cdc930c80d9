import { useEffect } from 'react';
import { useTexts } from './language/language.tsx';

/** Names the window after the screen. */
export function useTitle(screen: string): void {
  const { title } = useTexts().shell;
  useEffect(() => {
    document.title = title(screen);
  }, [screen, title]);
}
