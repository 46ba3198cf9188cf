import { test as journey } from './fixtures.ts';
import { type SeparateServer, startSeparateServer } from './separate-server.ts';

/** Test with its own market, started by a program of the server or the tests with these settings. */
export const createMarketTest = (program: string, env: Record<string, string> = {}) =>
  journey.extend<object, { server: SeparateServer }>({
    server: [
      // Playwright derives the dependencies of a fixture from this pattern.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, run) => {
        const server = await startSeparateServer(program, { NODE_ENV: 'production', ...env });
        await run(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ server }, run) => run(server.url),
  });

/**
 * For changes that would disturb tests in the shared market, such as a new store or a notification. Tests of one worker
 * share it.
 */
export const separateMarketTest = createMarketTest('server/main.ts');
