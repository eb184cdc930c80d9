// Starting what the player shows or leads to; a failure is said.
import { useCallback } from 'react';
import type { FailureCode } from '#client/api/failure.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useStart } from '#client/base/use-start.ts';
import { useNotices } from '#client/ui/notices.tsx';

const sayNothing = (): void => {};

/** @param isMission missions have the brief's own words */
export function useStartActivity(isMission: boolean) {
  const missions = useTexts('missions');
  const path = useTexts('path');
  const failureText = useFailureText();
  const { notice } = useNotices();
  return useStart({
    // The first card stands there, under its title: that it was started is seen.
    onStarted: sayNothing,
    onFailed: useCallback(
      (code: FailureCode) => {
        const title = isMission ? missions.notices.startFailed : path.panel.startFailed;
        notice({ title, text: failureText(code), tone: 'bad' });
      },
      [notice, isMission, missions, path, failureText],
    ),
  });
}
