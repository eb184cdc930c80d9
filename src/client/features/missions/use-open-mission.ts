// What a click on a mission does, by its status (brief 1, section 4).
import { useCallback, useState } from 'react';
import { addressOfLink, isPlace } from '#client/base/activity-links.ts';
import { addresses } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useStart } from '#client/base/use-start.ts';
import { useNotices } from '#client/ui/notices.tsx';
import type { MissionCard } from '#contract/learning.ts';

type Openable = Pick<MissionCard, 'key' | 'title' | 'status' | 'form' | 'next' | 'minutesLeft'>;

/**
 * @returns `open`, and the key of the mission that is being started on the server right now
 */
export function useOpenMission() {
  const t = useTexts('missions');
  const { notice } = useNotices();
  const go = useGo();
  const [opened, setOpened] = useState<string | null>(null);
  const play = useCallback((missionKey: string) => go(addresses.player(missionKey)), [go]);

  const { start, starting } = useStart({
    failed: t.notices.startFailed,
    locked: t.notices.locked,
  });
  const open = useCallback(
    ({ key, title, status, form, next, minutesLeft }: Openable) => {
      if (status === 'locked') {
        notice({ title: t.notices.locked, text: t.notices.lockedText, tone: 'bad' });
        return;
      }
      if (status === 'done') {
        notice({
          title: t.notices.completed,
          text: t.notices.completedText,
          action: { label: t.review, run: () => play(key) },
        });
        return;
      }
      // A quest goes on with an activity, and so does a story whose own cards are all behind.
      const goesOn = form === 'quest' || (minutesLeft === 0 && next !== null);
      if (goesOn && next && isPlace(next)) {
        go(addressOfLink(next));
        return;
      }
      setOpened(key);
      if (goesOn) {
        // A quest that lacks nothing ends on the server, unseen before.
        const to = next ? addressOfLink(next) : addresses.mission(key);
        const activityRef = next?.ref ?? key;
        void start({ request: { activityRef }, title, to });
      } else if (status === 'in_progress') play(key);
      else void start({ request: { activityRef: key }, title, to: addresses.player(key) });
    },
    [t, notice, go, play, start],
  );

  return { open, opening: starting === null ? null : opened };
}
