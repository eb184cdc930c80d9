// What screens read of papers and attempts.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Attempt } from '#contract/exams.ts';
import { api } from './page-api.ts';
import { type ReceivedAt, receivedNow } from './received.ts';

/** A running attempt, and when it was received. */
export type ReceivedAttempt = Attempt & { readonly receivedAt: ReceivedAt };

/** Attempts that are listed at once. */
const HISTORY_PAGE = 20;

/** What leads into a running attempt is there as long as the page: it may be all there is. */
const stays = { gcTime: Number.POSITIVE_INFINITY } as const;

export const examQueries = {
  /** Goes with `exams`: what changes the one changes the other. */
  offeredPaper: (courseKey: string) =>
    queryOptions({
      queryKey: ['exams', courseKey, 'offered'],
      queryFn: ({ signal }) => api.exams.offered({ courseKey }, { signal }),
      // What runs, here or on another device, is read anew whenever it is shown.
      staleTime: 0,
    }),
  /** Exam mode of a course: papers, figures and topics. */
  exams: (courseKey: string) =>
    queryOptions({
      queryKey: ['exams', courseKey],
      queryFn: ({ signal }) => api.exams.overview({ courseKey }, { signal }),
      // What runs, here or on another device, is read anew whenever it is shown.
      staleTime: 0,
      ...stays,
    }),
  paper: (paperKey: string) =>
    queryOptions({
      queryKey: ['paper', paperKey],
      queryFn: ({ signal }) => api.exams.paper({ paperKey }, { signal }),
      staleTime: 0,
      ...stays,
    }),
  /** What may lie on the desk in an open-book paper; it comes with the content. */
  reference: (courseKey: string) =>
    queryOptions({
      queryKey: ['reference', courseKey],
      queryFn: ({ signal }) => api.exams.reference({ courseKey }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      ...stays,
    }),
  /** Attempts newest first, as many pages as were asked for. */
  examHistory: (courseKey: string) =>
    infiniteQueryOptions({
      queryKey: ['examHistory', courseKey],
      queryFn: async ({ pageParam, signal }) => {
        // One more than is shown tells whether there are others.
        const input = { courseKey, limit: HISTORY_PAGE + 1, ...pageParam };
        const rows = await api.exams.history(input, { signal });
        return { attempts: rows.slice(0, HISTORY_PAGE), hasMore: rows.length > HISTORY_PAGE };
      },
      initialPageParam: {} as { before?: string },
      getNextPageParam: ({ attempts, hasMore }) => {
        const last = attempts.at(-1);
        return hasMore && last ? { before: last.id } : undefined;
      },
      staleTime: 0,
    }),
  /** The attempts whose clock runs, in any course. */
  running: () =>
    queryOptions({
      queryKey: ['running'],
      queryFn: async ({ signal }) => {
        const answer = await api.exams.running(undefined, { signal });
        return { ...answer, receivedAt: receivedNow() };
      },
      ...stays,
    }),
  /**
   * The running attempt of a paper as it stands; null where none runs.
   * @param name `course.key`: of that course, else of another that has the key
   */
  attemptOf: (name: string) =>
    queryOptions({
      queryKey: ['attempt', name],
      queryFn: async ({ signal }): Promise<ReceivedAttempt | null> => {
        const { attempts } = await api.exams.running(undefined, { signal });
        const running =
          attempts.find((one) => `${one.courseKey}.${one.paperKey}` === name) ??
          attempts.find((one) => one.paperKey === name.split('.').at(-1));
        if (running === undefined) return null;
        const attempt = await api.exams.attempt({ attemptId: running.id }, { signal });
        return { ...attempt, receivedAt: receivedNow() };
      },
      ...stays,
    }),
  /** The report of a finished attempt: it never changes but for keys that open later. */
  result: (attemptId: string) =>
    queryOptions({
      queryKey: ['result', attemptId],
      queryFn: ({ signal }) => api.exams.result({ attemptId }, { signal }),
    }),
};
