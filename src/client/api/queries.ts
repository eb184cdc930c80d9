// What screens read, each with its key, so that a write anywhere can refresh it by name.
import { queryOptions } from '@tanstack/react-query';
import { wantedOf } from '#client/api/wanted.ts';
import type { Industry } from '#contract/fields.ts';
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
  path: (courseKey: string) =>
    queryOptions({
      queryKey: ['path', courseKey],
      queryFn: ({ signal }) => api.learning.path({ courseKey }, { signal }),
      // Every finished step moves it: it is read anew whenever it is shown.
      staleTime: 0,
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
  /** A mission or an item without its cards: what a page about it shows. */
  details: (activityRef: string, industry?: Industry) =>
    queryOptions({
      queryKey: ['details', activityRef, industry ?? null],
      queryFn: ({ signal }) => api.learning.details(wantedOf(activityRef, industry), { signal }),
    }),
  play: (activityRef: string, industry?: Industry) =>
    queryOptions({
      queryKey: ['play', activityRef, industry ?? null],
      queryFn: ({ signal }) => api.learning.play(wantedOf(activityRef, industry), { signal }),
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
