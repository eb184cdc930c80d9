// The missions of a course, from one read.
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';

export function useMissions(courseKey: string) {
  const query = useQuery(queries.missions(courseKey));
  return {
    missions: query.data,
    /** Only where there is nothing to show: a failed refresh keeps what was there. */
    failure: query.data === undefined && query.isError ? failureOf(query.error) : null,
    readAt: query.dataUpdatedAt,
    retry: () => void query.refetch(),
  };
}
