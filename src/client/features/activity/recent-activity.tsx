// The latest entries; all of them stand on the screen of achievements.
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import type { ActivityEntry } from '#contract/progress.ts';
import styles from './activity.module.css';
import { ActivityLog } from './activity-log.tsx';
import { EmptyActivityLog } from './empty-activity-log.tsx';

/** Shown at once (brief 1, section 9). */
const SHOWN = 4;

interface RecentActivityProps {
  latest: readonly ActivityEntry[];
  now: number;
}

export function RecentActivity({ latest, now }: RecentActivityProps) {
  const { activity } = useTexts('dashboard');
  return (
    <section aria-labelledby="activity">
      <div className="head">
        <h2 id="activity">{activity.title}</h2>
        {latest.length > 0 && (
          <Go className={`link ${styles.all}`} to={addresses.allActivity()}>
            {activity.all}
          </Go>
        )}
      </div>
      {latest.length === 0 ? (
        <EmptyActivityLog />
      ) : (
        <ActivityLog entries={latest} lines={SHOWN} now={now} />
      )}
    </section>
  );
}
