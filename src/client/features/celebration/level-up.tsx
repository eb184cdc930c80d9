// A new level: one full-screen moment of two seconds that any key or press ends.
import { useEffect, useRef } from 'react';
import { useTexts } from '#client/app/language/language.tsx';

const SHOWN_MS = 2_000;

export function LevelUp({ level, onEnd }: { level: string; onEnd: () => void }) {
  const t = useTexts().player.done;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
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
    <button className="levelup" onClick={onEnd} tabIndex={-1} type="button">
      <p>{t.levelUp}</p>
      <b className="name">{level}</b>
      <span aria-hidden="true" className="track">
        <i />
        <u />
      </span>
      <p className="small">{t.levelUpAny}</p>
    </button>
  );
}
