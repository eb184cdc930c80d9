// Light and dark; midnight is honoured where it is stored and becomes selectable with the store.
import { Contrast } from 'lucide-react';
import { useEffect } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Theme } from './app-state.ts';
import { changeSettings, useDevice } from './device.ts';

export const setTheme = (theme: Theme): void => changeSettings({ theme });
export const useTheme = (): Theme => useDevice().settings.theme;

/** Puts the theme on the page; the ground also colours the browser's own bars. */
export function useThemeOnPage(): void {
  const theme = useTheme();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    const ground = getComputedStyle(root).getPropertyValue('--bg').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }, [theme]);
}

export function ThemeButton() {
  const { themeSwitch } = useTexts('shell');
  const light = useTheme() === 'light';
  return (
    <button
      aria-label={light ? themeSwitch.toDark : themeSwitch.toLight}
      className="btn-icon"
      onClick={() => setTheme(light ? 'dark' : 'light')}
      type="button"
    >
      <Icon of={Contrast} />
    </button>
  );
}
