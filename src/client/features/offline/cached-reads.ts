// What a page has read, cached on the device for a start without a network. It belongs to one learner and
// goes with that learner's session: never used after its end, erased at sign-out.
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import type { Learner, Session } from '#contract/learner.ts';

/** One entry: the learner who is signed in, and the reads of that learner. */
export interface Cached {
  readonly build: string;
  readonly learner: Learner;
  readonly session: Session;
  /** Server's clock minus the device's, ms. */
  readonly offsetMs: number;
  readonly reads: DehydratedState;
}

/** Where it is cached; a browser may refuse each call. */
export interface CacheStore {
  get(): Promise<Cached | undefined>;
  set(cached: Cached): Promise<void>;
  del(): Promise<void>;
}

/** A read without what failed since. */
const asRead = ({ state }: DehydratedState['queries'][number]) => ({
  ...state,
  status: 'success' as const,
  error: null,
  fetchFailureReason: null,
});

export type SignedIn = Pick<Cached, 'learner' | 'session' | 'offsetMs'>;

/** Keeps everything that was read so far, for this learner. */
export async function cacheReads(
  store: CacheStore,
  client: QueryClient,
  { build, ...as }: SignedIn & { readonly build: string },
): Promise<void> {
  const { queries, mutations } = dehydrate(client, {
    shouldDehydrateMutation: () => false,
    // What was read stays, though reading it again has failed: that is what it is cached for.
    shouldDehydrateQuery: ({ state }) => state.data !== undefined,
  });
  const reads = {
    mutations,
    queries: queries.map((query) => ({ ...query, state: asRead(query) })),
  };
  await store.set({ ...as, build, reads }).catch(() => undefined);
}

/**
 * Puts what is cached back into the page.
 * @param build of this page: another build may read other things
 * @param now of the device, ms since 1970
 * @returns who was signed in; undefined where nothing is cached or the session has ended since
 */
export async function restoreReads(
  store: CacheStore,
  client: QueryClient,
  { build, now }: { readonly build: string; readonly now: number },
): Promise<SignedIn | undefined> {
  const cached = await store.get().catch(() => undefined);
  if (cached === undefined || cached.build !== build) return undefined;
  const { learner, session, offsetMs, reads } = cached;
  if (Date.parse(session.expiresAt) <= now + offsetMs) return undefined;
  // Without a network nothing that goes comes back.
  const gcTime = Number.POSITIVE_INFINITY;
  hydrate(client, reads, { defaultOptions: { queries: { gcTime } } });
  return { learner, session, offsetMs };
}
