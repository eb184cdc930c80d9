// What handing in brought: XP count up, a new level has its moment, stamps land.
import { Flame } from 'lucide-react';
import { useEffect } from 'react';
import { deviceState } from '#client/base/device.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useQuiet } from '#client/base/theme.tsx';
import { Stamp } from '#client/features/badges/stamp.tsx';
import { levelShare } from '#client/features/celebration/count-up.ts';
import { EventLines } from '#client/features/celebration/event-lines.tsx';
import { LevelUp } from '#client/features/celebration/level-up.tsx';
import { PaceNote } from '#client/features/celebration/pace-note.tsx';
import { QuestLines } from '#client/features/celebration/quest-lines.tsx';
import { useCountUp } from '#client/features/celebration/use-count-up.ts';
import { useLevelMoment } from '#client/features/celebration/use-level-moment.ts';
import { playCue } from '#client/features/sound/play-cue.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Outcome } from '#contract/outcome.ts';
import { shownPercent } from '#domain/kernel/pass-line.ts';
import { beyondDayLimit, xpOf } from '#domain/progress/outcome.ts';
import styles from './review.module.css';

interface OutcomeBandProps {
  outcome: Outcome;
  paperTitle: string;
  isFailed: boolean;
}

const playLevelCue = () => playCue('level', deviceState().settings.soundEnabled);

export function OutcomeBand({ outcome, paperTitle, isFailed }: OutcomeBandProps) {
  const { outcome: t } = useTexts('report');
  const locale = useLocale();
  const { done } = useTexts('player');
  const { xpAwarded, totalXpBefore, totalXp, level, streak, streakBefore, badgesEarned } = outcome;
  // Missions that the paper ended belong to the same moment.
  const earned = xpOf(outcome);
  const gained = useCountUp(0, earned);
  // An outcome that a release before the store has answered does not say.
  const { boostXp: boosted = 0 } = outcome as Partial<Outcome>;
  const beyond = beyondDayLimit(outcome);
  const total = useCountUp(totalXpBefore, totalXp);
  const moment = useLevelMoment(outcome.leveledUp, playLevelCue);
  useEffect(() => {
    if (badgesEarned.length > 0) playCue('stamp', deviceState().settings.soundEnabled);
  }, [badgesEarned.length]);
  const name = localized(level.name, locale);
  const share = shownPercent(levelShare(total, level.fromXp, level.nextAtXp), 1);
  // In quiet mode nothing is left of it but missions that ended and badges.
  const hasMore = outcome.questsDone.length + badgesEarned.length > 0;
  const isHidden = useQuiet() && !hasMore;
  return (
    <section
      aria-labelledby="outcome"
      className={styles.outcome}
      data-low={isFailed ? '' : undefined}
      hidden={isHidden}
    >
      {moment.now && <LevelUp finish={outcome} onEnd={moment.end} />}
      <h2 className="vh" id="outcome">
        {t.title}
      </h2>
      <p className="vh reward" role="status">
        {earned > 0 && t.say(earned, totalXp)} {beyond > 0 && done.beyondDay(beyond, earned)}{' '}
        {outcome.leveledUp && done.sayLevel(name)}
      </p>
      <div aria-hidden="true" className="sum reward">
        {earned > 0 && (
          <span className="xpv">
            <Coin />
            {done.xp(gained)}
          </span>
        )}
        <span className="muted">{done.total(total)}</span>
      </div>
      <div className={`${styles.to} reward`}>
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
          {outcome.shieldUsed
            ? done.shield
            : streak.days > streakBefore
              ? done.streakUp
              : done.streakSame}
        </span>
      </p>
      <div className={`${styles.reasons} reward small muted`}>
        <PaperLines outcome={outcome} />
        <AnswersLine outcome={outcome} />
        {boosted > 0 && <p>{done.boost(boosted)}</p>}
        {beyond > 0 && <p>{done.beyondDay(beyond, earned)}</p>}
      </div>
      {outcome.questsDone.length > 0 && (
        <QuestLines
          own={{ title: paperTitle, xp: xpAwarded, isMission: false }}
          quests={outcome.questsDone}
        />
      )}
      <EventLines of={outcome} />
      <PaceNote of={[outcome, ...outcome.questsDone]} />
      {badgesEarned.length > 0 && (
        <ul aria-label={done.badges(badgesEarned.length)} className={styles.won}>
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

/** What handing in and the first pass paid; nothing in the outcome of a release that did not tell them apart. */
function PaperLines({ outcome }: { outcome: Partial<Outcome> }) {
  const { outcome: t } = useTexts('report');
  const { submittedXp = 0, firstPassXp = 0 } = outcome.paper ?? {};
  return (
    <>
      {submittedXp > 0 && <p>{t.submitted(submittedXp)}</p>}
      {firstPassXp > 0 && <p>{t.firstPass(firstPassXp)}</p>}
    </>
  );
}

/** What right answers of a practice paid, and how much of the day's limit that makes. */
function AnswersLine({ outcome: { answers } }: { outcome: Outcome }) {
  const { outcome: t } = useTexts('report');
  if (answers === null) return null;
  const { xp, xpToday, xpPerDay } = answers;
  return <p>{xp > 0 ? t.answers(xp, xpToday, xpPerDay) : t.answersNone(xpToday, xpPerDay)}</p>;
}
