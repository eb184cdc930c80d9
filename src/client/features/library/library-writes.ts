// Parts of a resource that are done: kept on the device until the server has them, the newest word on each part.
import { type Api, withKey } from '#client/api/api.ts';
import { type Failure, isPassing, tryCall } from '#client/api/failure.ts';
import type { Entry, Write, WriteKinds } from '#client/base/outbox/entry.ts';

export const LIBRARY_MARK = 'library.mark';

export interface MarkInput {
  readonly resourceKey: string;
  readonly partId: string;
  readonly isDone: boolean;
}

export const resourceName = (resourceKey: string): string => `library:${resourceKey}`;

export const markWrite = (input: MarkInput): Write<MarkInput> => ({
  kind: LIBRARY_MARK,
  resource: resourceName(input.resourceKey),
  slot: input.partId,
  input,
});

/** The parts done, with what waits. @param done as the server has them */
export function doneWith(done: readonly string[], entries: readonly Entry[]): ReadonlySet<string> {
  const all = new Set(done);
  for (const { input } of entries) {
    const { partId, isDone } = input as MarkInput;
    if (isDone) all.add(partId);
    else all.delete(partId);
  }
  return all;
}

/** A session that has ended, and calls that were too many, pass. */
const waits: readonly Failure['code'][] = ['auth.signed_out', 'request.too_many'];

export const libraryWrites = (api: Pick<Api, 'library'>): WriteKinds => ({
  [LIBRARY_MARK]: {
    procedure: 'library.mark',
    repeated: 'replaced',
    isRefusal: (failure) => !isPassing(failure) && !waits.includes(failure.code),
    send: (input: MarkInput, key) => tryCall(api.library.mark(input, withKey(key))),
  },
});
