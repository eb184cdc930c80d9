// What a page has read, kept on the device for a start without a network. It belongs to one learner and
// goes with that learner's session: never used after its end, erased at sign-out.
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import type { Learner, Session } from '#contract/learner.ts';

/** One entry: the learner who is signed in, and the reads of that learner. */
export interface Kept {
  readonly build: string;
  readonly learner: Learner;
  readonly session: Session;
  /** Server's clock minus the device's, ms. */
  readonly offsetMs: number;
  readonly reads: DehydratedState;
}

/** Where it is kept; a browser may refuse each call. */
export interface KeptStore {
  get(): Promise<Kept | undefined>;
  set(kept: Kept): Promise<void>;
  del(): Promise<void>;
}

/** Reads that are of no use later: answers to what was typed, and what another build would word anew. */
const passing: readonly unknown[] = ['product'];

export type SignedIn = Pick<Kept, 'learner' | 'session' | 'offsetMs'>;

/** Keeps everything that was read so far, for this learner. */
export async function keepReads(
  store: KeptStore,
  client: QueryClient,
  { build, ...as }: SignedIn & { readonly build: string },
): Promise<void> {
  const reads = dehydrate(client, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ state, queryKey }) =>
      state.status === 'success' && !passing.includes(queryKey[0]),
  });
  await store.set({ ...as, build, reads }).catch(() => undefined);
}

/**
 * Puts what is kept back into the page.
 * @param build of this page: another build may read other things
 * @param now of the device, ms since 1970
 * @returns who was signed in; undefined where nothing is kept or the session has ended since
 */
export async function restoreReads(
  store: KeptStore,
  client: QueryClient,
  { build, now }: { readonly build: string; readonly now: number },
): Promise<SignedIn | undefined> {
  const kept = await store.get().catch(() => undefined);
  if (kept === undefined || kept.build !== build) return undefined;
  const { learner, session, offsetMs, reads } = kept;
  if (Date.parse(session.expiresAt) <= now + offsetMs) return undefined;
  hydrate(client, reads);
  return { learner, session, offsetMs };
}
