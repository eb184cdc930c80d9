// V8 collects a heap that grows, not one that rests: what reading the content leaves behind would stay for good.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives the memory that a start no longer needs back to the system. Everything waits meanwhile, a tenth of a second or
 * more: for before the first request.
 */
export function collectStart(): void {
  // The way to the collector without a flag on the command line, where programs that start us would have to name it.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'major'; flavor: 'last-resort' }) => void;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', flavor: 'last-resort' });
}
