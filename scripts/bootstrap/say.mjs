// What the bootstrap tells the operator: on stderr, so that a command's own output stays clean.

/** Ends the command with one sentence and an exit code; anything else thrown is a bug. */
export class Stop extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** Prints one line for the operator. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Seconds since an instant of `Date.now()`, for people. */
export function secondsSince(startedAt) {
  const seconds = (Date.now() - startedAt) / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

const quietInterval = 10_000;

/** Shows that a long step is alive: a counting line on a terminal, a line now and then elsewhere. */
export async function withProgress(label, work) {
  const startedAt = Date.now();
  const isTerminal = process.stderr.isTTY === true;
  const show = () => {
    const line = `${label} … ${Math.round((Date.now() - startedAt) / 1000)} s`;
    process.stderr.write(isTerminal ? `\r${line}` : `${line}\n`);
  };
  process.stderr.write(isTerminal ? `${label} …` : `${label} …\n`);
  const timer = setInterval(show, isTerminal ? 1000 : quietInterval);
  try {
    const value = await work();
    process.stderr.write(`${isTerminal ? '\r' : ''}${label}: done in ${secondsSince(startedAt)}\n`);
    return value;
  } catch (error) {
    if (isTerminal) process.stderr.write('\n');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
