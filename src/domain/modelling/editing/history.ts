// Undo and redo: every model that was, so that going back gives exactly the one before.
import type { Model } from './model.ts';

export interface History {
  readonly past: readonly Model[];
  readonly now: Model;
  readonly future: readonly Model[];
}

/** How many steps back are kept. */
const MOST_STEPS = 200;

export const beginWith = (now: Model): History => ({ past: [], now, future: [] });

/** After a command; the same history where it changed nothing. */
export const goneOn = (history: History, next: Model): History =>
  next === history.now
    ? history
    : { past: [...history.past, history.now].slice(-MOST_STEPS), now: next, future: [] };

export function undone(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  const { past, now, future } = history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone(history: History): History {
  const [after, ...future] = history.future;
  if (!after) return history;
  return { past: [...history.past, history.now], now: after, future };
}
