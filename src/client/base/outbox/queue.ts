// What waits for one resource, in its order, while this page is open.
import { type Entry, nothingWaits, type ResourceState } from './entry.ts';
import type { Keeping } from './outbox-store.ts';

/** An entry at work on this page. */
export interface Live {
  entry: Entry;
  pauseMs: number;
  isSending: boolean;
  /** Settled, taken back or replaced: it is not sent any more. */
  isGone: boolean;
  /** Taken back while it is sent: it counts where it arrives, and is not tried again. */
  isWithdrawn: boolean;
  /** Answers whether the device has it, or only this page. */
  stored: Promise<boolean>;
  /** True once the device has it. */
  isKept: boolean;
  /** Waits before its next try. */
  rest: { why: 'pause' | 'backoff'; end: () => void } | null;
}

export interface Queue {
  readonly lives: Live[];
  state: ResourceState;
  waiters: ((isAllSent: boolean) => void)[];
}

export const emptyQueue = (): Queue => ({ lives: [], state: nothingWaits, waiters: [] });

/** An entry that nothing was done about yet. */
export const liveOf = (entry: Entry, pauseMs: number, { isNoted, stored }: Keeping): Live => ({
  entry,
  pauseMs,
  stored,
  isKept: isNoted,
  isSending: false,
  isGone: false,
  isWithdrawn: false,
  rest: null,
});

/** Tells those who wait for the resource. */
export function resolveWaiters(queue: Queue, isAllSent: boolean): void {
  const { waiters } = queue;
  queue.waiters = [];
  for (const resolve of waiters) resolve(isAllSent);
}

/** The entry is not sent any more from here. */
export function leaveQueue(queue: Queue, live: Live): void {
  live.isGone = true;
  const at = queue.lives.indexOf(live);
  if (at >= 0) queue.lives.splice(at, 1);
  live.rest?.end();
}

/** What rested for a newer value of its slot goes on. */
export function endPauses({ lives }: Queue): void {
  for (const live of lives) {
    live.pauseMs = 0;
    if (live.rest?.why === 'pause') live.rest.end();
  }
}
