// What screens read, each with its key, so that a write anywhere can refresh it by name.
import { queryOptions } from '@tanstack/react-query';
import { api } from './page-api.ts';

export const queries = {
  product: () =>
    queryOptions({
      queryKey: ['product'],
      queryFn: ({ signal }) => api.product.get(undefined, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  courses: () =>
    queryOptions({
      queryKey: ['courses'],
      queryFn: ({ signal }) => api.learning.courses(undefined, { signal }),
    }),
  dashboard: (courseKey: string) =>
    queryOptions({
      queryKey: ['dashboard', courseKey],
      queryFn: ({ signal }) => api.learning.dashboard({ courseKey }, { signal }),
    }),
  missions: (courseKey: string) =>
    queryOptions({
      queryKey: ['missions', courseKey],
      queryFn: ({ signal }) => api.learning.missions({ courseKey }, { signal }),
    }),
  mission: (missionKey: string) =>
    queryOptions({
      queryKey: ['mission', missionKey],
      queryFn: ({ signal }) => api.learning.mission({ missionKey }, { signal }),
    }),
  play: (missionKey: string) =>
    queryOptions({
      queryKey: ['play', missionKey],
      queryFn: ({ signal }) => api.learning.play({ missionKey }, { signal }),
    }),
  badges: () =>
    queryOptions({
      queryKey: ['badges'],
      queryFn: ({ signal }) => api.learning.badges(undefined, { signal }),
    }),
  activity: (limit: number) =>
    queryOptions({
      queryKey: ['activity', limit],
      queryFn: ({ signal }) => api.learning.activity({ limit }, { signal }),
    }),
};
