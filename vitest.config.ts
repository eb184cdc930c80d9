import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/** Components and hooks, in a document without a browser. */
const onDom = 'src/**/*.dom.test.tsx';

/**
 * They wait more than they work. In the long form their bounds are those of the requirement, and they run alone.
 */
const WAITING = ['tests/faults/timed/sockets.test.ts'];
const besideOthers = process.env.FAULTS === 'full' ? [] : WAITING;

const onDatabase = {
  globalSetup: ['./tests/support/database-server.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A second, which is its own, is little for a database beside two other tests.
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    execArgv: ['--import', './src/server/lifecycle/light-imports.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, onDom],
          setupFiles: ['./tests/support/no-console-errors.ts'],
          // A process a file took four times what its tests take.
          isolate: false,
          // By itself it leaves one core to nobody.
          maxWorkers: 2,
          // Some read all content: five seconds are little on a busy machine, and checks run beside them.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          maxWorkers: 2,
          include: [onDom],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
          setupFiles: ['./tests/support/no-console-errors.ts', './tests/support/dom.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['./tests/support/no-console-errors.ts'],
          maxWorkers: 2,
          // The server is read once a worker, not once a file: half of the time.
          isolate: false,
          sequence: { groupOrder: 1 },
          ...onDatabase,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts', ...besideOthers],
          // They wait for processes more than they work.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          ...onDatabase,
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'faults-timed',
          include: ['tests/faults/timed/*.test.ts'],
          exclude: [...configDefaults.exclude, ...besideOthers],
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          ...onDatabase,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
