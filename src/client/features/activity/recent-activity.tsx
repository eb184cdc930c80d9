// The latest entries, unfolded in place to more of them.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { useTexts } from '#client/base/language/language.tsx';
import type { ActivityEntry } from '#contract/progress.ts';
import styles from './activity.module.css';
import { ActivityLog } from './activity-log.tsx';
import { EmptyActivityLog } from './empty-activity-log.tsx';

/** Shown at once (brief 1, section 9), and after unfolding. */
const SHOWN = 4;
const UNFOLDED = 20;

interface RecentActivityProps {
  latest: readonly ActivityEntry[];
  now: number;
}

export function RecentActivity({ latest, now }: RecentActivityProps) {
  const { activity } = useTexts('dashboard');
  const { retry } = useTexts('actions');
  const [isOpen, setOpen] = useState(false);
  const all = useQuery({ ...queries.activity(UNFOLDED), enabled: isOpen });
  const entries = isOpen && all.data ? all.data : latest.slice(0, SHOWN);
  return (
    <section aria-labelledby="activity">
      <div className="head">
        <h2 id="activity">{activity.title}</h2>
        {latest.length > 0 && (
          <button
            aria-expanded={isOpen}
            className={`link ${styles.all}`}
            onClick={() => setOpen(!isOpen)}
            type="button"
          >
            {isOpen ? activity.latest : activity.all}
          </button>
        )}
      </div>
      {latest.length === 0 ? <EmptyActivityLog /> : <ActivityLog entries={entries} now={now} />}
      {isOpen && all.isPending && (
        <p className={styles.moreLog} role="status">
          {activity.loading}
        </p>
      )}
      {isOpen && all.isError && (
        <p className={styles.moreLog} role="alert">
          {activity.failed}
          <button className="btn btn-line" onClick={() => void all.refetch()} type="button">
            {retry}
          </button>
        </p>
      )}
    </section>
  );
}
