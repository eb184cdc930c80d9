// How reads are kept and retried. A refusal is never retried; silence is, once.
import { QueryClient } from '@tanstack/react-query';
import { connection, onConnection } from './connection.ts';
import { failureOf, isPassing } from './failure.ts';

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Screens show their own offline state: a call without a network fails instead of waiting.
        networkMode: 'always',
        staleTime: 15_000,
        retry: (count, error) => count < 1 && isPassing(failureOf(error)),
        retryDelay: 600,
      },
    },
  });
  onConnection(() => {
    if (connection() === 'online') void client.refetchQueries({ type: 'active' });
  });
  return client;
}
