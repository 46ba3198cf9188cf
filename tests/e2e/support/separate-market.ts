import { test as journey } from './journey.ts';
import { type OwnServer, startOwnServer } from './separate-server.ts';

/** A journey through a market of its own, which one of the server's programs or of the tests' opens. */
export const journeyThrough = (program: string) =>
  journey.extend<object, { server: OwnServer }>({
    server: [
      // Playwright reads from the pattern that nothing else is needed.
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

/** For what would change the market of all under other journeys: a store more, a notice in every bell. One worker's journeys share it. */
export const test = journeyThrough('server/main.ts');
