import { test as journey } from './journey.ts';
import { type OwnServer, startOwnServer } from './separate-server.ts';

/** Test with its own market, started by a program of the server or the tests. */
export const journeyThrough = (program: string) =>
  journey.extend<object, { server: OwnServer }>({
    server: [
      // Playwright derives the dependencies of a fixture from this pattern.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, run) => {
        const server = await startOwnServer(program, { NODE_ENV: 'production' });
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
export const separateMarketTest = journeyThrough('server/main.ts');
