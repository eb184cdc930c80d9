// What the screens of own models read.
import { queryOptions } from '@tanstack/react-query';
import { api } from './page-api.ts';

export const modelQueries = {
  /** The learner's own models of a course. */
  list: (courseKey: string) =>
    queryOptions({
      queryKey: ['models', courseKey],
      queryFn: ({ signal }) => api.models.list({ courseKey }, { signal }),
      staleTime: 0,
    }),
  /** What a new one can begin with. */
  starts: (courseKey: string) =>
    queryOptions({
      queryKey: ['modelStarts', courseKey],
      queryFn: ({ signal }) => api.models.starts({ courseKey }, { signal }),
      staleTime: 0,
    }),
  one: (modelId: string) =>
    queryOptions({
      queryKey: ['model', modelId],
      queryFn: ({ signal }) => api.models.get({ modelId }, { signal }),
      staleTime: 0,
    }),
};
