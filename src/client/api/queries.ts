// What screens read, each with its key, so that a write anywhere can refresh it by name.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Industry } from '#contract/fields.ts';
import type { EventType } from '#domain/events/event-template.ts';
import type { Board } from '#domain/rewards/leaderboard.ts';
import { activityRequest } from './activity-request.ts';
import { api } from './page-api.ts';

/** Places of a leaderboard that are listed at once, and as far as it can be paged. */
const BOARD_PAGE = 25;
const BOARD_AT_MOST = 1000;

/** Past events that are listed at once. */
const EVENTS_PAGE = 20;

/** How often, and how many times, a list of templates is read again for sizes that it lacked. */
const SIZES_EVERY_MS = 3_000;
const SIZES_AT_MOST = 10;

/** XP entries that are listed at once. */
const XP_PAGE = 20;

export const queries = {
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
  /** As the scenes. */
  language: (courseKey: string) =>
    queryOptions({
      queryKey: ['language', courseKey],
      queryFn: ({ signal }) => api.learning.language({ courseKey }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Course content: it stays for as long as the page does. */
  scene: (courseKey: string, unit: string) =>
    queryOptions({
      queryKey: ['scene', courseKey, unit],
      queryFn: ({ signal }) => api.learning.scene({ courseKey, unit }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  templates: (courseKey: string) =>
    queryOptions({
      queryKey: ['templates', courseKey],
      queryFn: ({ signal }) => api.templates.list({ courseKey }, { signal }),
      // Files that were still being made have a size a little later.
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        dataUpdateCount < SIZES_AT_MOST &&
        data?.templates.some(({ bytes }) => bytes === null) &&
        SIZES_EVERY_MS,
    }),
  template: (courseKey: string, templateKey: string) =>
    queryOptions({
      queryKey: ['template', courseKey, templateKey],
      queryFn: ({ signal }) => api.templates.template({ courseKey, templateKey }, { signal }),
    }),
  library: () =>
    queryOptions({
      queryKey: ['library'],
      queryFn: ({ signal }) => api.library.list(undefined, { signal }),
    }),
  resource: (resourceKey: string) =>
    queryOptions({
      queryKey: ['resource', resourceKey],
      queryFn: ({ signal }) => api.library.resource({ resourceKey }, { signal }),
    }),
  /** What of the library goes with an item. */
  beside: (activityRef: string) =>
    queryOptions({
      queryKey: ['beside', activityRef],
      queryFn: ({ signal }) => api.library.beside({ activityRef }, { signal }),
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
      queryFn: ({ signal }) =>
        api.learning.details(activityRequest(activityRef, industry), { signal }),
    }),
  recap: (activityRef: string) =>
    queryOptions({
      queryKey: ['recap', activityRef],
      queryFn: ({ signal }) => api.learning.recap({ activityRef }, { signal }),
    }),
  play: (activityRef: string, industry?: Industry) =>
    queryOptions({
      queryKey: ['play', activityRef, industry ?? null],
      queryFn: ({ signal }) =>
        api.learning.play(activityRequest(activityRef, industry), { signal }),
    }),
  badges: () =>
    queryOptions({
      queryKey: ['badges'],
      queryFn: ({ signal }) => api.learning.badges(undefined, { signal }),
    }),
  /** Levels, runs and study days. */
  progress: () =>
    queryOptions({
      queryKey: ['progress'],
      queryFn: ({ signal }) => api.learning.progress(undefined, { signal }),
      staleTime: 0,
    }),
  /** XP entries newest first, as many pages as were asked for. */
  xpEntries: () =>
    infiniteQueryOptions({
      queryKey: ['xpEntries'],
      queryFn: async ({ pageParam, signal }) => {
        // One more than is shown tells whether there are others.
        const rows = await api.learning.xpEntries({ limit: XP_PAGE + 1, ...pageParam }, { signal });
        return { entries: rows.slice(0, XP_PAGE), hasMore: rows.length > XP_PAGE };
      },
      initialPageParam: {} as { before?: string },
      getNextPageParam: ({ entries, hasMore }) => {
        const last = entries.at(-1);
        return hasMore && last ? { before: last.id } : undefined;
      },
      staleTime: 0,
    }),
  /** A leaderboard, as many pages as were asked for; the first says where the learner stands. */
  leaderboard: (board: Board) =>
    infiniteQueryOptions({
      queryKey: ['leaderboard', board],
      queryFn: ({ pageParam, signal }) =>
        api.leaderboards.board({ board, offset: pageParam, limit: BOARD_PAGE }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ hasMore }, pages) => {
        const offset = pages.length * BOARD_PAGE;
        return hasMore && offset <= BOARD_AT_MOST ? offset : undefined;
      },
      staleTime: 0,
    }),
  teamBoard: (period: 'week' | 'month') =>
    queryOptions({
      queryKey: ['teamBoard', period],
      queryFn: ({ signal }) => api.teams.board({ period }, { signal }),
      staleTime: 0,
    }),
  team: () =>
    queryOptions({
      queryKey: ['team'],
      queryFn: ({ signal }) => api.teams.mine(undefined, { signal }),
      // What the others add moves it.
      staleTime: 0,
    }),
  invite: (token: string) =>
    queryOptions({
      queryKey: ['invite', token],
      queryFn: ({ signal }) => api.teams.invite({ token }, { signal }),
      retry: false,
      staleTime: 0,
    }),
  myWeek: () =>
    queryOptions({
      queryKey: ['myWeek'],
      queryFn: ({ signal }) => api.leaderboards.myWeek(undefined, { signal }),
      staleTime: 0,
    }),
  activity: (limit: number) =>
    queryOptions({
      queryKey: ['activity', limit],
      queryFn: ({ signal }) => api.learning.activity({ limit }, { signal }),
    }),
  /** What the learner was told of; a live page hears when it changes. */
  notifications: () =>
    queryOptions({
      queryKey: ['notifications'],
      queryFn: ({ signal }) => api.notifications.list(undefined, { signal }),
    }),
  /** What can be searched for in a course; it comes with the content. */
  searchContent: (courseKey: string) =>
    queryOptions({
      queryKey: ['searchContent', courseKey],
      queryFn: ({ signal }) => api.search.content({ courseKey }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** What is locked for the learner, what they opened, and the questions that they met. */
  ownSearch: (courseKey: string) =>
    queryOptions({
      queryKey: ['ownSearch', courseKey],
      queryFn: ({ signal }) => api.search.own({ courseKey }, { signal }),
      staleTime: 0,
    }),
  /** The courses with their certificates. */
  certificates: () =>
    queryOptions({
      queryKey: ['certificates'],
      queryFn: ({ signal }) => api.certificates.list(undefined, { signal }),
      staleTime: 0,
    }),
  /** What anybody may see of a certificate. */
  certificate: (certificateId: string) =>
    queryOptions({
      queryKey: ['certificate', certificateId],
      queryFn: ({ signal }) => api.certificates.verify({ certificateId }, { signal }),
      retry: false,
    }),
  credential: (credentialId: string) =>
    queryOptions({
      queryKey: ['credential', credentialId],
      queryFn: ({ signal }) => api.credentials.verify({ credentialId }, { signal }),
      retry: false,
    }),
  publicProfile: (profileId: string) =>
    queryOptions({
      queryKey: ['publicProfile', profileId],
      queryFn: ({ signal }) => api.publicProfiles.get({ profileId }, { signal }),
      retry: false,
      staleTime: 0,
    }),
  myPublicProfile: () =>
    queryOptions({
      queryKey: ['myPublicProfile'],
      queryFn: ({ signal }) => api.publicProfiles.mine(undefined, { signal }),
    }),
  /** Events that are open and to come. */
  events: () =>
    queryOptions({
      queryKey: ['events'],
      queryFn: ({ signal }) => api.events.list(undefined, { signal }),
      staleTime: 0,
    }),
  /** Events the learner took part in that are over, page by page. */
  pastEvents: (type: EventType | undefined) =>
    infiniteQueryOptions({
      queryKey: ['past-events', type ?? 'all'],
      queryFn: ({ pageParam, signal }) =>
        api.events.history(
          { offset: pageParam, limit: EVENTS_PAGE, ...(type && { type }) },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length * EVENTS_PAGE : undefined),
      staleTime: 0,
    }),
  /** What XP can buy, and what the learner has of it. */
  store: () =>
    queryOptions({
      queryKey: ['store'],
      queryFn: ({ signal }) => api.store.get(undefined, { signal }),
      staleTime: 0,
    }),
  /** FAQ, help and channels of the support centre; votes are written into it. */
  support: () =>
    queryOptions({
      queryKey: ['support', 'centre'],
      queryFn: ({ signal }) => api.support.centre(undefined, { signal }),
    }),
  /** A tour of the product with its scenes. */
  tour: (tourId: string) =>
    queryOptions({
      queryKey: ['support', 'tour', tourId],
      queryFn: ({ signal }) => api.support.tour({ tourId }, { signal }),
    }),
  /** My threads with support; a live page hears when one changes. */
  supportThreads: () =>
    queryOptions({
      queryKey: ['support', 'threads'],
      queryFn: ({ signal }) => api.support.threads(undefined, { signal }),
      staleTime: 0,
    }),
  supportThread: (threadId: string) =>
    queryOptions({
      queryKey: ['support', 'thread', threadId],
      queryFn: ({ signal }) => api.support.thread({ threadId }, { signal }),
      staleTime: 0,
    }),
  /** My reports of questions, with what became of them. */
  questionReports: () =>
    queryOptions({
      queryKey: ['questionReports'],
      queryFn: ({ signal }) => api.questions.reports(undefined, { signal }),
    }),
};
