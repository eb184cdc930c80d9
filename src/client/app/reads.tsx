// What this page reads of the server, kept while it is open and for a start without a network. It arrives with
// the first screen that reads something.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '#client/api/query-client.ts';
import type { SessionStore } from '#client/base/session/session-store.ts';
import { offlineReads } from '#client/features/offline/offline-reads.ts';

export type PageReads = ReturnType<typeof openReads>;

/** Opened once a page. */
export function openReads(session: SessionStore) {
  const client = createQueryClient();
  const { restore, forget, keepFor } = offlineReads(client);
  keepFor(session);
  return {
    client,
    restore,
    forget,
    /** What a learner has read is gone from the page. */
    clear: () => client.clear(),
    Reads: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  };
}
