// Everything the dashboard shows, from one read.
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';

export function useDashboard(courseKey: string) {
  const query = useQuery(queries.dashboard(courseKey));
  return {
    dashboard: query.data,
    isPending: query.isPending,
    /** Only where there is nothing to show: a failed refresh keeps what was there. */
    failure: query.data === undefined && query.isError ? failureOf(query.error) : null,
    /** When the figures were read, in milliseconds: ages are measured from there on. */
    readAt: query.dataUpdatedAt,
    retry: () => void query.refetch(),
  };
}
