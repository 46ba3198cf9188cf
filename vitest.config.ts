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
    globalSetup: 'tests/support/postgres/postgres.setup.ts',
    testTimeout: 60 * 60_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Modules load once per worker; a test file must restore what it changes.
    isolate: false,
    silent: 'passed-only',
    // One retry in CI, because a shared machine can be slow for a moment; a second failure counts.
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
          exclude: [...notHere, '**/*.{api,long,release,timed}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'view',
          environment: 'happy-dom',
          // Width of the viewport at which back-office tables have columns.
          environmentOptions: { happyDOM: { width: 1_270, height: 800 } },
          setupFiles: 'tests/support/views/view.setup.ts',
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
          globalSetup: 'tests/support/postgres/postgres.setup.ts',
          setupFiles: 'tests/support/postgres/statement-names.setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      long('long', 2),
      // Timed tests run alone.
      long('timed', 1),
      // Two builds and a browser, alone.
      long('release', 1),
    ],
  },
});
