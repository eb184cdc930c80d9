// Everything the path shows, from one read.
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { mainCourse } from '#client/app/addresses.ts';

export function useLearningPath() {
  const query = useQuery(queries.path(mainCourse));
  return {
    path: query.data,
    /** Only where there is nothing to show: a failed refresh keeps what was there. */
    failure: query.data === undefined && query.isError ? failureOf(query.error) : null,
    retry: () => void query.refetch(),
  };
}
