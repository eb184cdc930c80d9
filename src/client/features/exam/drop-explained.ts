// A new attempt may ask again what an earlier report or practice has explained. The server tells those
// keys no more, so what was read of them before goes from the page, and with it from the device.
import type { QueryClient } from '@tanstack/react-query';
import { examQueries } from '#client/api/exam-queries.ts';

/** @param before ms since 1970 by this device: reports that were read later told no such key */
export function dropReports(client: QueryClient, before = Number.POSITIVE_INFINITY): void {
  void client.resetQueries({
    predicate: ({ queryKey, state }) =>
      queryKey[0] === 'result' && state.data !== undefined && state.dataUpdatedAt < before,
  });
}

/** @param name of the paper of the attempt that was started; others that run are read anew, to be at hand */
export function dropExplained(client: QueryClient, name: string): void {
  dropReports(client);
  const attempts = client.getQueryCache().findAll({ queryKey: ['attempt'] });
  for (const { queryKey, state } of attempts) {
    const other = queryKey[1] as string;
    if (other === name || !state.data) continue;
    client.removeQueries({ queryKey, exact: true });
    void client.prefetchQuery(examQueries.attemptOf(other));
  }
}
