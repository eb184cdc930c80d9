// What happens at set times: the database's job queue runs each job once over all nodes, and once after a
// time in which no node ran.
import type { PgBoss } from 'pg-boss';
import type { OpenDatabase, Transaction } from '#server/db/database.ts';
import { jobQueue } from '#server/db/job-queue.ts';
import { describeError } from '#server/http/error-fields.ts';
import type { Logger } from '#server/http/logger.ts';

export interface Job {
  /** Small letters and hyphens; the name of its queue and of its lines in the log. */
  readonly name: string;
  /** When it is due, as a cron expression in UTC. */
  readonly cron: string;
  /** Does the work in one transaction; may run twice or late. @returns how many rows it changed */
  run(tx: Transaction): Promise<number>;
  /** Called once what `run` changed is committed. */
  readonly after?: () => void;
}

export interface Jobs {
  /** Begins to work off what is due. */
  start(): Promise<void>;
  /** Ends it and waits for what is under way, two seconds at most. */
  stop(): Promise<void>;
  /** Runs a job now, on this node. */
  run(name: string): Promise<void>;
}

export const EVERY_MINUTE = '* * * * *';
export const HOURLY = '7 * * * *';
export const DAILY = '17 3 * * *';

/** How often a node looks for work; jobs come by the minute at most. */
const POLL_SECONDS = 10;
/** A job that a killed node left behind is free again after this time. */
const EXPIRE_SECONDS = 120;
const STOP_MS = 2_000;

/** @param pollSeconds how often this node looks for work; tests look more often */
export function createJobs(
  database: OpenDatabase,
  log: Logger,
  jobs: readonly Job[],
  pollSeconds: number = POLL_SECONDS,
): Jobs {
  let queue: PgBoss | undefined;
  let starting: Promise<void> = Promise.resolve();

  async function perform(job: Job): Promise<void> {
    try {
      const changed = await database.db.transaction((tx) => job.run(tx));
      if (changed > 0) log.info({ job: job.name, changed }, 'job done');
      if (changed > 0) job.after?.();
    } catch (error) {
      log.warn({ job: job.name, ...describeError(error) }, 'job failed');
    }
  }

  async function open(): Promise<void> {
    const opened = await jobQueue(database.pool);
    opened.on('error', (error) => log.warn(describeError(error), 'job queue failed'));
    queue = opened;
    await opened.start();
    for (const job of jobs) {
      // At most one that waits or runs, over all nodes.
      await opened.createQueue(job.name, {
        policy: 'exclusive',
        expireInSeconds: EXPIRE_SECONDS,
        retryLimit: 0,
        deleteAfterSeconds: 3_600,
      });
      await opened.schedule(job.name, job.cron, null, { tz: 'UTC', missed: 'once' });
      const options = { pollingIntervalSeconds: pollSeconds };
      await opened.work(job.name, options, () => perform(job));
    }
  }

  return {
    start() {
      starting = open().catch((error: unknown) => {
        log.warn(describeError(error), 'job queue not opened');
      });
      return starting;
    },
    async stop() {
      await starting;
      await queue?.stop({ close: false, graceful: true, timeout: STOP_MS });
    },
    async run(name) {
      const job = jobs.find((one) => one.name === name);
      if (job === undefined) throw new Error(`No job is called ${name}.`);
      await perform(job);
    },
  };
}
