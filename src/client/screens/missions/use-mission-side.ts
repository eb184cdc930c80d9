// What stands opposite a card's state: when it was done, how far it is, or what opens it.
import { useCallback } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { doneDay } from '#client/features/missions/done-day.ts';
import { opensAfterText } from '#client/features/missions/opens-after.ts';
import type { MissionCard } from '#contract/learning.ts';

export function useMissionSide(now: number): (mission: MissionCard) => string {
  const locale = useLocale();
  const { timeZone } = useLearner();
  const t = useTexts('missions');
  return useCallback(
    (mission) => {
      if (mission.status === 'locked') return opensAfterText(t, mission.toOpen);
      if (mission.isPassedOver) return t.passedOverHere;
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
