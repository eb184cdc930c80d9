// What this installation is, asked once a page: a visitor's screens read it without the reads of a learner.
import type { Connection } from '#client/api/connection.ts';
import { type CallResult, isPassing } from '#client/api/failure.ts';
import type { Product } from '#contract/api.ts';

interface ProductDeps {
  readonly ask: () => Promise<CallResult<Product>>;
  readonly connection: () => Connection;
  readonly onConnection: (listener: () => void) => unknown;
  /** Calls back a little later. */
  readonly soon: (again: () => void) => unknown;
}

/**
 * Asked when it is first read. Where nothing came back it is asked once more, and again whenever the server
 * can be reached.
 */
export function createProductStore({ ask, connection, onConnection, soon }: ProductDeps) {
  const listeners = new Set<() => void>();
  let product: Product | undefined;
  let isAsking = false;

  async function fetchProduct(tries: number): Promise<void> {
    if (isAsking || product !== undefined) return;
    isAsking = true;
    const answer = await ask();
    isAsking = false;
    if (answer.ok) {
      product = answer.value;
      for (const listener of listeners) listener();
    } else if (tries > 1 && isPassing(answer.failure)) soon(() => void fetchProduct(tries - 1));
  }

  onConnection(() => {
    if (connection() === 'online' && listeners.size > 0) void fetchProduct(1);
  });

  return {
    find: (): Product | undefined => product,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      void fetchProduct(2);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
