// What a click on a mission does, by its status (brief 1, section 4).
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { actionKeeper } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { attempt } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/app/addresses.ts';
import { useFailureText, useTexts } from '#client/app/language/language.tsx';
import { useGo } from '#client/ui/go.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { MissionCard } from '#contract/learning.ts';

type Openable = Pick<MissionCard, 'key' | 'title' | 'status'>;

/**
 * @returns `open`, and the key of the mission that is being started on the server right now
 */
export function useOpenMission() {
  const t = useTexts().missions;
  const failureText = useFailureText();
  const { notice } = useNotices();
  const go = useGo();
  const client = useQueryClient();
  const [opening, setOpening] = useState<string | null>(null);
  // One key a mission: a start that got no answer is repeated as the same action.
  const keepers = useRef(new Map<string, ReturnType<typeof actionKeeper>>());

  const play = useCallback((missionKey: string) => go(addresses.player(missionKey)), [go]);

  const refresh = useCallback(
    () =>
      Promise.all(
        ['missions', 'mission', 'dashboard', 'play'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
    [client],
  );

  const start = useCallback(
    async (mission: Openable) => {
      const keeper = keepers.current.get(mission.key) ?? actionKeeper();
      keepers.current.set(mission.key, keeper);
      setOpening(mission.key);
      const answer = await attempt(
        api.learning.start({ missionKey: mission.key }, withKey(keeper.key())),
      );
      keeper.settle(answer);
      setOpening(null);
      if (answer.ok) {
        notice({ title: t.notices.started, text: mission.title, tone: 'good' });
        // What is already known of the mission changes at once: the player opens without a detour.
        client.setQueryData(queries.mission(mission.key).queryKey, (before) =>
          before === undefined ? undefined : { ...before, ...answer.value },
        );
        void refresh();
        play(mission.key);
        return;
      }
      const { code } = answer.failure;
      const title = code === 'mission.locked' ? t.notices.locked : t.notices.startFailed;
      notice({ title, text: failureText(code), tone: 'bad' });
      if (code === 'mission.locked') void refresh();
    },
    [t, failureText, notice, client, refresh, play],
  );

  const open = useCallback(
    (mission: Openable) => {
      if (mission.status === 'locked') {
        notice({ title: t.notices.locked, text: t.notices.lockedText, tone: 'bad' });
        return;
      }
      if (mission.status === 'done') {
        notice({
          title: t.notices.completed,
          text: t.notices.completedText,
          action: { label: t.review, run: () => play(mission.key) },
        });
        return;
      }
      if (mission.status === 'in_progress') play(mission.key);
      else void start(mission);
    },
    [t, notice, play, start],
  );

  return { open, opening };
}
