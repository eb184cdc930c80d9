import { defineConfig } from 'vitest/config';

const onDatabase = {
  globalSetup: ['./tests/support/database-server.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: ['./tests/support/no-console-errors.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['./tests/support/no-console-errors.ts'],
          maxWorkers: 2,
          ...onDatabase,
        },
      },
      {
        test: {
          name: 'faults-short',
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: false,
          ...onDatabase,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
