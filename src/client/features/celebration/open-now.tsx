// What a finished activity opened, beside the next step: what follows in its phase first, then all the rest, each with its kind.
import { LockOpen } from 'lucide-react';
import { addressOfLink } from '#client/base/activity-links.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useKind } from '#client/base/use-kind.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ActivityView, Finish } from '#contract/play.ts';
import styles from './celebration.module.css';

/** So many stand open; the others are unfolded, and their count adds up to all. A single one is not worth a fold. */
const SHOWN = 4;

interface OpenNowProps {
  finish: Finish;
  activity: ActivityView;
  lang: 'en' | undefined;
}

export function OpenNow({ finish: { unlocked, next }, activity, lang }: OpenNowProps) {
  const t = useTexts('player').done;
  const kindOf = useKind();
  const isHere = ({ phaseId }: (typeof unlocked)[number]) =>
    activity.kind !== 'mission' && phaseId !== null && phaseId === activity.phaseId;
  // The next step has its own button below, and nothing else is called next.
  const others = unlocked
    .filter((one) => one.ref !== next?.ref)
    .toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)));
  const shown = others.length === SHOWN + 1 ? others.length : SHOWN;
  const rest = others.slice(shown);
  if (others.length === 0) return null;
  const list = (shown: typeof others) => (
    <ul>
      {shown.map((one) => (
        <li key={one.ref}>
          <span className="small muted">
            {one.itemType === null ? t.unlockedMission : kindOf(one.itemType).name}
          </span>
          <Go className="link" lang={lang} to={addressOfLink(one)}>
            {one.title}
          </Go>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.opened}>
      <Icon of={LockOpen} />
      <b>{t.unlocked(others.length)}</b>
      {list(others.slice(0, shown))}
      {rest.length > 0 && (
        <details>
          <summary>{t.unlockedMore(rest.length)}</summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}
