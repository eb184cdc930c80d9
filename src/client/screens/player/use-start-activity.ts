// Starting what the player shows or leads to, with a word about it.
import { useCallback } from 'react';
import type { FailureCode } from '#client/api/failure.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useStart } from '#client/base/use-start.ts';
import { useNotices } from '#client/ui/notices.tsx';

/** @param isMission missions have the brief's own words */
export function useStartActivity(isMission: boolean) {
  const missions = useTexts('missions');
  const player = useTexts('player');
  const path = useTexts('path');
  const failureText = useFailureText();
  const { notice } = useNotices();
  return useStart({
    onStarted: useCallback(
      (text: string) => {
        const title = isMission ? missions.notices.started : player.intro.started;
        notice({ title, text, tone: 'good' });
      },
      [notice, isMission, missions, player],
    ),
    onFailed: useCallback(
      (code: FailureCode) => {
        const title = isMission ? missions.notices.startFailed : path.panel.startFailed;
        notice({ title, text: failureText(code), tone: 'bad' });
      },
      [notice, isMission, missions, path, failureText],
    ),
  });
}
