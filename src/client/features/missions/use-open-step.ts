// The next step of the route is opened: a mission as a click on it does, an item of the path at once.
import { useCallback } from 'react';
import { addressOfLink } from '#client/base/activity-links.ts';
import { useGo } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useStart } from '#client/base/use-start.ts';
import type { NextStep } from '#contract/learning.ts';
import { useOpenMission } from './use-open-mission.ts';

/** @returns `open`, and whether something is being started on the server right now */
export function useOpenStep() {
  const go = useGo();
  const { open: openMission, opening } = useOpenMission();
  const { notices } = useTexts('missions');
  const { open: openItem, starting } = useStart({ failed: notices.startFailed });
  const open = useCallback(
    ({ activity, form, status, minutesLeft }: NextStep) => {
      const { ref, title } = activity;
      // A paper has an intro of its own, and a template its page.
      if (form === 'place') go(addressOfLink(activity));
      else if (form !== 'item')
        openMission({ key: ref, title, status, form, next: null, minutesLeft });
      else {
        void openItem({
          request: { activityRef: ref },
          title,
          to: addressOfLink(activity),
          status,
        });
      }
    },
    [go, openMission, openItem],
  );
  return { open, isOpening: opening !== null || starting !== null };
}
