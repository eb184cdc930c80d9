// What screens read of what done activities have left: every task that is handed in moves it.
import { queryOptions } from '@tanstack/react-query';
import type { Industry } from '#contract/fields.ts';
import { activityRequest } from './activity-request.ts';
import { api } from './page-api.ts';

export const deliverableQueries = {
  all: () =>
    queryOptions({
      queryKey: ['deliverables'],
      queryFn: ({ signal }) => api.learning.deliverables(undefined, { signal }),
      staleTime: 0,
    }),
  one: (activityRef: string, industry?: Industry) =>
    queryOptions({
      queryKey: ['deliverable', activityRef, industry ?? null],
      queryFn: ({ signal }) =>
        api.learning.deliverable(activityRequest(activityRef, industry), { signal }),
      staleTime: 0,
    }),
};
