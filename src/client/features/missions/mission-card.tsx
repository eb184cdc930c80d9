// One mission of the grid: its state, what it is about, what it pays and the way in.
import { Clock, RotateCcw } from 'lucide-react';
import { addressOfLink } from '#client/base/activity-links.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { MissionCard as Mission } from '#contract/learning.ts';
import styles from './mission-card.module.css';
import { minutesText, stopState } from './mission-search.ts';
import { StatusChip } from './status-chip.tsx';

interface MissionCardProps {
  mission: Mission;
  /** What stands opposite the state: the day it was done, the step, what opens it. */
  side: string;
  /** The one card of the screen that carries the primary button. */
  isPrimary: boolean;
  isOpening: boolean;
  onOpen: (mission: Mission) => void;
}

export function MissionCard({ mission, side, isPrimary, isOpening, onOpen }: MissionCardProps) {
  const locale = useLocale();
  const t = useTexts('missions');
  const lang = contentLang(locale);
  const { status } = mission;
  return (
    <article className={styles.mission} data-s={stopState[status]}>
      <p className="st">
        <StatusChip status={status} />
        <span className="small quiet">{side}</span>
      </p>
      <h3 lang={lang}>
        <button aria-busy={isOpening} onClick={() => onOpen(mission)} type="button">
          {mission.title}
        </button>
      </h3>
      <p className={`muted ${styles.d}`} lang={lang}>
        {mission.description}{' '}
        <Go
          aria-label={t.detailsNamed(mission.title)}
          className={styles.more}
          lang={locale}
          to={addresses.mission(mission.key)}
        >
          {t.details}
        </Go>
      </p>
      {status === 'in_progress' && (
        <Ticks
          label={
            mission.form === 'quest'
              ? t.quest.met(mission.stepsSeen, mission.stepCount)
              : t.stepsSeen(mission.stepsSeen, mission.stepCount)
          }
          mission={mission}
        />
      )}
      {mission.form === 'story' && mission.next !== null && (
        <p className="small">
          <Go className="link" to={addressOfLink(mission.next)}>
            {t.needs(mission.next.title)}
          </Go>
        </p>
      )}
      <p className={styles.ft}>
        <span className="xpv">
          <Coin />
          {status === 'done' ? t.xpEarned(mission.xp) : t.xpToEarn(mission.xp)}
        </span>
        <span className={`muted ${styles.t}`}>
          <Icon of={Clock} size="s" />
          {minutesText(t, mission)}
        </span>
        <Action
          isOpening={isOpening}
          isPrimary={isPrimary}
          mission={mission}
          onOpen={() => onOpen(mission)}
        />
      </p>
    </article>
  );
}

interface ActionProps {
  mission: Mission;
  isPrimary: boolean;
  isOpening: boolean;
  onOpen: () => void;
}

function Action({ mission, isPrimary, isOpening, onOpen }: ActionProps) {
  const t = useTexts('missions');
  if (mission.status === 'locked') return null;
  if (mission.status === 'done') {
    return (
      <Go
        aria-label={t.reviewNamed(mission.title)}
        className="btn btn-ghost"
        to={addresses.player(mission.key)}
      >
        <Icon of={RotateCcw} />
        {t.review}
      </Go>
    );
  }
  const isBegun = mission.status === 'in_progress';
  return (
    <button
      aria-label={isBegun ? t.continueNamed(mission.title) : t.startNamed(mission.title)}
      className={isPrimary ? 'btn btn-primary' : 'btn btn-line'}
      disabled={isOpening}
      onClick={onOpen}
      type="button"
    >
      {isBegun ? t.continue : t.start}
    </button>
  );
}

function Ticks({ mission, label }: { mission: Mission; label: string }) {
  return (
    <div aria-label={label} className="ticks" role="img">
      {Array.from({ length: mission.stepCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick has no identity but its place
        <i className={index < mission.stepsSeen ? 'on' : undefined} key={index} />
      ))}
    </div>
  );
}
