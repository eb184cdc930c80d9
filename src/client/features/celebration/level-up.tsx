// A new level: one full-screen moment of two seconds that any key or press ends.
import { useLayoutEffect, useRef } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Coin } from '#client/ui/coin.tsx';
import { Train } from '#client/ui/train.tsx';
import type { Finish } from '#contract/play.ts';
import styles from './level-up.module.css';

const SHOWN_MS = 2_000;

interface LevelUpProps {
  finish: Pick<Finish, 'level' | 'totalXp'>;
  onEnd: () => void;
}

export function LevelUp({ finish, onEnd }: LevelUpProps) {
  const locale = useLocale();
  const t = useTexts('player').done;
  const { level, totalXp } = finish;

  const end = useRef(onEnd);
  useLayoutEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  // As soon as it is seen a key ends it: a later effect would leave the first one to the screen behind.
  useLayoutEffect(() => {
    const finish = (event: Event) => {
      // The key that ends the moment does nothing else: the screen behind must not act on it.
      event.preventDefault();
      event.stopPropagation();
      end.current();
    };
    const timer = setTimeout(() => end.current(), SHOWN_MS);
    window.addEventListener('keydown', finish, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', finish, { capture: true });
    };
  }, []);
  return (
    <button
      className={styles.levelup}
      data-testid="level-up"
      onClick={onEnd}
      tabIndex={-1}
      type="button"
    >
      <span>{t.levelUp}</span>
      <b className={styles.name}>{localized(level.name, locale)}</b>
      <span
        aria-hidden="true"
        className={styles.climb}
        data-last={level.nextName === null ? '' : undefined}
      >
        <i />
        <s />
        <Train />
        <u className={styles.from} />
        <u className={styles.here} />
        <u className={styles.next} />
      </span>
      <span className="sum">
        <span className="xpv">
          <Coin />
          {t.total(totalXp)}
        </span>
        {level.nextName !== null && level.nextAtXp !== null && (
          <span>{t.toNext(level.nextAtXp - totalXp, localized(level.nextName, locale))}</span>
        )}
      </span>
      <small>{t.levelUpAny}</small>
    </button>
  );
}
