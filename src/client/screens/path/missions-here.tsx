// The missions that stand at a station, each with its state and the way to its page.
import { Check, Flag, Lock } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { minutesText } from '#client/features/missions/mission-search.ts';
import { opensAfterText } from '#client/features/missions/opens-after.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { PhaseView } from '#contract/path.ts';
import styles from './unit-panel.module.css';

type Here = PhaseView['missions'][number];

/** Nothing at a station without any. */
export function MissionsHere({ missions }: { missions: readonly Here[] }) {
  const { missions: title } = useTexts('path').panel;
  if (missions.length === 0) return null;
  return (
    <div className={styles.coreGroups}>
      <div>
        <h3 id="missions-here">{title}</h3>
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
  const { status, toOpen } = mission;
  const state = toOpen === null ? t.status[status] : opensAfterText(missions, toOpen);
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
