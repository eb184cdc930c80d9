// Clears what is past its time, round by round, on one node at a time.
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { describeError } from '#server/http/error-fields.ts';
import type { Logger } from '#server/http/logger.ts';

/** One kind of thing to clear: its name for the log, and what removes it and counts. */
export interface Job {
  readonly name: string;
  run(tx: Transaction): Promise<number>;
}

/** How often the rounds come. The lock is any number, the same on every node. */
export interface Schedule {
  readonly everyMs: number;
  readonly lock: number;
}
export const HOURLY: Schedule = { everyMs: 3_600_000, lock: 7_318_003 };
/** For what learners wait for. */
export const EVERY_MINUTE: Schedule = { everyMs: 60_000, lock: 7_318_004 };

/** Looks every hour whether a day has passed; apart from the rest, because a count takes long. */
export const COUNTS: Schedule = { everyMs: 3_600_000, lock: 7_318_005 };

export interface Housekeeping {
  start(): void;
  stop(): Promise<void>;
  /** One round now; the jobs of another node's round are left to it. */
  round(): Promise<void>;
}

export function createHousekeeping(
  db: Database,
  log: Logger,
  jobs: readonly Job[],
  { everyMs, lock }: Schedule = HOURLY,
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
        for (const job of jobs) {
          const cleared = await job.run(tx);
          if (cleared > 0) log.info({ job: job.name, cleared }, 'cleared');
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
