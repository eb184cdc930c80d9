// Everything that was done, newest first, more of it on request.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { ActivityLog } from '#client/features/activity/activity-log.tsx';
import { EmptyActivityLog } from '#client/features/activity/empty-activity-log.tsx';

/** As many at first, and as many more with each press. */
const AT_ONCE = 20;
/** As many as the server gives. */
const AT_MOST = 100;

export function AllActivity() {
  const [limit, setLimit] = useState(AT_ONCE);
  const query = useQuery({ ...queries.activity(limit), placeholderData: keepPreviousData });
  const { achievements: t } = useTexts('rewards');
  const { activity } = useTexts('dashboard');
  const { retry } = useTexts('actions');
  const entries = query.data;
  return (
    <>
      {entries?.length === 0 && <EmptyActivityLog />}
      {entries && entries.length > 0 && <ActivityLog entries={entries} now={query.dataUpdatedAt} />}
      {query.isPending && <p role="status">{activity.loading}</p>}
      {query.isError && (
        <p role="alert">
          {activity.failed}{' '}
          <button className="btn btn-line" onClick={() => void query.refetch()} type="button">
            {retry}
          </button>
        </p>
      )}
      {entries && entries.length >= limit && limit < AT_MOST && (
        <button
          aria-busy={query.isPlaceholderData}
          className="btn btn-line"
          onClick={() => setLimit(Math.min(AT_MOST, limit + AT_ONCE))}
          type="button"
        >
          {t.more}
        </button>
      )}
    </>
  );
}
