// What the server says of a resource, on the page that shows it and in the list.
import type { QueryClient } from '@tanstack/react-query';
import type { CallResult } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import type { Entry } from '#client/base/outbox/entry.ts';
import type { ResourceMarks } from '#contract/library.ts';
import type { MarkInput } from './library-writes.ts';

/** What the server says of a resource goes into what the page shows of it. */
export function showMarks(client: QueryClient, resourceKey: string, marks: ResourceMarks): void {
  client.setQueryData(queries.resource(resourceKey).queryKey, (before) =>
    before === undefined ? before : { ...before, ...marks },
  );
  client.setQueryData(queries.library().queryKey, (before) =>
    before === undefined
      ? before
      : {
          resources: before.resources.map((one) =>
            one.key === resourceKey ? { ...one, ...marks } : one,
          ),
        },
  );
}

/** @param result null where another tab heard the answer: then it is read */
export function takeMarks(
  client: QueryClient,
  { input }: Entry,
  result: CallResult<unknown> | null,
): void {
  const { resourceKey } = input as MarkInput;
  if (result?.ok === true) showMarks(client, resourceKey, result.value as ResourceMarks);
  else void client.invalidateQueries({ queryKey: queries.resource(resourceKey).queryKey });
}
