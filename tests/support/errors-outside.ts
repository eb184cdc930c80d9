// Errors that no test caught, such as one that comes after its test: Vitest's report of tests does not hold them.
import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

interface Outside {
  readonly message?: unknown;
  readonly stack?: unknown;
  readonly VITEST_TEST_PATH?: unknown;
}

/** Writes a list of `{ file, message }` where `ERRORS_OUTSIDE` says, when a run has ended. */
export default class ErrorsOutside implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly Outside[]): void {
    const to = process.env.ERRORS_OUTSIDE;
    if (to === undefined) return;
    const list = errors.map((error) => ({
      file: String(error.VITEST_TEST_PATH ?? ''),
      message: String(error.message ?? error.stack ?? error),
    }));
    writeFileSync(to, JSON.stringify(list));
  }
}
