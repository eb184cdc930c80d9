// Continue Learning: the train on the line of the next step, at the card where the learner stopped.
import { Flag, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { addressOfOpener } from '#client/base/activity-links.ts';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { cardsBehind, isBegun } from '#client/base/next-step.ts';
import { useKind } from '#client/base/use-kind.ts';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Train } from '#client/ui/train.tsx';
import type { NextStep } from '#contract/learning.ts';
import { countedLines } from '#domain/tasks/ticks.ts';
import styles from './dashboard.module.css';

interface NextCardProps {
  /** Null at the end of the route. */
  next: NextStep | null;
  missions: Address;
  /** Nothing of the course is done yet. */
  isFirst: boolean;
  isOpening: boolean;
  onOpen: (next: NextStep) => void;
}

export function NextCard({ next, missions, isFirst, isOpening, onOpen }: NextCardProps) {
  const locale = useLocale();
  const missionTexts = useTexts('missions');
  const t = useTexts('dashboard').next;
  const kindOf = useKind();
  if (next === null) {
    return (
      <article className={`card ${styles.next}`}>
        <div className={styles.txt}>
          <p className="eyebrow accent">{t.label}</p>
          <h3 className="display">{t.allDone}</h3>
          <p className="muted">{t.allDoneText}</p>
        </div>
        <div className={styles.acts}>
          <Go className="btn btn-primary" to={missions}>
            <Icon of={Flag} />
            {t.review}
          </Go>
        </div>
        <MissionLine at={4} count={5} isDone />
      </article>
    );
  }
  const { activity, form, stepCount, stepsSeen, groupTitle, quest } = next;
  const at = cardsBehind(next);
  const { minutesLeft: minutes, failedRound } = next;
  const ticked = next.ticks && countedLines(next.ticks, next.ticks.lines);
  const isOn = isBegun(next);
  const label = isFirst && !isOn ? t.first : t.label;
  const about = quest ?? (activity.kind === 'mission' ? activity : null);
  const kind = activity.itemType === null ? t.mission : kindOf(activity.itemType).name;
  return (
    <article className={`card ${styles.next}`}>
      <div className={styles.txt}>
        <p className="eyebrow accent">{label}</p>
        <h3 className="display" lang={contentLang(locale)}>
          {activity.title}
        </h3>
        <p className="muted">
          {form === 'quest'
            ? t.quest(groupTitle, stepsSeen, stepCount)
            : form !== 'place' &&
              (failedRound !== null
                ? t.failed(kind, groupTitle, failedRound)
                : ticked !== null
                  ? t.ticked(
                      kind,
                      groupTitle,
                      t.linesTicked(ticked.ticked, ticked.whole, ticked.notApplicable),
                    )
                  : isOn
                    ? t.stopped(kind, groupTitle, at + 1, stepCount)
                    : t.fresh(kind, groupTitle, stepCount))}{' '}
          {/* Where it stopped says already that it is begun. */}
          {next.isPassedOver &&
            (form === 'quest' || form === 'place' || !isOn) &&
            `${isOn ? missionTexts.begun : missionTexts.passedOver} `}
          {quest !== null && t.forMission(quest.title)}{' '}
          {about !== null && <Go to={addresses.mission(about.ref)}>{t.details}</Go>}
        </p>
        {next.passedOver !== null && (
          <p className="small muted">
            {next.passedOver.isBegun ? missionTexts.begunWaits : missionTexts.passedOverWaits}{' '}
            <Go lang={contentLang(locale)} to={addressOfOpener(next.passedOver)}>
              {next.passedOver.title}
            </Go>
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <button
          aria-busy={isOpening}
          className="btn btn-primary"
          disabled={isOpening}
          onClick={() => onOpen(next)}
          type="button"
        >
          <Icon of={Play} />
          {failedRound !== null
            ? t.nextRound(minutes)
            : isOn
              ? t.resume(minutes)
              : t.start(minutes)}
        </button>
        {activity.xp > 0 && (
          <span className="xpv">
            <Coin />
            {missionTexts.xpToEarn(activity.xp)}
          </span>
        )}
      </div>
      <MissionLine at={at} count={Math.max(1, stepCount)} isDone={false} />
    </article>
  );
}

/** Decoration: the sentence above says the same. */
function MissionLine({ at, count, isDone }: { at: number; count: number; isDone: boolean }) {
  const place = (index: number) => `${((index + 0.5) / Math.max(1, count)) * 100}%`;
  const look = (index: number) => {
    if (index === at) return `${styles.at} ${styles.now}`;
    return index < at || isDone ? styles.at : `${styles.at} ${styles.ahead}`;
  };
  return (
    <div
      aria-hidden="true"
      className={styles.run}
      data-drawn=""
      style={{ '--now': place(at) } as CSSProperties}
    >
      <i className={styles.rail} />
      <i className={`${styles.rail} ${styles.behind}`} />
      {Array.from({ length: count }, (_, index) => (
        <span
          className={look(index)}
          // biome-ignore lint/suspicious/noArrayIndexKey: stations have no identity but their place
          key={index}
          style={{ '--x': place(index) } as CSSProperties}
        />
      ))}
      <Train />
    </div>
  );
}
