// What the settings read of the ways into an account.
import { queryOptions } from '@tanstack/react-query';
import { api } from './page-api.ts';

export const accountQueries = {
  /** Where the learner is signed in. */
  sessions: () =>
    queryOptions({
      queryKey: ['sessions'],
      queryFn: ({ signal }) => api.account.listSessions(undefined, { signal }),
      staleTime: 0,
    }),
  /** What the learner can sign in with instead of a password. */
  passkeys: () =>
    queryOptions({
      queryKey: ['passkeys'],
      queryFn: ({ signal }) => api.account.listPasskeys(undefined, { signal }),
      staleTime: 0,
    }),
};
