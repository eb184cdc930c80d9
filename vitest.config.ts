import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/** Components and hooks, in a document without a browser. */
const onDom = 'src/**/*.dom.test.tsx';

/**
 * They wait more than they work. In the long form their bounds are those of the requirement, and they run alone.
 */
const WAITING = ['tests/faults/timed/sockets.test.ts'];
const besideOthers = process.env.FAULTS === 'full' ? [] : WAITING;

/** No rule is measured by these: a busy machine takes many times as long as a quiet one. */
const unhurried = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};

const onDatabase = {
  globalSetup: ['./tests/support/database-server.ts'],
  ...unhurried,
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
          setupFiles: ['./tests/support/no-console-errors.ts', './tests/support/given-seed.ts'],
          // A process a file took four times what its tests take.
          isolate: false,
          // By itself it leaves one core to nobody.
          maxWorkers: 2,
          ...unhurried,
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
          ...unhurried,
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
