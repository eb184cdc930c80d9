// Keeps what the page reads while somebody is signed in, and gives it back where the network does not.
// The part that does the work arrives when it is first needed: a first visit has nothing to give back.
import type { QueryClient } from '@tanstack/react-query';
import { firstScreen } from '#client/ui/first-screen.ts';
import type { SignedIn } from './cached-reads.ts';

/** Who is on this page, as the session tells it. */
interface Present {
  state():
    | { readonly status: 'loading' | 'unreachable' | 'signed_out' }
    | ({ readonly status: 'signed_in' } & SignedIn);
  subscribe(listener: () => void): unknown;
}

/** Reads come in bursts: one writing for each. */
const AFTER_MS = 250;

/** The page's own script has its build in its name. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

async function parts() {
  const [reads, { cacheStore }] = await Promise.all([
    import('./cached-reads.ts'),
    import('./cache-store.ts'),
  ]);
  return { ...reads, store: cacheStore() };
}

export function offlineReads(client: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  return {
    /** @returns who was signed in, with what was read put back; undefined where nothing is kept */
    async restore(): Promise<SignedIn | undefined> {
      const { restoreReads, store } = await parts();
      return restoreReads(store, client, { build: build(), now: Date.now() });
    },
    /** Erases what is kept: its learner has left. */
    async forget(): Promise<void> {
      stop();
      const { store } = await parts();
      await store.del().catch(() => undefined);
    },
    /** Keeps what is read from now on, as long as its learner is signed in. */
    keepFor(session: Present): void {
      const keep = async () => {
        // What can be read comes before what is kept of it.
        await firstScreen();
        timer = undefined;
        const { cacheReads, store } = await parts();
        const state = session.state();
        if (state.status !== 'signed_in') return;
        const { learner, session: as, offsetMs } = state;
        await cacheReads(store, client, { learner, session: as, offsetMs, build: build() });
        // Signed out while it was written.
        if (session.state().status !== 'signed_in') await store.del().catch(() => undefined);
      };
      const soon = () => {
        if (session.state().status !== 'signed_in') return;
        timer ??= setTimeout(() => void keep().catch(() => undefined), AFTER_MS);
      };
      client.getQueryCache().subscribe(({ type }) => {
        if (type === 'updated') soon();
      });
      session.subscribe(soon);
      // It arrives when somebody is here already.
      soon();
    },
  };
}
