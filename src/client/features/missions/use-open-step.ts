// The next step of the route is opened: a mission as a click on it does, an item of the path at once.
import { useCallback } from 'react';
import { addressOfLink } from '#client/base/activity-links.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useStart } from '#client/base/use-start.ts';
import type { NextStep } from '#contract/learning.ts';
import { useOpenMission } from './use-open-mission.ts';

/** @returns `open`, and whether something is being started on the server right now */
export function useOpenStep() {
  const { open: openMission, opening } = useOpenMission();
  const { notices } = useTexts('missions');
  const { open: openItem, starting } = useStart({ failed: notices.startFailed });
  const open = useCallback(
    ({ activity, form, status, onward }: NextStep) => {
      const { ref, title } = activity;
      if (form !== 'item') openMission({ key: ref, title, status, form, next: onward });
      else {
        void openItem({
          request: { activityRef: ref },
          title,
          to: addressOfLink(activity),
          status,
        });
      }
    },
    [openMission, openItem],
  );
  return { open, isOpening: opening !== null || starting !== null };
}
