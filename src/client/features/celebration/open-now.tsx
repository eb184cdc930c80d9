// What a finished activity opened: where to go on in its phase, and a few of the rest, each with its kind.
import { ArrowRight, LockOpen } from 'lucide-react';
import { addressOfLink } from '#client/base/activity-links.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useKind } from '#client/base/use-kind.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ActivityView, Finish } from '#contract/play.ts';
import styles from './celebration.module.css';

/** More of them are no choice any more. */
const SHOWN = 3;

interface OpenNowProps {
  finish: Finish;
  activity: ActivityView;
  lang: 'en' | undefined;
}

export function OpenNow({ finish: { unlocked, next }, activity, lang }: OpenNowProps) {
  const t = useTexts('player').done;
  const kindOf = useKind();
  const isItem = activity.kind !== 'mission' && activity.phaseId !== null;
  const inPhase = isItem ? unlocked.find(({ phaseId }) => phaseId === activity.phaseId) : undefined;
  // The next step has its own button below.
  const others = unlocked.filter((one) => one !== inPhase && one.ref !== next?.ref).slice(0, SHOWN);
  return (
    <>
      {inPhase !== undefined && inPhase.ref !== next?.ref && (
        <p>
          <Go className="btn btn-line" to={addressOfLink(inPhase)}>
            <span lang={lang}>{t.inPhase(inPhase.title)}</span>
            <Icon of={ArrowRight} />
          </Go>
        </p>
      )}
      {others.length > 0 && (
        <div className={styles.opened}>
          <Icon of={LockOpen} />
          <b>{t.unlocked(others.length)}</b>
          <ul>
            {others.map((one) => (
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
        </div>
      )}
    </>
  );
}
