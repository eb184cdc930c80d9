// What the server says of a model goes into what the page shows of it.
import type { QueryClient } from '@tanstack/react-query';
import { modelQueries } from '#client/api/model-queries.ts';
import type { ModelHead } from '#contract/models.ts';

export function takeHead(client: QueryClient, head: ModelHead): void {
  client.setQueryData(
    modelQueries.one(head.id).queryKey,
    (before) => before && { ...before, ...head },
  );
  void client.invalidateQueries({ queryKey: modelQueries.list(head.courseKey).queryKey });
}

/** One more or one less. */
export function afterCount(client: QueryClient, courseKey: string): void {
  void client.invalidateQueries({ queryKey: modelQueries.list(courseKey).queryKey });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
}
