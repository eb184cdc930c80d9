// The next step of the route is opened: a mission as a click on it does, an item of the path at once.
import { useCallback } from 'react';
import type { FailureCode } from '#client/api/failure.ts';
import { addressOfLink } from '#client/base/activity-links.ts';
import { useGo } from '#client/base/go.tsx';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useStart } from '#client/base/use-start.ts';
import { useNotices } from '#client/ui/notices.tsx';
import type { NextStep } from '#contract/learning.ts';
import { useOpenMission } from './use-open-mission.ts';

const sayNothing = () => undefined;

/** @returns `open`, and whether something is being started on the server right now */
export function useOpenStep() {
  const missions = useOpenMission();
  const { notices } = useTexts('missions');
  const failureText = useFailureText();
  const { notice } = useNotices();
  const go = useGo();
  const { start, starting } = useStart({
    onStarted: sayNothing,
    onFailed: useCallback(
      (code: FailureCode) =>
        notice({ title: notices.startFailed, text: failureText(code), tone: 'bad' }),
      [notice, notices, failureText],
    ),
  });
  const openMission = missions.open;
  const open = useCallback(
    ({ activity, form, status, onward }: NextStep) => {
      const { ref, title } = activity;
      if (form !== 'item') {
        openMission({ key: ref, title, status, form, next: onward });
        return;
      }
      const to = addressOfLink(activity);
      if (status !== 'available') go(to);
      else void start({ request: { activityRef: ref }, title, to });
    },
    [openMission, go, start],
  );
  return { open, isOpening: missions.opening !== null || starting !== null };
}
