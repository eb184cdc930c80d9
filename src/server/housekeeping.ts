// Clears what is past its time, round by round, on one node at a time.
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { describeError } from '#server/http/error-fields.ts';
import type { Logger } from '#server/http/logger.ts';

/** One kind of thing to clear: its name for the log, and what removes it and counts. */
export interface Chore {
  readonly name: string;
  run(db: Executor): Promise<number>;
}

/** How often the rounds come. The lock is any number, the same on every node. */
export interface Rhythm {
  readonly everyMs: number;
  readonly lock: number;
}
export const HOURLY: Rhythm = { everyMs: 3_600_000, lock: 7_318_003 };
/** For what learners wait for. */
export const EVERY_MINUTE: Rhythm = { everyMs: 60_000, lock: 7_318_004 };

/** Looks every hour whether a day has passed; apart from the rest, because a count takes long. */
export const COUNTS: Rhythm = { everyMs: 3_600_000, lock: 7_318_005 };

export interface Housekeeping {
  start(): void;
  stop(): Promise<void>;
  /** One round now; the chores of another node's round are left to it. */
  round(): Promise<void>;
}

export function createHousekeeping(
  db: Database,
  log: Logger,
  chores: readonly Chore[],
  { everyMs, lock }: Rhythm = HOURLY,
): Housekeeping {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = async () => {
    try {
      await db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ mine: boolean }>(
          sql`select pg_try_advisory_xact_lock(${lock}) as mine`,
        );
        if (!rows[0]?.mine) return;
        for (const chore of chores) {
          const cleared = await chore.run(tx);
          if (cleared > 0) log.info({ chore: chore.name, cleared }, 'cleared');
        }
      });
    } catch (error) {
      log.warn(describeError(error), 'housekeeping failed');
    }
  };
  return {
    round,
    start() {
      running = round();
      timer = setInterval(() => {
        running = round();
      }, everyMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
