// What screens read of the documents that the learner fills in.
import { queryOptions } from '@tanstack/react-query';
import { api } from './page-api.ts';

export const documentQueries = {
  all: () =>
    queryOptions({
      queryKey: ['documents'],
      queryFn: ({ signal }) => api.documents.list(undefined, { signal }),
    }),
  /** Another page may have typed in it: it is read anew whenever it is shown. */
  one: (documentId: string) =>
    queryOptions({
      queryKey: ['document', documentId],
      queryFn: ({ signal }) => api.documents.document({ documentId }, { signal }),
      staleTime: 0,
    }),
  versions: (documentId: string) =>
    queryOptions({
      queryKey: ['document-versions', documentId],
      queryFn: ({ signal }) => api.documents.versions({ documentId }, { signal }),
      staleTime: 0,
    }),
};
