// Continue Learning: the train on the mission's own line, at the step where the learner stopped.
import { Flag, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { minutesLeft } from '#client/features/missions/mission-search.ts';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Train } from '#client/ui/train.tsx';
import type { MissionCard } from '#contract/learning.ts';
import styles from './dashboard.module.css';

interface NextCardProps {
  /** Null when every mission is done. */
  next: MissionCard | null;
  missions: Address;
  /** Nothing of the course is done yet. */
  isFirst: boolean;
  isOpening: boolean;
  onOpen: (mission: MissionCard) => void;
}

export function NextCard({ next, missions, isFirst, isOpening, onOpen }: NextCardProps) {
  const locale = useLocale();
  const { xpToEarn } = useTexts('missions');
  const t = useTexts('dashboard').next;
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
  // The card last seen is where the learner stopped; a fresh mission starts at its first.
  const isQuest = next.form === 'quest';
  const at = isQuest ? next.stepsSeen : Math.max(0, next.stepsSeen - 1);
  const left = minutesLeft(next, at);
  const isBegun = next.status === 'in_progress';
  const label = isFirst && !isBegun ? t.first : t.label;
  return (
    <article className={`card ${styles.next}`}>
      <div className={styles.txt}>
        <p className="eyebrow accent">{label}</p>
        <h3 className="display" lang={contentLang(locale)}>
          {next.title}
        </h3>
        <p className="muted">
          {isQuest
            ? t.quest(next.sectionTitle, next.stepsSeen, next.stepCount)
            : isBegun
              ? t.stopped(next.sectionTitle, at + 1, next.stepCount)
              : t.fresh(next.sectionTitle, next.stepCount)}{' '}
          <Go to={addresses.mission(next.key)}>{t.details}</Go>
        </p>
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
          {isBegun ? t.resume(left) : t.start(next.estimatedMinutes)}
        </button>
        <span className="xpv">
          <Coin />
          {xpToEarn(next.xp)}
        </span>
      </div>
      <MissionLine at={at} count={next.stepCount} isDone={false} />
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
    <div aria-hidden="true" className={styles.run} style={{ '--now': place(at) } as CSSProperties}>
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
