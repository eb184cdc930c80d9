// Where the database takes no further connection, those that are open do the work.
import type pg from 'pg';
import { causesOf, codeOf, DISK_FULL } from './sql-state.ts';

const TOO_MANY_CONNECTIONS = '53300';
/** A new connection may have to write a file of its own, and says so without a code. */
const NO_SPACE = /No space left on device/;
/** After this a further one is tried again. */
const TRY_AGAIN_MS = 2_000;
/** Whoever waits when that time is over may be given the further one, and be refused again. */
const MOST_TRIES = 5;

const isRefusedNow = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      [DISK_FULL, TOO_MANY_CONNECTIONS].includes(codeOf(cause) ?? '') ||
      NO_SPACE.test(cause.message),
  );

type Done = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * Whoever needs a connection waits for one that is open where the database refuses a further one: on a full disk
 * reads go on through them, and a database that many share may have none left.
 */
export function keepToOpenConnections(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const { max } = pool.options;
  // The pool's own count has those in it that are being refused.
  let open = 0;
  pool.on('connect', () => {
    open += 1;
  });
  pool.on('remove', () => {
    open -= 1;
  });
  let again: NodeJS.Timeout | undefined;
  const keepToOpen = () => {
    pool.options.max = open;
    // The last refusal counts: an older one must not let those who wait try for one of their own.
    clearTimeout(again);
    again = setTimeout(() => {
      pool.options.max = max;
    }, TRY_AGAIN_MS).unref();
  };
  const take = async (): Promise<pg.PoolClient> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await connect();
      } catch (error) {
        if (!isRefusedNow(error) || open === 0 || tries === MOST_TRIES) throw error;
        keepToOpen();
      }
    }
  };
  pool.connect = ((done?: Done) => {
    const taken = take();
    if (done === undefined) return taken;
    taken.then(
      (client) => done(undefined, client, client.release),
      (error: Error) => done(error, undefined, () => {}),
    );
    return undefined;
  }) as typeof pool.connect;
}
