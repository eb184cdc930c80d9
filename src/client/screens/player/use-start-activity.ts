// Starting what the player shows or leads to; a failure is said.
import { useTexts } from '#client/base/language/language.tsx';
import { useStart } from '#client/base/use-start.ts';

/** @param isMission missions have the brief's own words */
export function useStartActivity(isMission: boolean) {
  const { notices } = useTexts('missions');
  const { panel } = useTexts('path');
  return useStart({ failed: isMission ? notices.startFailed : panel.startFailed });
}
