// The missions that stand at a station, each with its state and the way to its page.
import { Check, Flag, Lock } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { minutesText } from '#client/features/missions/mission-search.ts';
import { lessonsOpenText, opensAfterText } from '#client/features/missions/opens-after.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { PhaseView } from '#contract/path.ts';
import styles from './unit-panel.module.css';

type Here = PhaseView['missions'][number];

interface MissionsHereProps {
  missions: readonly Here[];
  /** The station is locked, and so are its lessons. */
  isLocked: boolean;
}

/** Nothing at a station without any. */
export function MissionsHere({ missions, isLocked }: MissionsHereProps) {
  const { missions: title } = useTexts('path').panel;
  const t = useTexts('missions');
  if (missions.length === 0) return null;
  const lessons = lessonsOpenText(t, !isLocked, missions);
  return (
    <div className={styles.coreGroups}>
      <div>
        <h3 id="missions-here">{title}</h3>
        {lessons !== '' && <p className="small muted">{lessons}</p>}
        <ul aria-labelledby="missions-here">
          {missions.map((mission) => (
            <li key={mission.key}>
              <Row mission={mission} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const icons = { done: Check, in_progress: Flag, available: Flag, locked: Lock } as const;

function Row({ mission }: { mission: Here }) {
  const locale = useLocale();
  const missions = useTexts('missions');
  const t = useTexts('path');
  const { status, toOpen, isPassedOver } = mission;
  const stands = isPassedOver ? missions.passedOverHere : t.status[status];
  const state = toOpen === null ? stands : opensAfterText(missions, toOpen);
  return (
    <Go className={styles.coreItem} data-s={status} to={addresses.mission(mission.key)}>
      <Icon of={icons[status]} />
      <span>
        <b lang={contentLang(locale)}>{mission.title}</b>
        <small>
          {minutesText(missions, mission)}, {state}
        </small>
      </span>
    </Go>
  );
}
