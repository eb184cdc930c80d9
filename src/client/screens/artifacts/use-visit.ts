// Keeps on the server that the learner looked at the list: from then on the dashboard tells what is newer.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';

/** @param isShown once the list stands on the page */
export function useVisit(courseKey: string, isShown: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isShown) return;
    api.templates
      .visit({ courseKey })
      .then(() => client.invalidateQueries({ queryKey: queries.dashboard(courseKey).queryKey }))
      // Not kept, so what is new stays new until the next visit.
      .catch(() => {});
  }, [client, courseKey, isShown]);
}
