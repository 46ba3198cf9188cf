import { defineConfig } from 'vitest/config';

const rooms = '{contract,src,server,tests,scripts,build,bench,demo}';
const notHere = ['node_modules/**', 'dist/**'];

const long = (name: string, maxWorkers: number) => ({
  extends: true as const,
  test: {
    name,
    isolate: true,
    environment: 'node',
    include: [`${rooms}/**/*.${name}.test.ts`],
    exclude: notHere,
    pool: 'forks' as const,
    maxWorkers,
    globalSetup: 'tests/support/postgres.setup.ts',
    testTimeout: 60 * 60_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What every file loads is loaded once in each worker; a file puts back what it changes.
    isolate: false,
    silent: 'passed-only',
    // On a machine that others use too, one slow moment must not fail a whole run; what fails twice has failed.
    retry: process.env.CI ? 1 : 0,
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${rooms}/**/*.test.ts`],
          exclude: [...notHere, '**/*.{api,long,timed}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'view',
          environment: 'happy-dom',
          // Where tables of the back office have columns.
          environmentOptions: { happyDOM: { width: 1_270, height: 800 } },
          setupFiles: 'tests/support/view.setup.ts',
          include: [`${rooms}/**/*.test.tsx`],
          exclude: notHere,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: [`${rooms}/**/*.api.test.ts`],
          exclude: notHere,
          pool: 'forks',
          globalSetup: 'tests/support/postgres.setup.ts',
          setupFiles: 'tests/support/statement-names.setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      long('long', 2),
      // What is measured by the clock has the machine to itself.
      long('timed', 1),
    ],
  },
});
