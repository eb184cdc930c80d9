// Heavy work a few at a time: what comes meanwhile waits in line, and is turned away where the line is long.

/** Thrown when more work waits than may; the caller answers that the server is busy. */
export class LineFull extends Error {
  override readonly name = 'LineFull';
}

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param maxParallel pieces of work at once
 * @param maxWaiting pieces that may wait; one more is refused with `LineFull`
 */
export function createTurns({
  maxParallel,
  maxWaiting,
}: {
  readonly maxParallel: number;
  readonly maxWaiting: number;
}): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maxParallel) {
      if (waiting.length >= maxWaiting) throw new LineFull('Too much work waits.');
      await new Promise<void>((start) => waiting.push(start));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or back.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
