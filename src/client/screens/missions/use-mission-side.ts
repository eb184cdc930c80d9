// What stands opposite a card's state: when it was done, how far it is, or what opens it.
import { useCallback } from 'react';
import { useLanguage } from '#client/app/language/language.tsx';
import { doneDay } from '#client/features/missions/done-day.ts';
import { useLearner } from '#client/features/session/session.tsx';
import type { MissionCard } from '#contract/learning.ts';

export function useMissionSide(now: number): (mission: MissionCard) => string {
  const { locale, texts } = useLanguage();
  const { timeZone } = useLearner();
  const t = texts.missions;
  return useCallback(
    (mission) => {
      if (mission.status === 'locked')
        return mission.opensAfter ? t.after(mission.opensAfter.title) : '';
      if (mission.form === 'quest' && mission.doneAt === null)
        return t.quest.met(mission.stepsSeen, mission.stepCount);
      if (mission.status === 'in_progress')
        return t.step(Math.max(1, mission.stepsSeen), mission.stepCount);
      if (mission.doneAt === null) return t.cards(mission.stepCount);
      const day = doneDay(mission.doneAt, now, { locale, timeZone });
      return typeof day === 'string' ? t[day] : day.date;
    },
    [t, now, locale, timeZone],
  );
}
