// What handing in brought: XP count up, a new level has its moment, stamps land.
import { Flame } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { deviceState, useDevice } from '#client/app/device.ts';
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import { useLanguage } from '#client/app/language/language.tsx';
import { localized } from '#client/app/language/localized.ts';
import { Stamp } from '#client/features/badges/stamp.tsx';
import { xpOf } from '#client/features/celebration/brought.ts';
import '#client/features/celebration/celebration.css';
import { Confetti } from '#client/features/celebration/confetti.tsx';
import { levelShare } from '#client/features/celebration/count-up.ts';
import { LevelUp } from '#client/features/celebration/level-up.tsx';
import { QuestLines } from '#client/features/celebration/quest-lines.tsx';
import { RushNote } from '#client/features/celebration/rush-note.tsx';
import { isStill, useCountUp } from '#client/features/celebration/use-count-up.ts';
import { playCue } from '#client/features/sound/play-cue.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { AttemptBrought } from '#contract/exams.ts';

/** The level's moment waits until the XP have counted up. */
const LEVEL_AFTER_MS = 1_100;

interface BroughtBandProps {
  brought: AttemptBrought;
  paperTitle: string;
}

export function BroughtBand({ brought, paperTitle }: BroughtBandProps) {
  const { brought: t } = useExamTexts().report;
  const { locale, texts } = useLanguage();
  const { done } = texts.player;
  const { confettiEnabled } = useDevice().settings;
  const { xpAwarded, totalXpBefore, totalXp, level, streak, streakBefore, badgesEarned } = brought;
  // Missions that the paper ended belong to the same moment.
  const earned = xpOf(brought);
  const gained = useCountUp(0, earned);
  const total = useCountUp(totalXpBefore, totalXp);
  const moment = useLevelMoment(brought.leveledUp);
  useEffect(() => {
    if (badgesEarned.length > 0) playCue('stamp', deviceState().settings.soundEnabled);
  }, [badgesEarned.length]);
  const name = localized(level.name, locale);
  const share = Math.floor(levelShare(total, level.fromXp, level.nextAtXp) * 100);
  return (
    <section aria-labelledby="brought" className="brought">
      {confettiEnabled && <Confetti />}
      {moment.now && <LevelUp finish={brought} onEnd={moment.end} />}
      <h2 className="vh" id="brought">
        {t.title}
      </h2>
      <p className="vh" role="status">
        {earned > 0 && t.say(earned, totalXp)} {brought.leveledUp && done.sayLevel(name)}
      </p>
      <div aria-hidden="true" className="sum">
        {earned > 0 && (
          <span className="xpv">
            <Coin />
            {done.xp(gained)}
          </span>
        )}
        <span className="muted">{done.total(total)}</span>
      </div>
      <div className="to">
        <span className="small muted">
          {level.nextAtXp === null || level.nextName === null
            ? `${name}: ${done.highest}`
            : done.toNext(level.nextAtXp - totalXp, localized(level.nextName, locale))}
        </span>
        <Bar color="var(--xp)" value={share} />
      </div>
      <p className="streakv">
        <Icon of={Flame} size="s" />
        {done.streakDays(streak.days)}
        <span className="small muted">
          {brought.shieldUsed
            ? done.shield
            : streak.days > streakBefore
              ? done.streakUp
              : done.streakSame}
        </span>
      </p>
      <AnswersLine brought={brought} />
      {brought.questsDone.length > 0 && (
        <QuestLines
          own={{ title: paperTitle, xp: xpAwarded, isMission: false }}
          quests={brought.questsDone}
        />
      )}
      <RushNote of={brought.questsDone} />
      {badgesEarned.length > 0 && (
        <ul aria-label={done.badges(badgesEarned.length)} className="won">
          {badgesEarned.map((badge) => (
            <li key={badge.id}>
              <Stamp badge={badge} inked />
              <div>
                <p className="small quiet">{done.badge}</p>
                <h3>{localized(badge.name, locale)}</h3>
                <p className="muted">{localized(badge.description, locale)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What right answers of a practice paid, and how much of the day's limit that makes. */
function AnswersLine({ brought: { answers } }: { brought: AttemptBrought }) {
  const { brought: t } = useExamTexts().report;
  if (answers === null) return null;
  const { xp, xpToday, xpPerDay } = answers;
  return (
    <p className="small muted">
      {xp > 0 ? t.answers(xp, xpToday, xpPerDay) : t.answersNone(xpToday, xpPerDay)}
    </p>
  );
}

function useLevelMoment(leveledUp: boolean) {
  const [now, setNow] = useState(false);
  useEffect(() => {
    if (!leveledUp || isStill()) return;
    const timer = setTimeout(() => {
      setNow(true);
      playCue('level', deviceState().settings.soundEnabled);
    }, LEVEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [leveledUp]);
  const end = useCallback(() => setNow(false), []);
  return { now, end };
}
