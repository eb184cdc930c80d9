// The look of the page: theme, size and spacing of text, motion, quiet mode.
import { Contrast } from 'lucide-react';
import { useEffect } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Theme } from './app-state.ts';
import { useDevice } from './device.ts';
import { useSetTheme } from './settings/settings.ts';

export const useTheme = (): Theme => useDevice().settings.theme;

/** True where XP, streaks and ranks are not shown; what holds nothing else has the class `reward`. */
export const useQuiet = (): boolean => useDevice().settings.quietMode;

/** Sets or takes away an attribute of the root. */
function mark(name: string, value: string | null): void {
  const root = document.documentElement;
  if (value === null) delete root.dataset[name];
  else root.dataset[name] = value;
}

function useLook(): void {
  const { textSize, wideSpacing, reducedMotion, quietMode } = useDevice().settings;
  useEffect(() => {
    mark('text', textSize === 'normal' ? null : textSize);
    mark('spacing', wideSpacing ? 'wide' : null);
    mark('still', reducedMotion ? '' : null);
    mark('quiet', quietMode ? '' : null);
  }, [textSize, wideSpacing, reducedMotion, quietMode]);
}

/** Puts the look on the page; the ground of the theme also colours the browser's own bars. */
export function useLookOnPage(): void {
  useLook();
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
  const setTheme = useSetTheme();
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
