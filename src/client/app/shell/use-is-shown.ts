// Which entries of menus are shown: quiet mode leads to nothing that is about XP.
import type { MenuEntry } from '#client/base/screen/define-screen.ts';
import { useQuiet } from '#client/base/theme.tsx';

export function useIsShown(): (entry: Pick<MenuEntry, 'isReward'>) => boolean {
  const isQuiet = useQuiet();
  return ({ isReward = false }) => !(isQuiet && isReward);
}
